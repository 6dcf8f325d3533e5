import { ABILITIES } from '../vocabulary/vocabulary.ts';
import type { CharacterRecord } from './record.ts';

type Scores = CharacterRecord['baseAbilities'];
type Method = NonNullable<CharacterRecord['abilityMethod']>;

/** Scores of the standard array; each goes to one ability. */
export const STANDARD_ARRAY = [15, 14, 13, 12, 10, 8] as const;

/** Budget for point buy. */
export const SCORE_POINTS = 27;
const COSTS: ReadonlyMap<number, number> = new Map([
  [8, 0],
  [9, 1],
  [10, 2],
  [11, 3],
  [12, 4],
  [13, 5],
  [14, 7],
  [15, 9],
]);
/** Lowest and highest score that points can buy. */
export const BOUGHT_SCORES = { least: 8, most: 15 } as const;

/** Range of the sum of three dice (four rolled, the lowest dropped). */
const ROLLED = { least: 3, most: 18 } as const;

/** Returns the point-buy cost of a score, or undefined when points cannot buy it. */
export function scoreCost(score: number): number | undefined {
  return COSTS.get(score);
}

/** Violation of the rules of a score method, as a code with its numbers. */
export interface ScoresProblem {
  readonly code: 'notTheArray' | 'tooDear' | 'notForSale' | 'pointsLeft' | 'notRolled';
  readonly params: Readonly<Record<string, string | number>>;
}

/** Returns the first violation of the method's rules. Manual scores have none; `pointsLeft` is a hint, not an error. */
export function scoresProblem(method: Method, scores: Scores): ScoresProblem | undefined {
  const values = ABILITIES.map((ability) => scores[ability]);
  switch (method) {
    case 'standardArray': {
      const isTheArray = values.toSorted((a, b) => b - a).every((value, index) => value === STANDARD_ARRAY[index]);
      return isTheArray ? undefined : { code: 'notTheArray', params: { array: STANDARD_ARRAY.join(', ') } };
    }
    case 'pointBuy':
      return purchaseProblem(values);
    case 'rolled': {
      const odd = values.find((value) => value < ROLLED.least || value > ROLLED.most);
      return odd === undefined ? undefined : { code: 'notRolled', params: { score: odd, ...ROLLED } };
    }
    case 'manual':
      return undefined;
  }
}

function purchaseProblem(values: readonly number[]): ScoresProblem | undefined {
  const odd = values.find((value) => scoreCost(value) === undefined);
  if (odd !== undefined) return { code: 'notForSale', params: { score: odd, ...BOUGHT_SCORES } };
  const spent = values.reduce((sum, value) => sum + (scoreCost(value) ?? 0), 0);
  if (spent > SCORE_POINTS) return { code: 'tooDear', params: { spent, points: SCORE_POINTS } };
  return spent < SCORE_POINTS ? { code: 'pointsLeft', params: { n: SCORE_POINTS - spent } } : undefined;
}
