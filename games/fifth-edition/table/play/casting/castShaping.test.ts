import { type CastOffer, type CharacterRecord, evaluateCharacter } from '@tessera/fifth-edition';
import { describe, expect, it } from 'vitest';
import { character } from '../../../test/characters.ts';
import { rulebookOf } from '../../../test/content.ts';
import { castPlan, castWays } from './castPlan.ts';
import { shapedWay, shapeOffers, toggleOffer } from './castShaping.ts';
import { attackAgain, canFallAgain, diceAgain } from './rethrow.ts';
import { spellBook } from './spellBook.ts';

const rulebook = rulebookOf('2014');

function sorcerer(used: CharacterRecord['used'] = {}) {
  const record = character({
    edition: '2014',
    scores: [10, 14, 14, 10, 10, 18],
    classes: ['sorcerer 17 draconic'],
    choices: {
      'sorcerer-metamagic': ['quickened-spell', 'twinned-spell', 'extended-spell', 'heightened-spell'],
      'sorcerer-known': ['fireball', 'haste', 'hold-person', 'cure-wounds'],
      'sorcerer-cantrips': ['fire-bolt'],
    },
    used,
  });
  const sheet = evaluateCharacter(record, rulebook);
  const book = spellBook(sheet, record);
  const lines = [...book.cantrips, ...book.levels.flatMap(({ spells }) => spells)];
  const spellOf = (id: string) => rulebook.spells.get(id)!.record;
  const look = (id: string, wanted: string, ...ids: string[]) => {
    const ways = castWays(lines.find((line) => line.id === id)!, sheet);
    const way = ways.find((each) => each.id === wanted)!;
    const offers = shapeOffers(spellOf(id), ways, { record, sheet });
    const chosen = offers.filter((offer) => ids.includes(offer.id));
    const shaped = shapedWay(spellOf(id), way, chosen, { record, sheet });
    const plan = castPlan(id, way, { record, sheet, rulebook, inCombat: true }, { on: 'Bea', shapes: shaped.shapes });
    return { ...shaped, plan, offers };
  };
  return look;
}

describe('cast options', () => {
  it("castPlan spends the option's points with the slot and uses the option's action", () => {
    const { plan } = sorcerer()('fireball', 'slot.3', 'quickened-spell');
    expect(plan.actions).toEqual([
      expect.objectContaining({ type: 'cast', level: 3, shaped: ['quickened-spell'] }),
      { type: 'spend', what: 'slot.3', amount: 1 },
      { type: 'spend', what: 'sorcery-points', amount: 2 },
      { type: 'use', part: 'bonus', used: true },
    ]);
  });

  it('castPlan doubles the duration for Extended Spell and counts hindered targets for Heightened Spell', () => {
    expect(sorcerer()('haste', 'slot.3', 'extended-spell').plan.begins?.duration).toEqual({
      type: 'concentration',
      max: { type: 'minutes', count: 2 },
    });
    expect(sorcerer()('fireball', 'slot.3', 'heightened-spell').plan.actions[0]).toMatchObject({ hinders: 1 });
  });

  it('castPlan rolls separately for the second target of Twinned Spell and charges by spell level', () => {
    const { plan } = sorcerer()('fire-bolt', 'atWill', 'twinned-spell');
    expect(plan.actions[0]).toMatchObject({ rolls: [{ dice: '4d10' }, { dice: '4d10' }] });
    expect(plan.actions).toContainEqual({ type: 'spend', what: 'sorcery-points', amount: 1 });
  });

  it('shapedWay refuses a way that does not fit an option or lacks points', () => {
    const look = sorcerer({ 'sorcery-points': 15 });
    expect(look('hold-person', 'slot.3', 'twinned-spell').refused).toEqual({ code: 'notWith', name: 'Twinned Spell' });
    expect(look('fireball', 'slot.3', 'heightened-spell').refused).toEqual({ code: 'tooFew', what: 'sorcery-points' });
    expect(look('fireball', 'slot.3', 'quickened-spell').refused).toBeUndefined();
  });

  it('flipped keeps only the latest option of a group', () => {
    const { offers } = sorcerer()('hold-person', 'slot.2');
    expect(toggleOffer(['quickened-spell'], offers, 'heightened-spell')).toEqual(['heightened-spell']);
    expect(toggleOffer(['heightened-spell'], offers, 'heightened-spell')).toEqual([]);
    const free: CastOffer = { ...offers[0]!, id: 'free', group: undefined };
    expect(toggleOffer(['quickened-spell'], [...offers, free], 'free')).toEqual(['quickened-spell', 'free']);
  });
});

describe('rethrow', () => {
  const fire = { kind: 'damage' as const, types: ['fire'], dice: '2d6+1d8', bonus: 3, rolls: [1, 6, 2], total: 12 };

  it('diceAgain rerolls the picked dice and keeps the others', () => {
    const picked = [
      { index: 0, die: 0 },
      { index: 0, die: 2 },
    ];
    expect(diceAgain([fire], picked)).toEqual([
      { index: 0, roll: { kind: 'damage', types: ['fire'], dice: '1d6+1d8', bonus: 3, times: 1 }, kept: [6] },
    ]);
  });

  it('canFallAgain rejects rolls that were entered, maximized, or against the caster', () => {
    expect(canFallAgain(fire)).toBe(true);
    for (const other of [{ rolls: [9] }, { full: true }, { own: true }, { kind: 'heal' as const }])
      expect(canFallAgain({ ...fire, ...other })).toBe(false);
  });

  it('attackAgain rerolls an attack with its damage', () => {
    const attack = { rolls: [3], bonus: 7, mode: 'plain' as const, total: 10, isCritical: false };
    expect(attackAgain(1, { ...fire, attack })).toEqual({
      index: 1,
      roll: {
        kind: 'damage',
        types: ['fire'],
        dice: '2d6+1d8',
        bonus: 3,
        times: 1,
        attack: { dice: '1d20', bonus: 7, mode: 'plain' },
      },
      kept: [],
    });
  });
});
