import { recordsOf } from '../content/recordMaps.ts';
import type { LevelRecord } from '../content/records/level.ts';
import type { Difficulty } from '../party/options.ts';
import { rulingOf, type VariantId } from '../vocabulary/variants.ts';

/** Difficulties as offsets to the recommended level. R 2.5 */
const DIFFICULTY: Readonly<Record<Difficulty, number>> = { easy: -1, normal: 0, hard: 1, 'very-hard': 2 };

const HIGHEST = 7;

/** Levels of a scenario. R 2.5, 2.6, 17.3 */
export interface Levels {
  /** The level of money and experience. */
  readonly level: number;
  /** The level of monsters and traps. */
  readonly monsterLevel: number;
  /** The number of characters that tables and formulas use. R 17.4 */
  readonly characters: number;
}

interface LevelOptions {
  /** Levels of the characters. */
  readonly heroes: readonly number[];
  readonly difficulty: Difficulty;
  /** The level chosen by the table, if any. */
  readonly level?: number | undefined;
  /** Whether one person plays all characters. Defaults to true for a single character. R 2.6 */
  readonly solo?: boolean | undefined;
  readonly variants: Readonly<Partial<Record<VariantId, string>>>;
}

/**
 * Returns the levels of a scenario for these characters: +1 for monsters when playing solo, +2 with five. R 2.5, 2.6,
 * 17.3
 */
export function levelsFor({ heroes, difficulty, level: wished, solo, variants }: LevelOptions): Levels {
  const level = wished ?? recommendedLevel(heroes, difficulty, rulingOf({ variants }, 'level.rounding'));
  const isAlone = (solo ?? heroes.length === 1) && rulingOf({ variants }, 'solo.adjust') === 'on';
  const more = heroes.length > 4 ? 2 : isAlone ? 1 : 0;
  // Ruling 117: the tables end at 7 in any case.
  const isCapped = rulingOf({ variants }, 'level.cap') === '7';
  const monsterLevel = isCapped ? clamped(level + more) : level + more;
  return { level, monsterLevel, characters: Math.min(4, Math.max(2, heroes.length)) };
}

/** Returns half the average level of the characters, rounded up, plus the difficulty. R 2.5 */
export function recommendedLevel(
  heroes: readonly number[],
  difficulty: Difficulty = 'normal',
  rounding: 'ceil' | 'floor' = 'ceil',
): number {
  const half = heroes.reduce((sum, level) => sum + level, 0) / heroes.length / 2;
  return clamped(Math[rounding](half) + DIFFICULTY[difficulty]);
}

function clamped(level: number): number {
  return Math.min(HIGHEST, Math.max(0, level));
}

let table: readonly LevelRecord[] | undefined;

/** Returns the row of the table of levels. */
export function levelRow(level: number): LevelRecord {
  table ??= [...recordsOf('level').values()].toSorted((a, b) => a.level - b.level);
  return table[clamped(level)]!;
}

/** Returns the damage of a trap. R 5.5 */
export function trapDamage({ monsterLevel }: { readonly monsterLevel: number }): number {
  return levelRow(monsterLevel).trapDamage;
}

/** Returns the damage of a hazardous hex. R 5.4 */
export function hazardDamage({ monsterLevel }: { readonly monsterLevel: number }): number {
  return levelRow(monsterLevel).hazardDamage;
}

interface Rewarded {
  readonly level: number;
  readonly monsterLevel: number;
  readonly heroes: readonly unknown[];
  readonly variants: Readonly<Partial<Record<VariantId, string>>>;
}

/** Returns the gold value of a money token. R 9.4; ruling 75 applies to five players. */
export function goldPerToken(state: Rewarded): number {
  return lowered(state)
    ? Math.max(1, levelRow(state.monsterLevel).goldPerToken - 2)
    : levelRow(state.level).goldPerToken;
}

/** Returns the experience for winning. R 15.4; ruling 75 applies to five players. */
export function bonusXp(state: Rewarded): number {
  return lowered(state) ? Math.max(1, levelRow(state.monsterLevel).bonusXp - 2) : levelRow(state.level).bonusXp;
}

function lowered(state: Rewarded): boolean {
  return state.heroes.length > 4 && rulingOf(state, 'five.rewards') === 'valueMinus2';
}
