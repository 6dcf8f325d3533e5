import type { JsonPath, Label } from '@tessera/rules';
import { type ContentText, formatIssue, problem } from '../../vocabulary/contentMessage.ts';
import { PROFICIENCY_TYPES } from '../../vocabulary/vocabulary.ts';
import type { ContentKinds } from '../records/kinds.ts';
import { checkProficiency } from './checkProficiency.ts';
import { type ContentNames, namesIn } from './contentNames.ts';
import { type Leaf, leavesOf, type PredicateTree, predicateTree } from './predicateTree.ts';
import { contradiction, deadBranches, neverHolds, type WantedAnswer } from './reachability.ts';
import { type Look, reportUnknown } from './reportUnknown.ts';

/** Checks the references of a predicate, and that it can hold in its context. */
export function checkPredicate(predicate: unknown, path: JsonPath, given: readonly WantedAnswer[], look: Look): void {
  if (predicate === undefined) return;
  const tree = predicateTree(predicate, path);
  for (const leaf of leavesOf(tree)) checkLeaf(leaf, look);
  const reason = neverHolds(tree, given, contradiction);
  if (reason !== undefined) unreachable(tree, reason, look);
  else for (const dead of deadBranches(tree, given, contradiction)) unreachable(dead.tree, dead.reason, look);
}

/** Returns the questions that must be true when a predicate holds: those outside of `or` and `not`. */
export function certainIn(predicate: unknown): readonly WantedAnswer[] {
  if (predicate === undefined) return [];
  const certain = (tree: PredicateTree): WantedAnswer[] => {
    if (tree.form === 'leaf') return [{ leaf: tree, is: true }];
    if (tree.form === 'all') return tree.parts.flatMap(certain);
    return tree.form === 'not' && tree.part.form === 'leaf' ? [{ leaf: tree.part, is: false }] : [];
  };
  return certain(predicateTree(predicate, []));
}

/** Creates a question with the answer true. */
export function holds(type: string, fields: Readonly<Record<string, unknown>>): WantedAnswer {
  return { leaf: { form: 'leaf', path: [], type, fields }, is: true };
}

function unreachable({ path }: PredicateTree, reason: Label, look: Look): void {
  const said = formatIssue({ message: problem('never-holds', { reason }), expected: problem('what-can-hold') });
  look.report({ code: 'W_UNREACHABLE_PREDICATE', path, ...said });
}

/** Questions that name a record. */
const RECORDS: Readonly<Record<string, readonly [field: string, kind: keyof ContentKinds]>> = {
  classIs: ['slug', 'class'],
  startingClassIs: ['slug', 'class'],
  classLevelAtLeast: ['classSlug', 'class'],
  subclassIs: ['slug', 'subclass'],
  speciesIs: ['slug', 'species'],
  lineageIs: ['slug', 'lineage'],
  backgroundIs: ['slug', 'background'],
  hasFeat: ['featSlug', 'feat'],
  hasCondition: ['condition', 'condition'],
  equipped: ['item', 'item'],
  attuned: ['item', 'item'],
  knowsSpell: ['spell', 'spell'],
};

/** Questions that name something without a record. */
const NAMES: Readonly<
  Record<string, readonly [field: string, what: ContentText, names: (names: ContentNames) => ReadonlySet<string>]>
> = {
  toggle: ['id', 'what-switch', ({ toggles }) => toggles],
  hasFeature: ['featureSlug', 'what-feature', ({ features }) => features],
  resourceAtLeast: ['resourceId', 'what-resource', ({ resources }) => resources],
};

function checkLeaf({ type, fields, path }: Leaf, look: Look): void {
  const record = RECORDS[type];
  const id = record && fields[record[0]];
  if (record && id !== undefined) look.reference(record[1], String(id), [...path, record[0]]);
  const profType = PROFICIENCY_TYPES.find((each) => type === 'hasProficiency' && each === fields.profType);
  if (profType !== undefined) checkProficiency(profType, String(fields.value), [...path, 'value'], look);
  const named = NAMES[type];
  if (named !== undefined) {
    const [field, what, pick] = named;
    const names = pick(namesIn(look.content));
    const name = String(fields[field]);
    if (!names.has(name)) reportUnknown(problem(what), name, names, [...path, field], look);
  }
  // Another pack may grant the tag, so this is only a warning about an unreachable predicate.
  const { tags } = namesIn(look.content);
  if (type === 'hasTag' && !tags.has(String(fields.tag)))
    reportUnknown(problem('what-tag'), String(fields.tag), tags, [...path, 'tag'], look, 'W_UNREACHABLE_PREDICATE');
}
