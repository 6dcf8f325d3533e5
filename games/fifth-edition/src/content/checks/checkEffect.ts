import { type JsonPath, nearestName, suggestion } from '@tessera/rules';
import { type Effect, kindOf } from '../../effects/effect.ts';
import type { ReferenceChecks } from '../../effects/kind.ts';
import { compileValue } from '../../facts/formulas.ts';
import type { ActivationRecord } from '../../uses/activation.ts';
import { type ContentText, formatIssue, problem } from '../../vocabulary/contentMessage.ts';
import { type ContentKinds, contentKinds } from '../records/kinds.ts';
import { checkPredicate } from './checkPredicate.ts';
import { checkProficiency } from './checkProficiency.ts';
import { namesIn } from './contentNames.ts';
import type { WantedAnswer } from './reachability.ts';
import { type Look, reportUnknown } from './reportUnknown.ts';

/** Checks the references of an effect: records, lists, answers, and variables in formulas. */
export function checkEffect(effect: Effect, path: JsonPath, given: readonly WantedAnswer[], look: Look): void {
  kindOf(effect).references(effect, referenceChecks(path, look));
  checkPredicate(effect.predicate, [...path, 'predicate'], given, look);
  checkTexts(effect, path, look);
}

/** Checks that spent and refilled resources exist, and that started effects name a record. */
export function checkActivation(activation: ActivationRecord | undefined, path: JsonPath, look: Look): void {
  if (activation === undefined) return;
  const { resource: drawn, gives, casting } = activation;
  const { resources, tags } = namesIn(look.content);
  const check = (id: string, ...place: (string | number)[]) => {
    if (!resources.has(id))
      reportUnknown(problem('what-resource'), id, resources, [...path, 'activation', ...place], look);
  };
  if (drawn !== undefined) check(drawn, 'resource');
  gives?.refills?.forEach((id, index) => {
    check(id, 'gives', 'refills', index);
  });
  checkSelector(gives?.begins?.ref, [...path, 'activation', 'gives', 'begins', 'ref'], look);
  checkTexts(gives, [...path, 'activation', 'gives'], look);
  const most = String(casting?.group?.most ?? '');
  for (const [, tag = ''] of most.matchAll(/@tags\.([\w-]+)/g))
    if (!tags.has(tag))
      reportUnknown(problem('what-tag'), tag, tags, [...path, 'activation', 'casting', 'group', 'most'], look);
  casting?.of?.spells?.forEach((id, index) => {
    look.reference('spell', id, [...path, 'activation', 'casting', 'of', 'spells', index]);
  });
}

/** Returns the checks of names in an effect, with its path in front of each place. */
function referenceChecks(path: JsonPath, look: Look): ReferenceChecks {
  const record: ReferenceChecks['record'] = (kind, id, ...place) => {
    if (id !== undefined && !id.startsWith('@')) look.reference(kind, id, [...path, ...place]);
  };
  return {
    record,
    records(kind, ids, ...place) {
      ids?.forEach((id, index) => {
        record(kind, id, ...place, index);
      });
    },
    isItem: (id) => look.content.item.has(id),
    proficiency: (type, value, ...place) => checkProficiency(type, value, [...path, ...place], look),
    activation: (activation) => checkActivation(activation, path, look),
    spellLists: (lists, ...place) => checkLists(lists, [...path, ...place], look),
    selector: (sourceId, ...place) => checkSelector(sourceId, [...path, ...place], look),
    tags: (tags, ...place) => checkTags(tags, [...path, ...place], look),
    report: (code, issue, ...place) => look.report({ code, path: [...path, ...place], ...issue }),
  };
}

/** A spell list exists when a spell names it. */
export function checkLists(lists: readonly string[], path: JsonPath, look: Look): void {
  const known = namesIn(look.content).lists;
  lists.forEach((list, index) => {
    if (!list.startsWith('@') && !known.has(list))
      reportUnknown(problem('what-spell-list'), list, known, [...path, index], look);
  });
}

/** `item:ring-of-protection` names a record, `item:` all records of a kind. */
function checkSelector(sourceId: string | undefined, path: JsonPath, look: Look): void {
  const [kind = '', id = ''] = sourceId?.split(':') ?? [];
  const isKind = (name: string): name is keyof ContentKinds => Object.hasOwn(contentKinds, name);
  if (id !== '' && isKind(kind)) look.reference(kind, id, path);
}

/** Tag areas that the engine itself reads. */
const ENGINE_TAGS = /^(?:rest|state|concentration):/;

function checkTags(tags: readonly string[], path: JsonPath, look: Look): void {
  const { tagsRead } = namesIn(look.content);
  tags.forEach((tag, index) => {
    if (ENGINE_TAGS.test(tag) || tagsRead.has(tag)) return;
    const said = formatIssue({ message: problem('unused-tag', { tag }), expected: problem('predicate-that-reads') });
    look.report({ code: 'W_UNUSED_TAG', path: [...path, index], ...said });
  });
}

/** Fields with text for people, which is not parsed as a formula. */
const PROSE: readonly string[] = ['text', 'label', 'name', 'summary', 'predicate'];

const NAMED = /@(?:classLevel|scale|resource|condition|choice)\./;

/** Checks the answers and variables named inside texts; the schema cannot know which exist. */
function checkTexts(value: unknown, path: JsonPath, look: Look): void {
  if (typeof value === 'string') {
    if (NAMED.test(value)) for (const variable of variablesIn(value)) checkVariable(variable, path, look);
  } else if (Array.isArray(value)) {
    value.forEach((inner, index) => {
      checkTexts(inner, [...path, index], look);
    });
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) if (!PROSE.includes(key)) checkTexts(inner, [...path, key], look);
  }
}

const PLACEHOLDER = /^(?:\w+\.)?@(choice\.[\w-]+)$/;

function variablesIn(text: string): readonly string[] {
  const [, placeholder] = PLACEHOLDER.exec(text) ?? [];
  return placeholder === undefined ? compileValue(text).variables : [placeholder];
}

/** The kind of name that follows each family of variables. */
const FAMILIES: Readonly<Record<string, ContentText>> = {
  classLevel: 'what-class',
  condition: 'what-condition',
  scale: 'what-scale',
  resource: 'what-resource',
};

function checkVariable(variable: string, path: JsonPath, look: Look): void {
  const [family = '', name = ''] = variable.split('.');
  const { scales, resources, choices } = namesIn(look.content);
  const known: Readonly<Record<string, { has(name: string): boolean; keys(): Iterable<string> }>> = {
    classLevel: look.content.class,
    condition: look.content.condition,
    scale: scales,
    resource: resources,
    choice: choices,
  };
  const names = known[family];
  if (names === undefined || names.has(name)) return;
  if (family === 'choice') {
    reportUnknown(problem('what-choice'), name, names.keys(), path, look);
    return;
  }
  const nearest = nearestName(name, names.keys());
  const hint = suggestion(nearest === undefined ? undefined : `@${variable.replace(name, nearest)}`);
  const message = problem('no-variable', { variable, name, what: problem(FAMILIES[family] ?? 'what-choice') });
  look.report({ code: 'E_FORMULA_UNKNOWN_VARIABLE', path, ...formatIssue({ message, found: `"${name}"`, hint }) });
}
