import type { Chance } from '@tessera/kernel';
import * as rules from '../src/dice/dice.ts';
import type { DiceRollResult } from './types.ts';

/** Rolls two dice of a match. R 2.1 */
export function roll2d6(chance: Chance): DiceRollResult {
  requireChance('roll2d6', chance);
  return rules.roll2d6(chance);
}

/** Rolls two dice of a match against a number: success is a total above it. Ruling A5 */
export function rollVsTarget(
  chance: Chance,
  targetNumber: number,
): { result: DiceRollResult; success: boolean; margin: number } {
  requireChance('rollVsTarget', chance);
  return rules.rollVsTarget(chance, targetNumber);
}

/** Throws for a call without a chance, as the specification writes it: a match could not be replayed. */
function requireChance(name: string, chance: Partial<Chance> | undefined): void {
  if (typeof chance?.d === 'function') return;
  throw new TypeError(`${name} needs the chance of a match as its first argument: functions roll no dice themselves`);
}
