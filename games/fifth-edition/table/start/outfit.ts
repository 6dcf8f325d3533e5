import { type CharacterRecord, type DerivedState, evaluateCharacter, type Rulebook } from '@tessera/fifth-edition';

/** An item to start with. */
export interface StartingItem {
  readonly item: string;
  readonly equipped: boolean;
}

/** From this level on, cost does not limit plain items. */
const SEASONED = 5;
/** Cost limit per item of a beginner, in gold pieces. */
const BEGINNERS_PURSE = 75;

/**
 * Chooses plain equipment: armor and shield with the best protection without hindrance, the strongest weapon, and a
 * ranged one. Each is tried on the character, so that this works for any class of any pack.
 */
export function outfit(record: CharacterRecord, rulebook: Rulebook): readonly StartingItem[] {
  const purse = record.levels.length < SEASONED ? BEGINNERS_PURSE : Number.POSITIVE_INFINITY;
  const plain = [...rulebook.items]
    .filter(([, { record: item, isOfEdition }]) => isOfEdition && !item.magical && (item.cost ?? 0) <= purse)
    .map(([id, { record: item }]) => ({ id, item }));
  const bare = evaluateCharacter(wearing(record, []), rulebook);
  const wear = (ids: readonly string[]) => evaluateCharacter(wearing(record, ids), rulebook);

  const armors = plain.filter(({ item }) => item.armor !== undefined && item.armor.category !== 'shield');
  const armor = best(armors, ({ id }) => protection(bare, wear([id])));
  const worn = armor === undefined ? [] : [armor.id];

  const weapons = plain.filter(({ item }) => item.weapon !== undefined);
  const fighting = wear(worn);
  const melee = best(
    weapons.filter(({ item }) => item.weapon?.range === 'melee'),
    ({ id }) => punch(wear([...worn, id]), id, fighting),
  );
  const ranged = best(
    weapons.filter(({ item }) => item.weapon?.range === 'ranged'),
    ({ id }) => punch(wear([...worn, id]), id, fighting),
  );
  const isOneHanded = melee?.item.weapon?.properties.includes('two-handed') !== true;
  const shields = plain.filter(({ item }) => item.armor?.category === 'shield');
  const inHand = [...worn, ...(melee ? [melee.id] : [])];
  const shield = isOneHanded ? best(shields, ({ id }) => protection(wear(inHand), wear([...inHand, id]))) : undefined;
  return [
    ...[armor, melee, shield].flatMap((found) => (found ? [{ item: found.id, equipped: true }] : [])),
    ...(ranged ? [{ item: ranged.id, equipped: false }] : []),
  ];
}

/** Returns the record with only these items, all equipped. */
function wearing(record: CharacterRecord, items: readonly string[]): CharacterRecord {
  const inventory = items.map((item) => ({ instanceId: item, item, equipped: true, attuned: false }));
  return { ...record, inventory };
}

/** Returns the increase of armor class; 0 for an item that is refused, hinders or slows. */
function protection(without: DerivedState, worn: DerivedState): number {
  const isFree =
    worn.issues.length <= without.issues.length &&
    speedOf(worn) >= speedOf(without) &&
    hindrances(worn) <= hindrances(without);
  const canCast = worn.spellcasting.entries.every((entry) => entry.canCast);
  return isFree && canCast ? worn.ac.value - without.ac.value : 0;
}

/** Rates a weapon by average damage and attack bonus; 0 without proficiency. */
function punch({ attacks, issues }: DerivedState, weapon: string, without: DerivedState): number {
  const line = attacks.lines.find(({ id }) => id === weapon);
  if (line?.proficient !== true || issues.length > without.issues.length) return 0;
  const [, count = '0', sides = '0'] = /^(\d+)d(\d+)/.exec(line.damage.dice) ?? [];
  return (Number(count) * (Number(sides) + 1)) / 2 + line.damage.bonus.value + line.attack.value;
}

/** Counts saves with disadvantage, which armor without training causes. */
function hindrances({ saves }: DerivedState): number {
  return Object.values(saves).filter(({ rolling }) => rolling?.result === 'disadvantage').length;
}

function speedOf({ speed }: DerivedState): number {
  return speed.walk?.value.value ?? 0;
}

/** Returns the entry with the highest positive rating; the first of equals. */
function best<Each>(list: readonly Each[], worth: (each: Each) => number): Each | undefined {
  let found: Each | undefined;
  let highest = 0;
  for (const each of list) {
    const value = worth(each);
    if (value > highest) [found, highest] = [each, value];
  }
  return found;
}
