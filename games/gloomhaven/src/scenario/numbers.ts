import { compileFormula } from '@tessera/rules';
import type { View } from '../state/state.ts';
import { type Amount, type Facts, factScope, noFacts } from '../vocabulary/facts.ts';

type Table = Pick<View, 'characters' | 'level' | 'round'>;

/** Returns the facts for formulas of scenarios and statistics. R 14.5 */
export function scenarioFacts({ characters, level, round }: Table, more: Partial<Facts> = {}): Facts {
  return { ...noFacts, characters, level, round, ...more };
}

/** Returns a number of a scenario or of statistics, evaluated if it is a formula. */
export function numberOf(value: Amount, facts: Facts): number {
  if (typeof value === 'number') return value;
  return typeof value === 'object' ? value.own : compileFormula(value, factScope).evaluate(facts);
}

/** Returns the entry for the number of characters from values for two, three and four. R 2.3 */
export function byCharacters<T>(values: readonly [T, T, T], { characters }: Pick<View, 'characters'>): T {
  return values[characters - 2]!;
}
