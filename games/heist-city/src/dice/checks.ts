import type { Reason } from '@tessera/kernel';
import { actionOf, stanceOf } from '../content/index.ts';
import type { Check } from '../state/frames.ts';
import type { View } from '../state/state.ts';
import type { DiceRollResult } from '../state/types.ts';
import { DEFAULT, hasVariant, type Rules } from '../state/variants.ts';
import { statOf, statReasons } from '../units/stats.ts';
import { chanceOf, isNatural, ways } from './dice.ts';

/** Stats used in checks. */
export type Skill = 'H' | 'C';

/** Result of a check. */
export interface CheckResult {
  readonly success: boolean;
  /** Total plus bonuses, minus stat and difficulty. R 2.4 */
  readonly margin: number;
  /** Number of successes; 0 for a failure. */
  readonly successes: number;
}

/** Resolves a hack check: hacking a drop has difficulty 1, all else 0. R 2.4, 12 */
export function resolveHackCheck(state: View, unit: number, roll: DiceRollResult, difficulty = 0): CheckResult {
  return resolveCheck(state, unit, 'H', roll, difficulty);
}

/** Resolves a charm check: charming has difficulty 0, mob intel 2. R 2.4, 12 */
export function resolveCharmCheck(state: View, unit: number, roll: DiceRollResult, difficulty = 0): CheckResult {
  return resolveCheck(state, unit, 'C', roll, difficulty);
}

/** Result of an opposed test. R 2.6 */
export interface OpposedResult {
  /** Unit with more successes; null for none. */
  readonly winner: number | null;
  readonly char1Margin: number;
  readonly char2Margin: number;
  readonly char1Successes: number;
  readonly char2Successes: number;
}

/** Resolves an opposed test: each character rolls against its own stat; more successes win. R 2.6 */
export function resolveOpposedRoll(
  state: View,
  unit1: number,
  unit2: number,
  skill: Skill,
  roll1: DiceRollResult,
  roll2: DiceRollResult,
): OpposedResult {
  const first = resolveCheck(state, unit1, skill, roll1, 0);
  const second = resolveCheck(state, unit2, skill, roll2, 0);
  const winner = prevailing(first.successes, second.successes, state);
  return {
    winner: winner === null ? null : winner === 0 ? unit1 : unit2,
    char1Margin: first.margin,
    char2Margin: second.margin,
    char1Successes: first.successes,
    char2Successes: second.successes,
  };
}

/** Hack stat of a computer that defends itself. D4 */
export const SYSTEM_HACK = 8;

/** Returns whether a lone hacker beats the computer, which makes the second roll. D4 */
export function resolveSystemHack(state: View, unit: number, roll: DiceRollResult, system: DiceRollResult): boolean {
  const { successes } = resolveCheck(state, unit, 'H', roll, 0);
  return prevailing(successes, successesOf(leastMargin(0, state) + SYSTEM_HACK, system.total, state), state) === 0;
}

/** Returns the probability of passing a check. R 18.3 */
export function pCheck(state: View, unit: number, skill: Skill, difficulty = 0): number {
  return chanceOf(leastTotal(state, unit, skill, difficulty), state);
}

/** Returns the parts of the total that a check needs. */
export function checkReasons(state: View, unit: number, skill: Skill, difficulty = 0): Reason[] {
  const reasons = statReasons(state, unit, skill);
  const bonus = stanceBonus(state, unit, skill);
  if (bonus !== 0)
    reasons.push({ code: 'own-stance', params: { stance: state.characters[unit]!.stance }, value: -bonus });
  const margin = leastMargin(difficulty, state);
  if (difficulty !== 0) reasons.push({ code: 'difficulty', value: hasVariant(state, 'check-margin') ? 0 : difficulty });
  reasons.push({ code: 'margin', value: hasVariant(state, 'check-margin') ? margin : margin - difficulty });
  return reasons;
}

/** Odds of an opposed test. R 18.10 */
export interface OpposedOdds {
  readonly win: number;
  readonly lose: number;
  readonly tie: number;
}

/** Returns the odds of the first number against the second: effective stats after bonuses. R 18.10 */
export function opposedOdds(first: number, second: number, rules: Rules = DEFAULT): OpposedOdds {
  const margin = leastMargin(0, rules);
  let win = 0;
  let lose = 0;
  for (let one = 2; one <= 12; one++) {
    for (let other = 2; other <= 12; other++) {
      const both = ways(one) * ways(other);
      const winner = prevailing(
        successesOf(first + margin, one, rules),
        successesOf(second + margin, other, rules),
        rules,
      );
      if (winner === 0) win += both;
      else if (winner === 1) lose += both;
    }
  }
  return { win: win / 1296, lose: lose / 1296, tie: (1296 - win - lose) / 1296 };
}

/** Returns the number a character rolls against in an opposed test: its stat minus the bonus of its state. */
export function opposedNumber(state: View, unit: number, skill: Skill): number {
  return statOf(state, unit, skill) - stanceBonus(state, unit, skill);
}

function resolveCheck(
  state: View,
  unit: number,
  skill: Skill,
  { total }: DiceRollResult,
  difficulty: number,
): CheckResult {
  const least = leastTotal(state, unit, skill, difficulty);
  const successes = successesOf(least, total, state);
  const added = hasVariant(state, 'check-margin') ? 0 : difficulty;
  return { success: successes > 0, margin: total - opposedNumber(state, unit, skill) - added, successes };
}

/** Returns the lowest dice total that succeeds. */
export function leastTotal(state: View, unit: number, skill: Skill, difficulty: number): number {
  return opposedNumber(state, unit, skill) + leastMargin(difficulty, state);
}

/** Returns the margin over the stat that a check needs; beating needs one more than reaching. A3, A7 */
function leastMargin(difficulty: number, rules: Rules): number {
  const beat = hasVariant(rules, 'check-gte') ? 0 : 1;
  return hasVariant(rules, 'check-margin') ? Math.max(beat, difficulty) : difficulty + beat;
}

/** Returns the successes: one for the lowest sufficient total, plus one per point above. R 2.4 */
function successesOf(least: number, total: number, rules: Rules): number {
  if (isNatural(total, rules)) return total === 12 ? Math.max(1, total - least + 1) : 0;
  return Math.max(0, total - least + 1);
}

/** Returns the index of the side ahead, or null. R 2.6 */
function prevailing(first: number, second: number, rules: Rules): 0 | 1 | null {
  if (first === second) return hasVariant(rules, 'opposed-tie-second') ? 1 : null;
  return first > second ? 0 : 1;
}

function stanceBonus(state: View, unit: number, skill: Skill): number {
  const { hack, charm } = stanceOf(state.characters[unit]!.stance).modifiers;
  if (skill === 'C') return charm;
  return hasVariant(state, 'hidden-no-hack-bonus') ? 0 : hack;
}

/** Action of each check, whose record defines stat and difficulty. R 12 */
const CHECK_ACTIONS: Readonly<Record<Check, string>> = {
  upload: 'hack-upload',
  charm: 'charm',
  'mob-intel': 'get-mob-intel',
  'remove-disguise': 'remove-disguise',
  computer: 'hack-computer',
};

/** Returns the stat and difficulty of a check: computers are plain hacking. */
export function checkOf(check: Check): { readonly stat: 'H' | 'C'; readonly difficulty: number } {
  return actionOf(CHECK_ACTIONS[check]).check ?? { stat: 'H', difficulty: 0 };
}
