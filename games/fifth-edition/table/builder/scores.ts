import { ABILITIES, type Ability, type CharacterRecord } from '@tessera/fifth-edition';

/** The ways to base scores. */
export const METHODS = ['standardArray', 'pointBuy', 'rolled', 'manual'] as const;
export type Method = (typeof METHODS)[number];
export type Scores = CharacterRecord['baseAbilities'];

export const STANDARD_ARRAY = [15, 14, 13, 12, 10, 8] as const;

export const POINTS = 27;
/** What a score costs when it is bought. */
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
export const LEAST_BOUGHT = 8;
export const MOST_BOUGHT = 15;

/** What a score costs; nothing for one that is not for sale. */
export function costOf(score: number): number | undefined {
  return COSTS.get(score);
}

/** How much of the points is spent. Scores that are not for sale count nothing; `scoresProblem` tells of them. */
export function spentOn(scores: Scores): number {
  return ABILITIES.reduce((sum, ability) => sum + (costOf(scores[ability]) ?? 0), 0);
}

/** How a character came by its scores; nothing while they are untouched. */
export function methodOf({ abilityMethod, baseAbilities }: CharacterRecord): Method | undefined {
  if (abilityMethod !== undefined) return abilityMethod;
  return ABILITIES.every((ability) => baseAbilities[ability] === UNTOUCHED) ? undefined : 'manual';
}

const UNTOUCHED = 10;

export interface ScoresProblem {
  readonly code: 'notTheArray' | 'tooDear' | 'notForSale' | 'pointsLeft';
  readonly params: Readonly<Record<string, string | number>>;
}

/** What is wrong with scores by the rules of their method. Rolled and free ones are taken as they are. */
export function scoresProblem(method: Method, scores: Scores): ScoresProblem | undefined {
  const values = ABILITIES.map((ability) => scores[ability]);
  if (method === 'standardArray') {
    const isTheArray = values.toSorted((a, b) => b - a).every((value, index) => value === STANDARD_ARRAY[index]);
    return isTheArray ? undefined : { code: 'notTheArray', params: { array: STANDARD_ARRAY.join(', ') } };
  }
  if (method !== 'pointBuy') return undefined;
  const odd = values.find((value) => costOf(value) === undefined);
  if (odd !== undefined) return { code: 'notForSale', params: { score: odd, least: LEAST_BOUGHT, most: MOST_BOUGHT } };
  const spent = spentOn(scores);
  if (spent > POINTS) return { code: 'tooDear', params: { spent, points: POINTS } };
  return spent < POINTS ? { code: 'pointsLeft', params: { n: POINTS - spent } } : undefined;
}

/** Six rolls of four dice: the lowest of each four does not count. */
export function rolledTotals(rolls: readonly (readonly number[])[]): readonly number[] {
  return rolls.map((dice) => dice.reduce((sum, die) => sum + die, 0) - Math.min(...dice));
}

/**
 * Gives one of several totals to an ability; whoever had it gets the other one, so that every total is given once.
 */
export function assigned(scores: Scores, ability: Ability, total: number): Scores {
  const other = ABILITIES.find((each) => each !== ability && scores[each] === total);
  const swapped = other === undefined ? {} : { [other]: scores[ability] };
  return { ...scores, ...swapped, [ability]: total };
}

/** Totals given out, the highest to the ability that comes first. */
export function dealt(totals: readonly number[], order: readonly Ability[]): Scores {
  const high = totals.toSorted((a, b) => b - a);
  const rank = (ability: Ability) =>
    order.includes(ability) ? order.indexOf(ability) : order.length + ABILITIES.indexOf(ability);
  const ranked = ABILITIES.toSorted((a, b) => rank(a) - rank(b));
  const given = new Map(ranked.map((ability, index) => [ability, high[index] ?? UNTOUCHED]));
  const scoreOf = (ability: Ability) => given.get(ability) ?? UNTOUCHED;
  return {
    STR: scoreOf('STR'),
    DEX: scoreOf('DEX'),
    CON: scoreOf('CON'),
    INT: scoreOf('INT'),
    WIS: scoreOf('WIS'),
    CHA: scoreOf('CHA'),
  };
}
