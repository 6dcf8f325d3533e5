import type { Content } from '@tessera/rules';
import type { ContentKinds } from '../records/kinds.ts';

/** Names that content defines without a record, and where content reads them. */
export interface ContentNames {
  /** Tags that an effect grants. */
  readonly tags: ReadonlySet<string>;
  /** Tags that a predicate or formula reads. */
  readonly tagsRead: ReadonlySet<string>;
  readonly toggles: ReadonlySet<string>;
  readonly features: ReadonlySet<string>;
  readonly resources: ReadonlySet<string>;
  readonly scales: ReadonlySet<string>;
  /** Spell lists with at least one spell. */
  readonly lists: ReadonlySet<string>;
  readonly choices: ReadonlySet<string>;
  /** Choices whose answer is read by name. */
  readonly choicesRead: ReadonlySet<string>;
}

/** Returns all names in the content; cached per content. */
export function namesIn(content: Content<ContentKinds>): ContentNames {
  let names = known.get(content);
  if (names === undefined) {
    names = collect(content);
    known.set(content, names);
  }
  return names;
}

const known = new WeakMap<Content<ContentKinds>, ContentNames>();

/** Sets that one pass over all records fills. */
class Collection {
  readonly tags = new Set<string>();
  readonly tagsRead = new Set<string>();
  readonly toggles = new Set<string>();
  readonly features = new Set<string>();
  readonly resources = new Set<string>();
  readonly scales = new Set<string>();
  readonly lists = new Set<string>();
  readonly choices = new Set<string>();
  readonly choicesRead = new Set<string>();
}

function collect(content: Content<ContentKinds>): ContentNames {
  const names = new Collection();
  const { rule, species, lineage, background, class: classes, subclass, feat, item, condition, spell } = content;
  for (const shelf of [rule, species, lineage, background, classes, subclass, feat, item, condition, spell])
    for (const record of shelf.values()) {
      for (const { id, toggles, choices } of record.features) {
        names.features.add(id);
        for (const toggle of toggles ?? []) names.toggles.add(toggle.id);
        for (const choice of choices ?? []) names.choices.add(choice.id);
      }
      visit(record.features, names);
    }
  for (const { multiclass } of classes.values()) visit(multiclass, names);
  for (const { prerequisites } of feat.values()) visit(prerequisites, names);
  for (const { attunementBy } of item.values()) visit(attunementBy, names);
  for (const { scales = {} } of classes.values()) for (const name of Object.keys(scales)) names.scales.add(name);
  for (const { lists } of spell.values()) for (const list of lists) names.lists.add(list);
  return names;
}

const ANSWER = /@choice\.([\w-]+)/g;
const TAG = /@tags\.([\w-]+)/g;

/**
 * Collects names recursively. Effects and predicates can be nested anywhere, so they are recognized by their fields.
 */
function visit(value: unknown, names: Collection): void {
  if (typeof value === 'string') {
    for (const [, tag = ''] of value.matchAll(TAG)) names.tagsRead.add(tag);
    if (value.includes('@choice.')) for (const [, id = ''] of value.matchAll(ANSWER)) names.choicesRead.add(id);
  } else if (Array.isArray(value)) {
    for (const inner of value) visit(inner, names);
  } else if (typeof value === 'object' && value !== null) {
    note(value, names);
    for (const inner of Object.values(value)) visit(inner, names);
  }
}

function note(value: object, names: Collection): void {
  if ('type' in value && value.type === 'picked' && 'choice' in value) names.choicesRead.add(String(value.choice));
  if ('kind' in value) {
    if (value.kind === 'tag' && 'tags' in value) for (const tag of texts(value.tags)) names.tags.add(tag);
    if (value.kind === 'resource' && 'resourceId' in value) names.resources.add(String(value.resourceId));
    if (value.kind === 'grantFeature' && 'featureId' in value) names.features.add(String(value.featureId));
  } else if ('type' in value && value.type === 'hasTag' && 'tag' in value) {
    names.tagsRead.add(String(value.tag));
  }
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
