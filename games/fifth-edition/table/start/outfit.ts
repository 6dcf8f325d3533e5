import {
  type CharacterRecord,
  type DerivedState,
  evaluateCharacter,
  type Rulebook,
  reevaluate,
} from '@tessera/fifth-edition';

/** Something to begin with. */
export interface Belonging {
  readonly item: string;
  readonly equipped: boolean;
}

/** From this level on, any plain thing can be afforded; before, what a beginner starts with. */
const SEASONED = 5;
/** In gold pieces. */
const BEGINNERS_PURSE = 75;

/**
 * Plain gear that suits a character: the armor and shield that protect best without hindering, the weapon that hits hardest in
 * the hand, and one to throw or shoot. Each is tried on, so that it holds for any class of any pack.
 */
export function outfit(record: CharacterRecord, rulebook: Rulebook): readonly Belonging[] {
  const purse = record.levels.length < SEASONED ? BEGINNERS_PURSE : Number.POSITIVE_INFINITY;
  const plain = [...rulebook.items]
    .filter(([, { record: item, isOfEdition }]) => isOfEdition && !item.magical && (item.cost ?? 0) <= purse)
    .map(([id, { record: item }]) => ({ id, item }));
  const bare = evaluateCharacter(wearing(record, []), rulebook);
  const wear = (ids: readonly string[]) => reevaluate(bare, wearing(record, ids), rulebook);

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

/** The record with nothing but these, all in use. */
function wearing(record: CharacterRecord, items: readonly string[]): CharacterRecord {
  const inventory = items.map((item) => ({ instanceId: item, item, equipped: true, attuned: false }));
  return { ...record, inventory };
}

/** What it adds to the armor class; nothing for what is refused, hinders or slows. */
function protection(without: DerivedState, worn: DerivedState): number {
  const isFree =
    worn.issues.length <= without.issues.length &&
    speedOf(worn) >= speedOf(without) &&
    hindrances(worn) <= hindrances(without);
  const canCast = worn.spellcasting.entries.every((entry) => entry.canCast);
  return isFree && canCast ? worn.ac.value - without.ac.value : 0;
}

/** The mean damage of a hit, and how easily it hits; nothing without training. */
function punch({ attacks, issues }: DerivedState, weapon: string, without: DerivedState): number {
  const line = attacks.lines.find(({ id }) => id === weapon);
  if (line?.proficient !== true || issues.length > without.issues.length) return 0;
  const [, count = '0', sides = '0'] = /^(\d+)d(\d+)/.exec(line.damage.dice) ?? [];
  return (Number(count) * (Number(sides) + 1)) / 2 + line.damage.bonus.value + line.attack.value;
}

/** Saves that are harder: what armor does to those who never learnt to wear it. */
function hindrances({ saves }: DerivedState): number {
  return Object.values(saves).filter(({ rolling }) => rolling?.result === 'disadvantage').length;
}

function speedOf({ speed }: DerivedState): number {
  return speed.walk?.value.value ?? 0;
}

/** The one with the highest worth, if any is worth something; the first of equals. */
function best<Each>(list: readonly Each[], worth: (each: Each) => number): Each | undefined {
  let found: Each | undefined;
  let highest = 0;
  for (const each of list) {
    const value = worth(each);
    if (value > highest) [found, highest] = [each, value];
  }
  return found;
}
