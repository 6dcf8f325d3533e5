import { factsIn } from './describeAmount.ts';
import type { Describer } from './kind.ts';

/** A comparison with a special sentence. */
export type Comparison =
  | {
      readonly type: 'bound';
      readonly fact: string;
      readonly how: 'least' | 'most' | 'exactly';
      readonly value: number;
    }
  | { readonly type: 'half'; readonly fact: string; readonly of: string }
  | { readonly type: 'every'; readonly rounds: number; readonly rest: number };

const SIGNS: Readonly<Record<string, 'least' | 'most' | 'exactly'>> = { '>=': 'least', '<=': 'most', '==': 'exactly' };

/** Reads a formula that compares a fact; undefined for any other formula. */
export function comparisonOf(formula: string): Comparison | undefined {
  const [, fact, sign, value] = /^@(\w+) (<=|>=|==) (\d+)$/.exec(formula) ?? [];
  if (fact !== undefined) return { type: 'bound', fact, how: SIGNS[sign!]!, value: Number(value) };
  const [, part, of] = /^2 \* @(\w+) < @(\w+)$/.exec(formula) ?? [];
  if (part !== undefined) return { type: 'half', fact: part, of: of! };
  const [, rounds, rest] = /^@round - (\d+) \* floor\(@round \/ \1\) == (\d+)$/.exec(formula) ?? [];
  return rounds === undefined ? undefined : { type: 'every', rounds: Number(rounds), rest: Number(rest) };
}

/** Returns "4 or more". */
export function boundText({ how, value }: Extract<Comparison, { type: 'bound' }>, t: Describer): string {
  return t('compare.bound', { how, value });
}

/** The facts with a special sentence for a bound. */
const BOUND: ReadonlySet<string> = new Set([
  'hexesMoved',
  'hazardsEntered',
  'actionValue',
  'usesLeft',
  'adjacentAllies',
  'targetHitPoints',
  'targetDamageTaken',
  'targetNegativeConditions',
  'round',
]);

/** Returns the text of a comparison in a condition: "you moved 4 or more hexes this turn". */
export function compareText(formula: string, t: Describer, role: string): string {
  const comparison = comparisonOf(formula);
  if (comparison?.type === 'bound' && BOUND.has(comparison.fact)) {
    const { fact, how, value } = comparison;
    return t(`compare.${fact}`, { role, how, value, bound: boundText(comparison, t) });
  }
  if (comparison?.type === 'half') {
    const { fact, of } = comparison;
    return t('compare.half', { own: fact === 'hitPoints', fact: t(`fact.${fact}`), of: t(`fact.${of}`) });
  }
  if (comparison?.type === 'every') {
    const { rounds, rest } = comparison;
    const first = rest === 0 ? rounds : rest;
    return t('compare.every', { first, second: first + rounds, third: first + 2 * rounds });
  }
  return factsIn(formula, t);
}
