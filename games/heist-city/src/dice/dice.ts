import type { Chance } from '@tessera/kernel';
import type { DiceRollResult } from '../state/types.ts';
import { DEFAULT, hasVariant, type Rules } from '../state/variants.ts';

/** Rolls two dice. R 2.1 */
export function roll2d6(chance: Chance): DiceRollResult {
  const dice1 = chance.d(6);
  const dice2 = chance.d(6);
  return { dice1, dice2, total: dice1 + dice2 };
}

/** Rolls against a number; success is a roll above it. Ruling A5 */
export function rollVsTarget(
  chance: Chance,
  targetNumber: number,
): { result: DiceRollResult; success: boolean; margin: number } {
  const result = roll2d6(chance);
  const margin = result.total - targetNumber;
  return { result, success: margin > 0, margin };
}

/** Returns the probability of rolling `target` or more. R 18.1 */
export function probability2d6(target: number, rules: Rules = DEFAULT): number {
  return waysAtLeast(hasVariant(rules, 'prob-strict') ? target + 1 : target) / 36;
}

/** Returns the mean margin of rolls that reach `target`; 0 if none does. R 18.5 */
export function expectedSuccessMargin(target: number, rules: Rules = DEFAULT): number {
  const least = Math.max(2, hasVariant(rules, 'margin-strict') ? target + 1 : target);
  let margins = 0;
  for (let total = least; total <= 12; total++) margins += ways(total) * (total - target);
  return margins === 0 ? 0 : margins / waysAtLeast(least);
}

/** Returns all 36 outcomes of two dice. */
export function all2d6Outcomes(): DiceRollResult[] {
  const outcomes: DiceRollResult[] = [];
  for (let dice1 = 1; dice1 <= 6; dice1++) {
    for (let dice2 = 1; dice2 <= 6; dice2++) outcomes.push({ dice1, dice2, total: dice1 + dice2 });
  }
  return outcomes;
}

/** Returns the number of the 36 outcomes with this total. */
export function ways(total: number): number {
  return total < 2 || total > 12 ? 0 : 6 - Math.abs(7 - total);
}

/** Returns the number of the 36 outcomes with this total or more. */
export function waysAtLeast(total: number): number {
  return total <= 2 ? 36 : total >= 13 ? 0 : WAYS_AT_LEAST[total]!;
}

/** Returns whether an attack roll hits: the dice must beat the number. R 2.2 */
export function hits(targetNumber: number, total: number, rules: Rules = DEFAULT): boolean {
  if (isNatural(total, rules)) return total === 12;
  return hasVariant(rules, 'hit-gte') ? total >= targetNumber : total > targetNumber;
}

/** Returns the probability that an attack roll hits. R 18.2 */
export function pHit(targetNumber: number, rules: Rules = DEFAULT): number {
  return chanceOf(hasVariant(rules, 'hit-gte') ? targetNumber : targetNumber + 1, rules);
}

/** Returns the damage a save prevents if the dice had to reach `needed`; 0 if they did not. R 10.2 */
export function preventedDamage(needed: number, total: number, rules: Rules = DEFAULT): number {
  if (isNatural(total, rules)) return total === 12 ? Math.max(1, 13 - needed) : 0;
  return total >= needed ? 1 + total - needed : 0;
}

/** Returns the probability that a save prevents any damage. R 18.4 */
export function pSave(needed: number, rules: Rules = DEFAULT): number {
  return chanceOf(needed, rules);
}

/** Returns the mean damage of a hit after a save that needs `needed`. R 18.6 */
export function residual(damage: number, needed: number, rules: Rules = DEFAULT): number {
  const spread = damageSpread(damage, needed, rules);
  let sum = 0;
  for (let final = 1; final < spread.length; final++) sum += final * spread[final]!;
  return sum / 36;
}

/** Returns in how many of 36 outcomes a hit does 0, 1, 2, ... damage after the save. */
export function damageSpread(damage: number, needed: number, rules: Rules = DEFAULT): readonly number[] {
  const reach = Math.min(13, needed);
  const known = (hasVariant(rules, 'natural-extremes') ? EXTREME_SPREADS : SPREADS)[damage]?.[reach];
  return known ?? spreadOf(Math.max(0, damage), reach, rules);
}

/** Returns the probability that the dice reach a total in a test that can both fail and pass. */
export function chanceOf(total: number, rules: Rules): number {
  const favourable = waysAtLeast(total);
  return (hasVariant(rules, 'natural-extremes') ? Math.min(35, Math.max(1, favourable)) : favourable) / 36;
}

/** Returns whether the dice alone decide. Ruling A10 */
export function isNatural(total: number, rules: Rules): boolean {
  return (total === 2 || total === 12) && hasVariant(rules, 'natural-extremes');
}

const WAYS_AT_LEAST: readonly number[] = Array.from({ length: 14 }, (_, least) => {
  let sum = 0;
  for (let total = least; total <= 12; total++) sum += ways(total);
  return sum;
});

function spreadOf(damage: number, needed: number, rules: Rules): readonly number[] {
  const spread = new Array<number>(damage + 1).fill(0);
  for (let total = 2; total <= 12; total++) {
    spread[Math.max(0, damage - preventedDamage(needed, total, rules))]! += ways(total);
  }
  return spread;
}

/** Returns the spreads by damage, then by needed save, beyond the values of the game. */
function spreadsOf(rules: Rules): readonly (readonly (readonly number[])[])[] {
  return Array.from({ length: 13 }, (_, damage) =>
    Array.from({ length: 14 }, (_, needed) => spreadOf(damage, needed, rules)),
  );
}

const SPREADS = spreadsOf(DEFAULT);
const EXTREME_SPREADS = spreadsOf({ variants: ['natural-extremes'] });
