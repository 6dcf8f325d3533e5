import type { DerivedState, Rulebook } from '@tessera/fifth-edition';

/** Facts of a weapon. */
export type Weapon = NonNullable<NonNullable<ReturnType<Rulebook['items']['get']>>['record']['weapon']>;

/** Costlier armor of the same protection counts a little less. */
const PRICE_WEIGHT = 1e-5;

/** Returns the increase of armor class; 0 for an item that is refused, hinders or slows. */
export function armorWorth(without: DerivedState, worn: DerivedState, price: number): number {
  const isFree =
    worn.issues.length <= without.issues.length &&
    speedOf(worn) >= speedOf(without) &&
    hindrances(worn) <= hindrances(without);
  const canCast = worn.spellcasting.entries.every((entry) => entry.canCast);
  return isFree && canCast ? worn.ac.value - without.ac.value - price * PRICE_WEIGHT : 0;
}

/** Rates a weapon by average damage and attack bonus; 0 without proficiency. */
export function weaponWorth({ attacks, issues }: DerivedState, weapon: string, without: DerivedState): number {
  const line = attacks.lines.find(({ id }) => id === weapon);
  if (line?.proficient !== true || issues.length > without.issues.length) return 0;
  const [, count = '0', sides = '0'] = /^(\d+)d(\d+)/.exec(line.damage.dice) ?? [];
  return (Number(count) * (Number(sides) + 1)) / 2 + line.damage.bonus.value + line.attack.value;
}

export function isTwoHanded(weapon: Pick<Weapon, 'properties'> | undefined): boolean {
  return weapon?.properties.includes('two-handed') === true;
}

/** Counts saves with disadvantage, which armor without training causes. */
function hindrances({ saves }: DerivedState): number {
  return Object.values(saves).filter(({ rolling }) => rolling?.result === 'disadvantage').length;
}

function speedOf({ speed }: DerivedState): number {
  return speed.walk?.value.value ?? 0;
}
