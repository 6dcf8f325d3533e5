import * as z from 'zod';
import type { Contributor } from './contribution.ts';
import { pointedOut } from './finding.ts';
import { formatIssue, problem, schemaError } from './issueText.ts';
import { nearestName } from './nearestName.ts';
import { suggestion } from './suggest.ts';

/**
 * How contributions of one priority combine: `stack` adds them; `highest` and `lowest` count one per group; `flag` is
 * on if any exists; `sources` is a flag with all sources listed.
 */
export const STACKING_RULES = ['stack', 'highest', 'lowest', 'flag', 'sources'] as const;

export type StackingRule = (typeof STACKING_RULES)[number];
export type BonusStacking = Extract<StackingRule, 'stack' | 'highest' | 'lowest'>;

/**
 * The schema of stacking rules in content; the name of another system is `E_STACKING_NAME`, with its counterpart as
 * hint.
 */
export const StackingRule = z.enum(STACKING_RULES, {
  error: ({ input }) => {
    if (typeof input !== 'string') return undefined;
    const meant = FOREIGN.get(input);
    const hint =
      meant === undefined ? suggestion(nearestName(input, STACKING_RULES)) : problem('use-instead', { name: meant });
    const expected = problem('one-of', { options: STACKING_RULES.map((name) => `"${name}"`) });
    const message = problem('no-stacking-rule', { found: pointedOut(input) });
    return schemaError('E_STACKING_NAME', formatIssue({ message, expected, hint }));
  },
});

const FOREIGN: ReadonlyMap<string, string> = new Map([
  ['max', 'highest'],
  ['min', 'lowest'],
  ['sum', 'stack'],
  ['add', 'stack'],
]);

/** A contribution that does not count, and its winner. */
interface Beaten<Item> {
  readonly item: Item;
  readonly by: Item;
}

/** The contributions that count, in the given order, and those that do not. */
export interface StackingResult<Item> {
  readonly counted: readonly Item[];
  readonly beaten: readonly Beaten<Item>[];
}

/** Keeps the strongest contribution of each source; of equals the longer-lasting one, then the first. */
export function settleSources<Item extends Contributor>(
  items: readonly Item[],
  strength: (item: Item) => number,
): StackingResult<Item> {
  return settle(
    items,
    (item) => item.source,
    (item, best) => {
      const difference = strength(item) - strength(best);
      return difference > 0 || (difference === 0 && (item.remaining ?? 0) > (best.remaining ?? 0));
    },
  );
}

/** The properties of a bonus that stacking depends on. */
export interface Stackable {
  readonly source: string;
  readonly value: number;
  readonly stacking?: BonusStacking | undefined;
  readonly bonusType?: string | undefined;
}

/**
 * Lets bonuses of one type compete if they say so. Without a type the group is the source. A penalty never competes for
 * `highest`: penalties add up.
 */
export function settleBonuses<Item extends Stackable>(items: readonly Item[]): StackingResult<Item> {
  return settle(
    items,
    (item) => {
      const { stacking = 'stack', value } = item;
      if (stacking === 'stack' || (stacking === 'highest' && value < 0)) return undefined;
      return `${stacking} ${item.bonusType === undefined ? `source ${item.source}` : `type ${item.bonusType}`}`;
    },
    (item, best) => (item.stacking === 'lowest' ? item.value < best.value : item.value > best.value),
  );
}

/** Selects one winner per group; an item without a group always counts. */
function settle<Item>(
  items: readonly Item[],
  groupOf: (item: Item) => string | undefined,
  beats: (item: Item, best: Item) => boolean,
): StackingResult<Item> {
  const groups = items.map(groupOf);
  // Fast path: there are rarely two of one group.
  if (groups.every((group, index) => group === undefined || groups.indexOf(group) === index))
    return { counted: items, beaten: [] };
  const winners = new Map<string, Item>();
  items.forEach((item, index) => {
    const group = groups[index];
    if (group === undefined) return;
    const best = winners.get(group);
    if (best === undefined || beats(item, best)) winners.set(group, item);
  });
  const counted: Item[] = [];
  const beaten: Beaten<Item>[] = [];
  items.forEach((item, index) => {
    const group = groups[index];
    const by = group === undefined ? item : winners.get(group)!;
    if (by === item) counted.push(item);
    else beaten.push({ item, by });
  });
  return { counted, beaten };
}
