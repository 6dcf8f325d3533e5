import type { NestedMessage } from '@tessera/rules';
import { problem } from '../../vocabulary/contentMessage.ts';
import { MAX_LEVEL } from '../../vocabulary/vocabulary.ts';
import type { Leaf, PredicateTree } from './predicateTree.ts';

/** A question with the required answer. */
export interface WantedAnswer {
  readonly leaf: Leaf;
  readonly is: boolean;
}

/** Returns the reason why the answers exclude each other, or undefined. */
export type Impossibility = (wanted: readonly WantedAnswer[]) => NestedMessage | undefined;

/**
 * Returns the reason why a predicate can never hold together with `given`, or undefined when it can or is too large to
 * check. `given` are the facts of its record, such as species and edition.
 */
export function neverHolds(
  tree: PredicateTree,
  given: readonly WantedAnswer[],
  impossible: Impossibility,
): NestedMessage | undefined {
  const ways = waysOf(tree, true);
  if (ways === undefined) return undefined;
  let reason: NestedMessage | undefined = problem('no-way-to-hold');
  for (const way of ways) {
    reason = impossible([...given, ...way]);
    if (reason === undefined) return undefined;
  }
  return reason;
}

/** Returns the branches of an `or` that can never hold while others can. */
export function deadBranches(
  tree: PredicateTree,
  given: readonly WantedAnswer[],
  impossible: Impossibility,
): { readonly tree: PredicateTree; readonly reason: NestedMessage }[] {
  if (tree.form === 'leaf' || tree.form === 'not') return [];
  return tree.parts.flatMap((part) => {
    const reason = tree.form === 'any' ? neverHolds(part, given, impossible) : undefined;
    return reason === undefined ? deadBranches(part, given, impossible) : [{ tree: part, reason }];
  });
}

/** Limit of answer combinations to check. */
const MAX_WAYS = 256;

/** Returns every set of answers that makes a predicate true or false; undefined when there are too many. */
function waysOf(tree: PredicateTree, is: boolean): readonly (readonly WantedAnswer[])[] | undefined {
  if (tree.form === 'leaf') return [[{ leaf: tree, is }]];
  if (tree.form === 'not') return waysOf(tree.part, !is);
  const isEach = (tree.form === 'all') === is;
  let ways: readonly (readonly WantedAnswer[])[] = isEach ? [[]] : [];
  for (const part of tree.parts) {
    const more = waysOf(part, is);
    if (more === undefined) return undefined;
    ways = isEach ? ways.flatMap((way) => more.map((other) => [...way, ...other])) : [...ways, ...more];
    if (ways.length > MAX_WAYS) return undefined;
  }
  return ways;
}

/** Questions about fields of which a character has one value. */
const SINGLE: Readonly<Record<string, string>> = {
  edition: 'value',
  speciesIs: 'slug',
  lineageIs: 'slug',
  backgroundIs: 'slug',
  startingClassIs: 'slug',
  sizeIs: 'value',
};

const HIGHEST_SCORE = 30;

/** Finds contradictions that hold for all content. */
export const contradiction: Impossibility = (wanted) => {
  const [lowest, highest] = levelsIn(wanted);
  if (lowest > highest) return problem('no-such-level', { lowest, highest });
  const levels = classLevelsIn(wanted);
  if (levels > MAX_LEVEL) return problem('too-many-class-levels', { levels, most: MAX_LEVEL });
  const score = highestScoreIn(wanted);
  if (score > HIGHEST_SCORE) return problem('no-such-score', { score });
  return clash(wanted);
};

function levelsIn(wanted: readonly WantedAnswer[]): readonly [lowest: number, highest: number] {
  let lowest = 1;
  let highest = MAX_LEVEL;
  for (const { leaf, is } of wanted) {
    const level = Number(leaf.fields.value);
    if (leaf.type === 'levelAtLeast' && is) lowest = Math.max(lowest, level);
    if (leaf.type === 'levelAtLeast' && !is) highest = Math.min(highest, level - 1);
    if (leaf.type === 'levelAtMost' && is) highest = Math.min(highest, level);
    if (leaf.type === 'levelAtMost' && !is) lowest = Math.max(lowest, level + 1);
  }
  return [lowest, highest];
}

function highestScoreIn(wanted: readonly WantedAnswer[]): number {
  let highest = 0;
  for (const { leaf, is } of wanted)
    if (is && leaf.type === 'abilityAtLeast') highest = Math.max(highest, Number(leaf.fields.value));
  return highest;
}

/** Returns the sum of the class levels that the questions require. */
function classLevelsIn(wanted: readonly WantedAnswer[]): number {
  const levels = new Map<unknown, number>();
  for (const { leaf, is } of wanted)
    if (is && leaf.type === 'classLevelAtLeast') {
      const { classSlug, level } = leaf.fields;
      levels.set(classSlug, Math.max(levels.get(classSlug) ?? 0, Number(level)));
    }
  return [...levels.values()].reduce((sum, level) => sum + level, 0);
}

/** Finds two answers that exclude each other: both answers to a question, or two values of a single-valued field. */
function clash(wanted: readonly WantedAnswer[]): NestedMessage | undefined {
  const answers = new Map<string, boolean>();
  const values = new Map<string, unknown>();
  for (const { leaf, is } of wanted) {
    const question = `${leaf.type} ${JSON.stringify(leaf.fields)}`;
    if (answers.get(question) === !is) return problem('asks-for-and-against', { question: wordsOf(leaf) });
    answers.set(question, is);
    const field = SINGLE[leaf.type];
    if (field === undefined || !is) continue;
    const value = leaf.fields[field];
    if (values.has(leaf.type) && values.get(leaf.type) !== value)
      return problem('exclude-each-other', { question: wordsOf(leaf), other: String(values.get(leaf.type)) });
    values.set(leaf.type, value);
  }
  return undefined;
}

function wordsOf({ type, fields }: Leaf): string {
  const values = Object.values(fields).filter((value) => typeof value === 'string' || typeof value === 'number');
  return [type, ...values.map((value) => JSON.stringify(value))].join(' ');
}
