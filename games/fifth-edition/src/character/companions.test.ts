import { nonEmpty } from '@tessera/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { rulebookOf } from '../../test/content.ts';
import { callOffers } from '../companions/callOffers.ts';
import { companionSheet, explainCompanion } from '../companions/companionSheet.ts';
import { type Bestiary, editionCreatures } from '../content/editions/creatures.ts';
import { evaluateCharacter } from '../evaluate/evaluateCharacter.ts';
import { blankRecord } from '../record/blankRecord.ts';
import type { CharacterRecord } from '../record/record.ts';
import type { ActionOf, SingleAction } from './actions.ts';
import { refusalOf } from './rules/actionRules.ts';
import type { CharacterState } from './state.ts';
import { stateAfterActions } from './stateAfterActions.ts';

let old: Bestiary;
let now: Bestiary;
beforeAll(async () => {
  [old, now] = await Promise.all([editionCreatures('2014'), editionCreatures('2024')]);
});

const OWL: ActionOf<'call'> = { type: 'call', creature: 'owl', name: 'Hush', kind: 'familiar', spell: 'find-familiar' };

function stateOf(edition: '2014' | '2024', more: Partial<CharacterRecord> = {}): CharacterState {
  const record = { ...blankRecord({ id: 'mage', edition, name: 'Mage' }), ...more };
  return { record, combat: null, death: { successes: 0, failures: 0 }, rolled: [], made: 0, retired: false };
}

function after(state: CharacterState, ...actions: readonly SingleAction[]): CharacterState {
  return stateAfterActions(state, ...actions);
}

const companionsOf = ({ record }: CharacterState) => record.companions ?? [];
const hurt = (instanceId: string, amount: number, max: number): SingleAction => ({
  type: 'companion',
  instanceId,
  change: 'damage',
  amount,
  max,
});

describe('companions of a character', () => {
  it('call adds a companion; a record without companions has no list', () => {
    const start = stateOf('2024');
    expect(start.record).not.toHaveProperty('companions');
    const called = after(start, OWL);
    expect(companionsOf(called)).toEqual([
      { instanceId: 'owl-1', creature: 'owl', name: 'Hush', kind: 'familiar', spell: 'find-familiar' },
    ]);
    expect(after(called, { type: 'dismiss', instanceId: 'owl-1' }).record).not.toHaveProperty('companions');
  });

  it('call replaces the familiar that the same spell called before', () => {
    const twice = after(stateOf('2024'), OWL, { ...OWL, creature: 'cat', name: 'Soot', replaces: true });
    expect(companionsOf(twice).map(({ name }) => name)).toEqual(['Soot']);
  });

  it('a familiar disappears at 0 hit points, a hired beast stays down', () => {
    const called = after(stateOf('2024'), OWL, { ...OWL, creature: 'mastiff', name: 'Rex', kind: 'companion' });
    expect(companionsOf(after(called, hurt('owl-1', 1, 1))).map(({ name }) => name)).toEqual(['Rex']);
    const down = companionsOf(after(called, hurt('mastiff-2', 9, 5))).find(({ name }) => name === 'Rex');
    expect(down?.damage).toBe(5);
  });

  it('damage of a companion goes to temporary hit points first, and the larger amount of those stays', () => {
    const rex: ActionOf<'call'> = { type: 'call', creature: 'mastiff', name: 'Rex', kind: 'companion' };
    const temp = (amount: number): SingleAction =>
      ({ ...hurt('mastiff-1', amount, 5), change: 'temp' }) as SingleAction;
    const shielded = after(stateOf('2024'), rex, temp(4), temp(2), hurt('mastiff-1', 5, 5));
    expect(companionsOf(shielded)[0]).toMatchObject({ damage: 1 });
    expect(companionsOf(shielded)[0]).not.toHaveProperty('temp');
  });

  it('summoned creatures leave when the concentration of their spell ends', () => {
    const begin: SingleAction = {
      type: 'begin',
      ref: 'spell:conjure-animals',
      duration: { type: 'concentration', max: { type: 'hours', count: 1 } },
    };
    const wolves: ActionOf<'call'> = {
      type: 'call',
      creature: 'wolf',
      name: 'Wolf',
      kind: 'summon',
      spell: 'conjure-animals',
      count: 8,
    };
    const called = after(stateOf('2014'), begin, wolves);
    expect(companionsOf(called)).toHaveLength(8);
    const [effect] = called.record.active;
    expect(companionsOf(after(called, { type: 'end', instanceId: effect!.instanceId }))).toEqual([]);
  });

  it('a long rest heals companions, and the familiar of Wild Companion leaves with it (2024)', () => {
    const rest: SingleAction = { type: 'rest', kind: 'longRest', used: {}, conditions: [] };
    const warhorse: ActionOf<'call'> = { type: 'call', creature: 'warhorse', name: 'Storm', kind: 'steed' };
    const called = after(stateOf('2024'), { ...OWL, leaves: 'longRest' }, warhorse, hurt('warhorse-2', 7, 19));
    expect(companionsOf(after(called, rest))).toEqual([
      { instanceId: 'warhorse-2', creature: 'warhorse', name: 'Storm', kind: 'steed' },
    ]);
  });

  it('more companions than the limit are refused', () => {
    const crowd: SingleAction = { ...OWL, count: 40 };
    expect(refusalOf(after(stateOf('2024'), crowd), OWL)?.code).toBe('too-many');
    expect(refusalOf(stateOf('2024'), { type: 'dismiss', instanceId: 'owl-1' })?.code).toBe('no-such-companion');
  });
});

describe('companionSheet', () => {
  const book = rulebookOf('2024');
  const caster = (levels: number): CharacterRecord => ({
    ...blankRecord({ id: 'p', edition: '2024', name: 'P' }),
    baseAbilities: { STR: 10, DEX: 10, CON: 10, INT: 10, WIS: 10, CHA: 18 },
    levels: Array.from({ length: levels }, () => ({ class: 'paladin', hp: 'fixed' as const })),
  });
  const sheetOf = (creature: string, more = {}, record = caster(5)) =>
    companionSheet(
      { instanceId: 'c-1', creature, name: 'C', kind: 'steed', ...more },
      now.creatures.get(creature)!,
      evaluateCharacter(record, book),
      book.skills,
    );

  it('reads every number of a fixed stat block with its sources', () => {
    const owl = sheetOf('owl');
    expect([owl.ac.value, owl.hitPoints.max.value, owl.initiative.value, owl.passivePerception.value]).toEqual([
      11, 1, 1, 15,
    ]);
    expect(owl.skills.Stealth!.parts.map(({ value }) => value)).toEqual([1, 4]);
    expect(owl.attacks[0]!.toHit.parts.map(({ value }) => value)).toEqual([1, 2]);
  });

  it('every number of every stat block equals the sum of its parts', () => {
    for (const { creatures } of [old, now])
      for (const creature of nonEmpty(creatures.values())) {
        const sheet = companionSheet(
          { instanceId: 'c-1', creature: creature.id, name: 'C', kind: 'companion', slot: 6 },
          creature,
          evaluateCharacter(caster(5), book),
          book.skills,
        );
        const stats = [
          sheet.ac,
          sheet.hitPoints.max,
          sheet.initiative,
          sheet.passivePerception,
          ...Object.values(sheet.skills),
          ...Object.values(sheet.saves),
          ...sheet.attacks.flatMap(({ toHit, bonus }) => [toHit, bonus]),
        ];
        for (const stat of stats)
          expect(
            stat.parts.reduce((sum, { value }) => sum + Number(value), 0),
            creature.id,
          ).toBe(stat.value);
        for (const { toHit, id } of creature.attacks ?? [])
          if (toHit !== 'caster') expect(sheet.attacks.find((each) => each.id === id)?.toHit.value).toBe(toHit);
        for (const [skill, bonus] of Object.entries(creature.skills ?? {}))
          expect(sheet.skills[skill]?.value, `${creature.id} ${skill}`).toBe(bonus);
      }
  });

  it('a steed of 2024 grows with the slot: armor class 10 and hit points 5, and 1 and 10 per level', () => {
    const steed = sheetOf('fey-steed', { slot: 3, ability: 'CHA' });
    expect([steed.ac.value, steed.hitPoints.max.value]).toEqual([13, 35]);
    const [slam] = steed.attacks;
    // Charisma 18 and the proficiency bonus of level 5.
    expect([slam!.toHit.value, slam!.bonus.value]).toEqual([7, 3]);
    expect(steed.proficiencyBonus).toBe(3);
  });

  it('a draconic spirit gains hit points only for levels above 5 (2024)', () => {
    const spirit = sheetOf('draconic-spirit', { slot: 7 });
    expect([spirit.ac.value, spirit.hitPoints.max.value]).toEqual([21, 70]);
    expect(spirit.hitPoints.max.parts.map(({ value }) => value)).toEqual([50, 20]);
  });

  it('explainCompanion finds numbers by path and no others', () => {
    const owl = sheetOf('owl');
    const why = explainCompanion([owl], 'companions.c-1.skills.Perception');
    expect(why?.ok === true && why.explanation.value).toBe(5);
    expect(explainCompanion([owl], 'ac')).toBeUndefined();
    expect(explainCompanion([owl], 'companions.c-1.nothing')).toBeUndefined();
  });
});

describe('callOffers', () => {
  const nobody = { features: [], feats: [] };
  const ids = (bestiary: Bestiary, spell: string, slot: number, owner: Parameters<typeof callOffers>[2] = nobody) =>
    callOffers(bestiary.calls.get(spell)!, bestiary, owner, slot).map(({ creature }) => creature.id);

  it('Find Familiar offers the fifteen animals of 2014, and any beast of challenge 0 in 2024', () => {
    expect(ids(old, 'find-familiar', 1)).toHaveLength(15);
    expect(ids(now, 'find-familiar', 1)).toContain('badger');
    expect(ids(old, 'find-familiar', 1)).not.toContain('badger');
    expect(ids(now, 'find-familiar', 1)).not.toContain('black-bear');
  });

  it('Find Familiar offers four more to a warlock with Pact of the Chain (2014)', () => {
    const feats = [{ id: 'pact-of-the-chain' }] as unknown as Parameters<typeof callOffers>[2]['feats'];
    expect(ids(old, 'find-familiar', 1, { features: [], feats })).toEqual(expect.arrayContaining(['imp', 'quasit']));
    expect(ids(old, 'find-familiar', 1)).not.toContain('imp');
  });

  it('Conjure Animals calls one beast of challenge 2, or eight of challenge 1/4 (2014)', () => {
    const offers = callOffers(old.calls.get('conjure-animals')!, old, nobody, 3);
    const count = (id: string) => offers.find(({ creature }) => creature.id === id)?.count;
    expect([count('polar-bear'), count('dire-wolf'), count('black-bear'), count('wolf')]).toEqual([1, 2, 4, 8]);
    expect(count('giant-crocodile')).toBeUndefined();
  });

  it('Conjure Elemental allows a higher challenge with a higher slot (2014)', () => {
    const most = (slot: number) =>
      Math.max(
        ...callOffers(old.calls.get('conjure-elemental')!, old, nobody, slot).map(
          ({ creature }) => creature.challenge ?? 0,
        ),
      );
    expect([most(5), most(6)]).toEqual([5, 6]);
  });
});
