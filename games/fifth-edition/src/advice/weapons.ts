import type { ItemRecord, WeaponFacts } from '../content/records/records.ts';
import { evaluateCharacter } from '../evaluate/evaluateCharacter.ts';
import type { InventoryEntry } from '../record/record.ts';
import type { Attack } from '../sheet/sheet.ts';
import { type Hero, type HeroFinding, type HeroFix, newFinding } from './finding.ts';
import { purchaseFix } from './gear.ts';

const AMMUNITION = 'ammunition';
const THROWN = 'thrown';

/** Weapons that are missing, stowed, untrained, or without ammunition. */
export function weaponFindings(hero: Hero): HeroFinding[] {
  if (hero.record.inventory.length === 0) return [];
  return [...ammunition(hero), ...untrained(hero), ...unarmed(hero), ...distance(hero)];
}

function weaponOf({ rulebook }: Hero, { item, base }: Pick<InventoryEntry, 'item' | 'base'>): WeaponFacts | undefined {
  const { items } = rulebook;
  return items.get(base ?? '')?.record.weapon ?? items.get(item)?.record.weapon;
}

function ammunition(hero: Hero): HeroFinding[] {
  const { record, rulebook } = hero;
  const carried = new Set(record.inventory.map(({ item }) => item));
  const missing = new Map<string, string>();
  for (const entry of record.inventory) {
    const needed = weaponOf(hero, entry)?.ammunition;
    if (needed === undefined || carried.has(needed) || missing.has(needed)) continue;
    // Magical ammunition names its base.
    const isThere = record.inventory.some(({ item, base }) => base === needed || basesOf(hero, item).includes(needed));
    if (!isThere) missing.set(needed, rulebook.items.get(entry.item)?.facts.name ?? entry.item);
  }
  return [...missing].map(([id, name]) => {
    const what = rulebook.items.get(id)?.facts.name ?? id;
    return newFinding('no-ammunition', { name, what }, [purchaseFix(hero, id)]);
  });
}

function basesOf({ rulebook }: Hero, item: string): readonly string[] {
  return rulebook.items.get(item)?.record.bases ?? [];
}

/** Weapons in hand without proficiency. */
function untrained({ sheet, record }: Hero): HeroFinding[] {
  return sheet.attacks.lines
    .filter(({ proficient, id }) => !proficient && record.inventory.some(({ instanceId }) => instanceId === id))
    .map(({ id, name }) =>
      newFinding('weapon-untrained', { name }, [
        { code: 'unequip', params: { name }, actions: [{ type: 'carry', instanceId: id, equipped: false }] },
      ]),
    );
}

/** No weapon in hand, for a hero whose fists and cantrips are no weapons. */
function unarmed(hero: Hero): HeroFinding[] {
  const { sheet, record } = hero;
  const armed = sheet.attacks.lines.some(({ id }) => record.inventory.some(({ instanceId }) => instanceId === id));
  if (armed || hasStrongFists(sheet.attacks.lines) || attacksAtWill(hero) || record.levels[0]?.class === '') return [];
  const stowed = record.inventory.flatMap((entry) => {
    const line = weaponOf(hero, entry) === undefined ? undefined : inHand(hero, entry);
    return line?.proficient === true ? [{ entry, line }] : [];
  });
  const [best] = stowed.toSorted((a, b) => worth(b.line) - worth(a.line));
  if (best === undefined) return [newFinding('no-weapon', {}, [weaponFix(hero, ({ range }) => range === 'melee')])];
  const { name } = best.line;
  const fix: HeroFix = {
    code: 'equip',
    params: { name },
    actions: [{ type: 'carry', instanceId: best.entry.instanceId, equipped: true }],
  };
  return [newFinding('weapon-stowed', { name }, [fix])];
}

/** Nothing that reaches a foe at a distance. */
function distance(hero: Hero): HeroFinding[] {
  const { record } = hero;
  const reaches = record.inventory.some((entry) => {
    const weapon = weaponOf(hero, entry);
    return weapon !== undefined && isFar(weapon);
  });
  if (reaches || attacksAtWill(hero)) return [];
  return [newFinding('no-reach', {}, [weaponFix(hero, isFar)])];
}

function isFar({ range, properties }: WeaponFacts): boolean {
  return range === 'ranged' || properties.includes(THROWN);
}

function attacksAtWill({ sheet, rulebook }: Hero): boolean {
  return sheet.spellcasting.spells.some(({ spell, level }) => {
    const record = level === 0 ? rulebook.spells.get(spell)?.record : undefined;
    return record?.damage !== undefined;
  });
}

/** Whether unarmed strikes roll a die. */
function hasStrongFists(lines: readonly Attack[]): boolean {
  return lines.some(({ id, damage }) => id === 'unarmed' && damage.dice.includes('d'));
}

/** Returns the attack with a weapon alone in hand. */
function inHand({ record, rulebook }: Hero, { instanceId }: InventoryEntry): Attack | undefined {
  const inventory = record.inventory.map((entry) => ({ ...entry, equipped: entry.instanceId === instanceId }));
  const { attacks } = evaluateCharacter({ ...record, inventory }, rulebook);
  return attacks.lines.find(({ id }) => id === instanceId);
}

/** Rates an attack by its average damage and its bonus. */
function worth({ attack, damage }: Attack): number {
  const [count = 0, sides = 0] = damage.dice.split('d').map(Number);
  return (count * (sides + 1)) / 2 + damage.bonus.value + attack.value;
}

/** Highest price of a weapon that a fix adds, in gold pieces. */
const MAX_PRICE = 5;

/** Returns the fix that adds a cheap weapon with the best attack. */
function weaponFix(hero: Hero, fits: (weapon: WeaponFacts) => boolean): HeroFix | undefined {
  const isCheap = ({ cost = 0, magical, weapon }: ItemRecord) =>
    !magical && cost <= MAX_PRICE && weapon?.properties.includes(AMMUNITION) === false && fits(weapon);
  const sold = [...hero.rulebook.items].filter(([, { record, isOfEdition }]) => isOfEdition && isCheap(record));
  const rated = sold.flatMap(([id]) => {
    const entry = { instanceId: 'tried', item: id, equipped: true, attuned: false };
    const line = inHand({ ...hero, record: { ...hero.record, inventory: [...hero.record.inventory, entry] } }, entry);
    return line?.proficient === true ? [{ id, line }] : [];
  });
  const [best] = rated.toSorted((a, b) => worth(b.line) - worth(a.line));
  return best && purchaseFix(hero, best.id);
}
