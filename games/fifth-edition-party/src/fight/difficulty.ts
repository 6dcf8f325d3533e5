import type { Edition } from '@tessera/fifth-edition';

/** Words of an edition for encounters, the easiest first. Below the first budget an encounter is trivial. */
const GRADES = {
  '2014': ['easy', 'medium', 'hard', 'deadly'],
  '2024': ['low', 'moderate', 'high'],
} as const satisfies Record<Edition, readonly string[]>;

/** Experience per character by level, one column per grade. */
const BUDGETS: Readonly<Record<Edition, readonly (readonly number[])[]>> = {
  '2014': [
    [25, 50, 75, 100],
    [50, 100, 150, 200],
    [75, 150, 225, 400],
    [125, 250, 375, 500],
    [250, 500, 750, 1100],
    [300, 600, 900, 1400],
    [350, 750, 1100, 1700],
    [450, 900, 1400, 2100],
    [550, 1100, 1600, 2400],
    [600, 1200, 1900, 2800],
    [800, 1600, 2400, 3600],
    [1000, 2000, 3000, 4500],
    [1100, 2200, 3400, 5100],
    [1250, 2500, 3800, 5700],
    [1400, 2800, 4300, 6400],
    [1600, 3200, 4800, 7200],
    [2000, 3900, 5900, 8800],
    [2100, 4200, 6300, 9500],
    [2400, 4900, 7300, 10900],
    [2800, 5700, 8500, 12700],
  ],
  '2024': [
    [50, 75, 100],
    [100, 150, 200],
    [150, 225, 400],
    [250, 375, 500],
    [500, 750, 1100],
    [600, 1000, 1400],
    [750, 1300, 1700],
    [1000, 1700, 2100],
    [1300, 2000, 2600],
    [1600, 2300, 3100],
    [1900, 2900, 4100],
    [2200, 3700, 4700],
    [2600, 4200, 5400],
    [2900, 4900, 6200],
    [3300, 5400, 7800],
    [3800, 6100, 9800],
    [4500, 7200, 11700],
    [5000, 8700, 14200],
    [5500, 10700, 17200],
    [6400, 13200, 22000],
  ],
};

/** Multipliers of 2014 by the number of creatures, with one more at each end for small and large parties. */
const MULTIPLIERS = [0.5, 1, 1.5, 2, 2.5, 3, 4, 5];
/** The number of creatures from which each multiplier of a usual party counts. */
const FROM_COUNT = [1, 2, 3, 7, 11, 15];
const SMALL_PARTY = 3;
const LARGE_PARTY = 5;

/** How hard an encounter is, with the numbers that lead to it. */
export interface Difficulty {
  /** Sum of the experience of all creatures. */
  readonly xp: number;
  /** The sum that is compared with the budget: in 2014 times the multiplier. */
  readonly compared: number;
  /** For 2014. */
  readonly multiplier?: number;
  /** The budget of the party per grade, the easiest first. */
  readonly budgets: readonly { readonly grade: string; readonly xp: number }[];
  /** The highest grade whose budget is reached; undefined below all of them. */
  readonly grade: string | undefined;
}

/** Returns how hard creatures with this experience are for characters of these levels, by the rules of the edition. */
export function difficultyOf(edition: Edition, levels: readonly number[], creatures: readonly number[]): Difficulty {
  const budgets = GRADES[edition].map((grade, column) => ({
    grade,
    xp: levels.reduce((sum, level) => sum + (BUDGETS[edition][level - 1]?.[column] ?? 0), 0),
  }));
  const xp = creatures.reduce((sum, each) => sum + each, 0);
  const multiplier = edition === '2014' ? multiplierOf(creatures.length, levels.length) : 1;
  const compared = Math.floor(xp * multiplier);
  const reached = levels.length === 0 || xp === 0 ? [] : budgets.filter((budget) => compared >= budget.xp);
  return { xp, compared, ...(edition === '2014' && { multiplier }), budgets, grade: reached.at(-1)?.grade };
}

/** The multiplier of 2014: more creatures are harder than their sum, and small parties suffer more from it. */
function multiplierOf(creatures: number, characters: number): number {
  if (creatures === 0) return 1;
  const usual = FROM_COUNT.findLastIndex((from) => creatures >= from) + 1;
  const shift = characters < SMALL_PARTY ? 1 : characters > LARGE_PARTY ? -1 : 0;
  return MULTIPLIERS[usual + shift] ?? 1;
}
