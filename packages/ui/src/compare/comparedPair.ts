/** The keys of the options that are compared: at most two, the older one first. */
export type ComparedPair = readonly string[];

/** Marks an option, or takes its mark away; a third one replaces the older. */
export function markOption(pair: ComparedPair, key: string): ComparedPair {
  if (pair.includes(key)) return pair.length === 2 ? pair : [];
  return [...pair, key].slice(-2);
}

/** Returns two options to compare: those that are marked, then the selected one, then the first ones. Empty if there are fewer. */
export function filledPair(pair: ComparedPair, keys: readonly string[], selected: string | undefined): ComparedPair {
  const kept = pair.filter((key) => keys.includes(key));
  const order = [...kept, ...keys.filter((key) => key === selected), ...keys];
  const two = [...new Set(order)].slice(0, 2);
  return two.length === 2 ? two : [];
}

/** Puts an option into a column; if the other column has it, the two change places. */
export function replaceOption(pair: ComparedPair, column: number, key: string): ComparedPair {
  if (pair[1 - column] === key) return [pair[1], pair[0]].filter((one) => one !== undefined);
  return pair.map((one, i) => (i === column ? key : one));
}

/** The parts of an option that decide whether it is the default. */
interface ComparedWorth {
  readonly cost?: string | undefined;
  readonly odds?: { readonly measure: string; readonly good: number } | undefined;
}

/** Difference of the odds up to which two options count as equal. */
const NEAR = 0.05;

/**
 * Returns the column whose option Enter chooses: the one that loses nothing for good, otherwise the one with clearly better odds
 * of the same thing. Undefined if both lose something, or if there is no clear difference.
 */
export function defaultColumn([first, second]: readonly [ComparedWorth, ComparedWorth]): 0 | 1 | undefined {
  if (first.cost !== undefined && second.cost !== undefined) return undefined;
  if (second.cost !== undefined) return 0;
  if (first.cost !== undefined) return 1;
  if (!first.odds || !second.odds || first.odds.measure !== second.odds.measure) return undefined;
  const more = first.odds.good - second.odds.good;
  // Compared with a tolerance, so that an exact difference of five points is not decided by rounding.
  return Math.abs(more) <= NEAR + 1e-9 ? undefined : more > 0 ? 0 : 1;
}
