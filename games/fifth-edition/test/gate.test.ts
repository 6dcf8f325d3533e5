import { describe, expect, test } from 'vitest';
import type { DeedRequest, GateState } from '../src/gate/deed.ts';
import { possibilityOf } from '../src/gate/possibility.ts';
import { shapeOf } from '../src/gate/shape.ts';
import { type CharacterRecord, evaluateCharacter } from '../src/index.ts';
import type { Edition } from '../src/vocabulary/vocabulary.ts';
import { character } from './characters.ts';
import { rulebookOf } from './content.ts';

const ATTACK: DeedRequest = { kind: 'attack', part: 'action' };
const POTION: DeedRequest = { kind: 'item', part: 'bonus' };

/** Creates a gate state of a cleric with a slot for Cure Wounds. */
function stateOf(
  changes: Partial<CharacterRecord> = {},
  edition: Edition = '2024',
  play: Partial<GateState> = {},
): GateState {
  const rulebook = rulebookOf(edition);
  const made = character({
    edition,
    scores: [14, 12, 14, 10, 16, 8],
    classes: ['cleric 5'],
    items: ['mace', 'amulet'],
    choices: { 'cleric-prepared': ['cure-wounds', 'bless'] },
  });
  const record = { ...made, ...changes };
  return {
    record,
    rulebook,
    sheet: evaluateCharacter(record, rulebook),
    combat: null,
    death: { successes: 0, failures: 0 },
    ...play,
  };
}

const spell = (id: string, spends: readonly string[] = ['slot.1']): DeedRequest => ({
  kind: 'spell',
  spell: id,
  part: 'action',
  way: { entry: 'cleric', ability: 'WIS', spends },
});
const codes = (deed: DeedRequest, at: GateState) => possibilityOf(deed, at).bars.map(({ code }) => code);

describe.each(['2014', '2024'] as const)('possibilityOf with the rules of %s', (edition) => {
  test('possibilityOf allows attacks, spells, potions, rests and rolls of a healthy character', () => {
    const at = stateOf({}, edition);
    for (const deed of [
      ATTACK,
      spell('cure-wounds'),
      POTION,
      { kind: 'rest' },
      { kind: 'roll', path: 'skills.Stealth' },
    ] as const)
      expect(codes(deed, at), deed.kind).toEqual([]);
  });

  test('possibilityOf refuses a dying character everything but what others do to it', () => {
    const at = stateOf({ used: { damage: 999 } }, edition);
    expect(codes(ATTACK, at)).toEqual(['dying']);
    expect(codes(spell('cure-wounds'), at)).toContain('dying');
    expect(codes({ kind: 'use' }, at)).toEqual(['dying']);
    expect(codes(POTION, at)).toEqual(['dying']);
    expect(codes({ kind: 'item', isGiven: true }, at)).toEqual([]);
    expect(codes({ kind: 'rest' }, at)).toEqual(['no-hit-points']);
    expect(codes({ kind: 'hitDie', die: 8 }, at)).toContain('no-hit-points');
    expect(codes({ kind: 'roll', path: 'skills.Stealth.bonus' }, at)).toEqual(['unaware']);
    expect(codes({ kind: 'roll', path: 'deathSaves.bonus' }, at)).toEqual([]);
  });

  test('possibilityOf refuses damage rolls alone to a character that cannot attack, but not after the attack of the turn', () => {
    const damage = { kind: 'damage' } as const;
    expect(codes(damage, stateOf({}, edition, { combat: { used: ['action'], attacks: 1 } }))).toEqual([]);
    expect(codes(damage, stateOf({ conditions: [{ id: 'stunned' }] }, edition))).toEqual(['no-actions']);
    expect(codes(damage, stateOf({ used: { damage: 999 } }, edition))).toEqual(['dying']);
  });

  test('possibilityOf allows healing of the dying, and refuses that of the dead and the unhurt', () => {
    const heal = { kind: 'heal' } as const;
    const down = { used: { damage: 999 } };
    expect(codes(heal, stateOf(down, edition))).toEqual([]);
    expect(codes(heal, stateOf(down, edition, { death: { successes: 0, failures: 3 } }))).toEqual(['dead']);
    expect(codes(heal, stateOf({}, edition))).toEqual(['unhurt']);
  });

  test('possibilityOf allows what answers the fall to 0 hit points', () => {
    const at = stateOf({ used: { damage: 999 } }, edition);
    expect(codes({ kind: 'use', isAgainstFall: true }, at)).toEqual([]);
  });

  test('possibilityOf refuses a dead character everything, by failed saves and by exhaustion', () => {
    const failed = stateOf({ used: { damage: 999 } }, edition, { death: { successes: 0, failures: 3 } });
    const exhausted = stateOf({ conditions: [{ id: 'exhaustion', level: 6 }] }, edition);
    for (const at of [failed, exhausted])
      for (const deed of [ATTACK, POTION, { kind: 'rest' }, { kind: 'item', isGiven: true }] as const)
        expect(codes(deed, at), deed.kind).toEqual(['dead']);
  });

  test('possibilityOf names the outer condition that takes actions away', () => {
    const at = stateOf({ conditions: [{ id: 'stunned' }] }, edition);
    expect(possibilityOf(ATTACK, at).bars).toEqual([
      { code: 'no-actions', params: { cause: 'Stunned', part: 'action' } },
    ]);
    expect(codes({ kind: 'use' }, at)).toEqual([]);
    expect(codes({ kind: 'rest' }, at)).toEqual([]);
  });

  test('possibilityOf fails a save without a roll where a condition says so', () => {
    const at = stateOf({ conditions: [{ id: 'paralyzed' }] }, edition);
    expect(codes({ kind: 'roll', path: 'saves.DEX.bonus' }, at)).toEqual(['fails-by-itself']);
    expect(codes({ kind: 'roll', path: 'saves.WIS.bonus' }, at)).toEqual([]);
  });

  test('possibilityOf lets a restrained character act', () => {
    expect(codes(ATTACK, stateOf({ conditions: [{ id: 'restrained' }] }, edition))).toEqual([]);
  });

  test('possibilityOf refuses spoken spells in silence', () => {
    const silence = {
      instanceId: 'silence-1',
      ref: 'spell:silence',
      appliedAt: 0,
      duration: { type: 'minutes', count: 10 },
      casterId: 'foe',
    } as const;
    const at = stateOf({ active: [silence] }, edition);
    expect(possibilityOf(spell('cure-wounds'), at).bars).toEqual([{ code: 'no-speech', params: { cause: 'Silence' } }]);
    expect(codes(ATTACK, at)).toEqual([]);
    expect(at.sheet.conditions.map(({ id }) => id)).toContain('deafened');
  });

  test('possibilityOf refuses gestures with two full hands, unless one holds the focus that the spell needs', () => {
    const held = (item: string, slot: 'mainHand' | 'offHand' | 'shield') =>
      ({ instanceId: item, item, equipped: true, attuned: false, slot }) as const;
    const full = stateOf({ inventory: [held('mace', 'mainHand'), held('shield', 'shield')] }, edition);
    expect(possibilityOf(spell('cure-wounds'), full).bars).toEqual([
      { code: 'hands-full', params: { held: 'Mace, Shield' } },
    ]);
    expect(codes(spell('bless'), full)).toEqual(['hands-full', 'no-focus']);
    const focus = stateOf({ inventory: [held('amulet', 'mainHand'), held('shield', 'shield')] }, edition);
    expect(codes(spell('bless'), focus)).toEqual([]);
    expect(codes(spell('cure-wounds'), focus)).toEqual(['hands-full']);
  });

  test('possibilityOf refuses material components without a focus, but not to a character without any gear', () => {
    const { inventory } = stateOf({}, edition).record;
    expect(codes(spell('bless'), stateOf({ inventory: inventory.slice(0, 1) }, edition))).toEqual(['no-focus']);
    expect(codes(spell('bless'), stateOf({ inventory: [] }, edition))).toEqual([]);
  });

  test('possibilityOf refuses a spell without a slot, and a hit die that is spent or not needed', () => {
    expect(codes(spell('cure-wounds'), stateOf({ used: { 'slot.1': 4 } }, edition))).toEqual(['no-slot']);
    expect(codes({ kind: 'hitDie', die: 8 }, stateOf({}, edition))).toEqual(['unhurt']);
    expect(codes({ kind: 'hitDie', die: 8 }, stateOf({ used: { damage: 5, 'hitDie.d8': 5 } }, edition))).toEqual([
      'no-dice',
    ]);
  });

  test('possibilityOf counts the parts of the turn only in combat, and the attacks of one action', () => {
    const combat = { round: 1, used: ['action'] as const };
    expect(codes(ATTACK, stateOf({}, edition, { combat }))).toEqual(['part-spent']);
    expect(codes({ kind: 'attack', part: 'reaction' }, stateOf({}, edition, { combat }))).toEqual([]);
    const once = { ...combat, attacks: 1 };
    expect(codes(ATTACK, stateOf({}, edition, { combat: once }))).toEqual(['attacks-spent']);
    const fighter = character({ edition, scores: [16, 12, 14, 10, 10, 8], classes: ['fighter 5'] });
    const twice = {
      ...stateOf({}, edition, { combat: once }),
      record: fighter,
      sheet: evaluateCharacter(fighter, rulebookOf(edition)),
    };
    expect(codes(ATTACK, twice)).toEqual([]);
    expect(codes(ATTACK, { ...twice, combat: { ...combat, attacks: 2 } })).toEqual(['attacks-spent']);
  });

  test('possibilityOf keeps a druid in wild shape from casting and from its gear, unless the gear is worn', () => {
    const shape = (equipment: string) => ({
      instanceId: 'wolf-1',
      ref: 'feat:wild-shape-form',
      appliedAt: 0,
      duration: { type: 'hours', count: 2 } as const,
      choices: { 'wild-shape-form': 'wolf', 'wild-shape-equipment': equipment },
    });
    const druid = (equipment: string) => {
      const record = {
        ...character({
          edition,
          scores: [10, 14, 14, 10, 16, 8],
          classes: ['druid 5'],
          items: ['quarterstaff'],
          choices: { 'druid-prepared': ['cure-wounds'], 'wild-shape-known': ['wolf'] },
        }),
        active: [shape(equipment)],
      };
      return { ...stateOf({}, edition), record, sheet: evaluateCharacter(record, rulebookOf(edition)) };
    };
    const merged = druid('merged');
    expect(shapeOf(merged.record, merged.rulebook)?.form.name).toBe('Wolf');
    const cast: DeedRequest = { ...spell('cure-wounds'), way: { entry: 'druid', ability: 'WIS' } } as DeedRequest;
    expect(codes(cast, merged)[0]).toBe('cannot-cast');
    expect(codes(POTION, merged)).toEqual(['merged']);
    expect(codes(POTION, druid('worn'))).toEqual([]);
    expect(codes(ATTACK, merged)).toEqual([]);
  });

  test('possibilityOf keeps a familiar from attacking and a fallen companion from everything, and no dead hero stops them', () => {
    const companions: CharacterRecord['companions'] = [
      { instanceId: 'owl-1', creature: 'owl', name: 'Hush', kind: 'familiar', peaceful: true },
      { instanceId: 'mastiff-2', creature: 'mastiff', name: 'Rex', kind: 'companion' },
    ];
    const dead = stateOf({ companions, used: { damage: 500 } }, '2024', { death: { successes: 0, failures: 3 } });
    const deed = (instanceId: string, isAttack: boolean, left = 1): DeedRequest => ({
      kind: 'companion',
      instanceId,
      isAttack,
      left,
    });
    expect(codes(deed('owl-1', true), dead)).toEqual(['peaceful']);
    expect(codes(deed('owl-1', false), dead)).toEqual([]);
    expect(codes(deed('mastiff-2', true), dead)).toEqual([]);
    expect(codes(deed('mastiff-2', true, 0), dead)).toEqual(['companion-down']);
    expect(codes(ATTACK, dead)).toEqual(['dead']);
  });
});
