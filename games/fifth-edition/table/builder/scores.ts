import { ABILITIES, type Ability, type CharacterRecord, scoreCost } from '@tessera/fifth-edition';

/** The ways to base scores. */
export const METHODS = ['standardArray', 'pointBuy', 'rolled', 'manual'] as const;
export type Method = (typeof METHODS)[number];
export type Scores = CharacterRecord['baseAbilities'];

/** How much of the points is spent. Scores that are not for sale count nothing; `scoresProblem` tells of them. */
export function spentOn(scores: Scores): number {
  return ABILITIES.reduce((sum, ability) => sum + (scoreCost(scores[ability]) ?? 0), 0);
}

/** How a character came by its scores; nothing while they are untouched. */
export function methodOf({ abilityMethod, baseAbilities }: CharacterRecord): Method | undefined {
  if (abilityMethod !== undefined) return abilityMethod;
  return ABILITIES.every((ability) => baseAbilities[ability] === UNTOUCHED) ? undefined : 'manual';
}

const UNTOUCHED = 10;

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
