import { ABILITIES, type Ability, type CharacterRecord, scoreCost } from '@tessera/fifth-edition';

/** Methods for base scores. */
export const METHODS = ['standardArray', 'pointBuy', 'rolled', 'manual'] as const;
export type Method = (typeof METHODS)[number];
export type Scores = CharacterRecord['baseAbilities'];

/** Returns the points spent. Scores outside the table count 0; `scoresProblem` reports them. */
export function spentOn(scores: Scores): number {
  return ABILITIES.reduce((sum, ability) => sum + (scoreCost(scores[ability]) ?? 0), 0);
}

/** Returns the method of a character's scores; undefined while they are untouched. */
export function methodOf({ abilityMethod, baseAbilities }: CharacterRecord): Method | undefined {
  if (abilityMethod !== undefined) return abilityMethod;
  return ABILITIES.every((ability) => baseAbilities[ability] === UNTOUCHED) ? undefined : 'manual';
}

const UNTOUCHED = 10;

/** Returns the totals of six rolls of four dice without the lowest. */
export function rolledTotals(rolls: readonly (readonly number[])[]): readonly number[] {
  return rolls.map((dice) => dice.reduce((sum, die) => sum + die, 0) - Math.min(...dice));
}

/** Assigns a total to an ability and swaps it with the ability that had it, so that every total is used once. */
export function assignScore(scores: Scores, ability: Ability, total: number): Scores {
  const other = ABILITIES.find((each) => each !== ability && scores[each] === total);
  const swapped = other === undefined ? {} : { [other]: scores[ability] };
  return { ...scores, ...swapped, [ability]: total };
}

/** Assigns totals, the highest to the first ability. */
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
