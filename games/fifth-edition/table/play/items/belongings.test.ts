import { type CharacterRecord, type Edition, evaluateCharacter, type InventoryEntry } from '@tessera/fifth-edition';
import { describe, expect, it } from 'vitest';
import { character } from '../../../test/characters.ts';
import { rulebookOf } from '../../../test/content.ts';
import { englishOf } from '../../../test/english.ts';
import { translateIn } from '../../../test/translators.ts';
import { attunementRefusal, belongings, equipPlan, type Slot, stacksOf, totalWeight } from './belongings.ts';
import { baseOffers, itemOffers, partTaken, shelfOf } from './itemOffers.ts';
import { itemFacts } from './itemWords.ts';

const rulebook = rulebookOf('2024');
const t = translateIn('en');

function carrying(...items: readonly (string | Partial<InventoryEntry>)[]): CharacterRecord {
  const inventory = items.map((item, index): InventoryEntry => {
    const part = typeof item === 'string' ? { item } : item;
    return { instanceId: `i${index}`, item: 'torch', equipped: false, attuned: false, ...part };
  });
  return { ...character({ edition: '2024', scores: [16, 12, 14, 10, 10, 10], classes: ['fighter 5'] }), inventory };
}

function lines(record: CharacterRecord) {
  return belongings(record, evaluateCharacter(record, rulebook), rulebook);
}

/** Plans to equip the first unequipped item. */
function planFor(record: CharacterRecord, slot?: Slot) {
  const all = lines(record);
  const plan = equipPlan(all.find(({ entry }) => !entry.equipped)!, all, slot);
  return { slot: plan.slot, instead: plan.instead.map(({ name }) => name), actions: plan.actions };
}

describe('belongings and stacksOf', () => {
  it('stacksOf groups equal items in the pack and keeps equipped ones separate', () => {
    const held = { item: 'dagger', equipped: true };
    const stacks = stacksOf(lines(carrying('parchment', held, 'dagger', 'parchment', 'dagger')));
    expect(stacks.map(({ line, count }) => [line.entry.item, line.entry.equipped, count])).toEqual([
      ['dagger', true, 1],
      ['parchment', false, 2],
      ['dagger', false, 2],
    ]);
  });

  it('belongings lists worn items first, weighs an item by its base, and keeps items unknown to the rulebook', () => {
    const all = lines(
      carrying('torch', { item: 'chain-mail', equipped: true }, 'no-such-thing', {
        item: 'weapon-1',
        base: 'longsword',
      }),
    );
    expect(all.map(({ name }) => name)).toEqual(['Chain Mail', 'Torch', 'no-such-thing', 'Weapon +1']);
    expect(all[2]).toMatchObject({ item: undefined, weight: 0 });
    expect(totalWeight(all, { cp: 25, sp: 0, ep: 0, gp: 75, pp: 0 })).toBe(55 + 1 + 3 + 2);
  });
});

describe('equipPlan', () => {
  it("equipPlan chooses the slot of the item's type", () => {
    expect(planFor(carrying('chain-mail'))).toMatchObject({ slot: 'armor', instead: [] });
    expect(planFor(carrying('shield'))).toMatchObject({ slot: 'shield', instead: [] });
    expect(planFor(carrying('ring-of-protection'))).toMatchObject({ slot: 'worn', instead: [] });
    expect(planFor(carrying('longsword'))).toMatchObject({ slot: 'mainHand', instead: [] });
  });

  it('equipPlan unequips the other armor in the same step', () => {
    const { instead, actions } = planFor(carrying({ item: 'leather-armor', equipped: true }, 'chain-mail'));
    expect(instead).toEqual(['Leather Armor']);
    expect(actions).toEqual([
      { type: 'carry', instanceId: 'i0', equipped: false },
      { type: 'carry', instanceId: 'i1', equipped: true, slot: 'armor' },
    ]);
  });

  it('equipPlan uses the free hand', () => {
    expect(planFor(carrying({ item: 'rapier', equipped: true, slot: 'mainHand' }, 'dagger'))).toMatchObject({
      slot: 'offHand',
      instead: [],
    });
  });

  it('equipPlan leaves one hand free while a shield is equipped', () => {
    const held: Partial<InventoryEntry>[] = [
      { item: 'rapier', equipped: true, slot: 'mainHand' },
      { item: 'shield', equipped: true, slot: 'shield' },
    ];
    expect(planFor(carrying(...held, 'dagger'))).toMatchObject({ slot: 'mainHand', instead: ['Rapier'] });
    expect(planFor(carrying(...held, 'dagger'), 'offHand')).toMatchObject({ slot: 'offHand', instead: ['Shield'] });
  });

  it('equipPlan empties both hands for a two-handed weapon, and unequips it for a shield', () => {
    const held: Partial<InventoryEntry>[] = [
      { item: 'rapier', equipped: true, slot: 'mainHand' },
      { item: 'shield', equipped: true, slot: 'shield' },
    ];
    expect(planFor(carrying(...held, 'greataxe')).instead).toEqual(['Rapier', 'Shield']);
    expect(planFor(carrying({ item: 'greataxe', equipped: true, slot: 'mainHand' }, 'shield')).instead).toEqual([
      'Greataxe',
    ]);
    expect(
      planFor(carrying({ item: 'greataxe', equipped: true, slot: 'mainHand' }, 'dagger'), 'offHand').instead,
    ).toEqual(['Greataxe']);
  });

  it('equipPlan never causes an equipment error on the sheet', () => {
    const worn = { equipped: true } as const;
    const all: readonly Partial<InventoryEntry>[] = [
      'leather-armor',
      'chain-mail',
      'shield',
      'rapier',
      'dagger',
      'greataxe',
    ].map((item) => ({ item }));
    for (const first of all)
      for (const second of all)
        for (const third of all) {
          let record = carrying(first, second, third);
          for (const { instanceId } of record.inventory) {
            const now = lines(record);
            const { actions } = equipPlan(now.find(({ entry }) => entry.instanceId === instanceId)!, now);
            const inventory = record.inventory.map((entry) => {
              const change = actions.find((step) => step.type === 'carry' && step.instanceId === entry.instanceId);
              return change?.type === 'carry'
                ? { ...entry, ...worn, equipped: change.equipped ?? true, slot: change.slot }
                : entry;
            });
            record = {
              ...record,
              inventory: inventory.map(({ slot, ...entry }) => (slot ? { ...entry, slot } : entry)),
            };
          }
          const issues = evaluateCharacter(record, rulebook).issues.filter(({ code }) => code.startsWith('E_EQUIP'));
          expect(issues, JSON.stringify(record.inventory)).toEqual([]);
        }
  });
});

describe('attunementRefusal', () => {
  it('attunementRefusal returns a message for the fourth attuned item', () => {
    const worn = { equipped: true, attuned: true };
    const record = carrying(
      { item: 'ring-of-protection', ...worn },
      { item: 'cloak-of-protection', ...worn },
      { item: 'amulet-of-health', ...worn },
      { item: 'belt-of-giant-strength-hill', ...worn },
    );
    const sheet = evaluateCharacter(record, rulebook);
    expect(englishOf(attunementRefusal('i3', sheet))).toMatch(/3 of 3/);
    expect(lines(record).map(({ isAttuned }) => isAttuned)).toEqual([true, true, true, false]);
  });
});

describe('item catalogue', () => {
  it('itemOffers lists every item of the edition, each in one category', () => {
    const all = itemOffers(rulebook, '');
    expect(all).toHaveLength(rulebook.items.size);
    const shelves = new Set(all.map(shelfOf));
    expect([...shelves].toSorted()).toEqual(['armor', 'gear', 'magic', 'tool', 'weapon']);
  });

  it('itemOffers lists names that start with the search text first', () => {
    expect(
      itemOffers(rulebook, 'plate')
        .map(({ name }) => name)
        .slice(0, 3),
    ).toEqual(['Plate Armor', 'Plate Armor of Etherealness', 'Breastplate']);
    expect(itemOffers(rulebook, 'plate', 'weapon')).toEqual([]);
  });

  it('partTaken returns an action (2014) or a bonus action (2024) for a potion', () => {
    const part = (edition: Edition) => partTaken(rulebookOf(edition).items.get('potion-of-speed')!.record);
    expect([part('2014'), part('2024')]).toEqual(['action', 'bonus']);
    expect(partTaken(rulebook.items.get('oil-of-sharpness')!.record)).toBeUndefined();
  });

  it('baseOffers is empty when a magic item has no choice of base', () => {
    const [sword] = itemOffers(rulebook, 'weapon +1');
    expect(baseOffers(sword!, rulebook).length).toBeGreaterThan(10);
    const [ring] = itemOffers(rulebook, 'ring of protection');
    expect(baseOffers(ring!, rulebook)).toEqual([]);
  });

  it('itemFacts lists the facts of an item in a few words', () => {
    const dagger = rulebook.items.get('dagger')!.record;
    expect(itemFacts(dagger, undefined, rulebook, t)).toEqual([
      '1d4 piercing',
      'finesse, light, thrown',
      '1 lb',
      '2 gp',
    ]);
    const ring = rulebook.items.get('ring-of-protection')!.record;
    expect(itemFacts(ring, undefined, rulebook, t)).toEqual([
      'rare',
      'attunement',
      '+1 armor class',
      '+1 on all saves',
    ]);
  });
});
