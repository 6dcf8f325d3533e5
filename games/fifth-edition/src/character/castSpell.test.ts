import { Match } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import type { ActionOf, CharacterAction } from './actions.ts';
import { character } from './character.ts';
import { CharacterEvent, type EventOf } from './events.ts';

const fire: ActionOf<'cast'>['rolls'][number] = { kind: 'damage', types: ['fire'], dice: '8d6', bonus: 0, times: 1 };
const dexterity = { ability: 'DEX', dc: 15, success: 'half' } as const;

function live(seed: string, ...actions: readonly CharacterAction[]) {
  const match = Match.create(character, { options: {}, seats: 1, seed });
  for (const action of actions) match.apply(0, action);
  return match;
}

function cast(rolls: ActionOf<'cast'>['rolls'], more: Partial<ActionOf<'cast'>> = {}): ActionOf<'cast'> {
  return { type: 'cast', spell: 'fireball', level: 3, rolls, ...more };
}

function castEvent(match: ReturnType<typeof live>): EventOf<'spellCast'> {
  const event = CharacterEvent.parse(match.events(match.seq - 1)[0]?.event);
  if (event.type !== 'spellCast') throw new Error('nothing was cast');
  return event;
}

describe('a spell that is cast', () => {
  it('rolls its dice with those of the match, and tells what others save against', () => {
    const event = castEvent(live('fire', cast([{ ...fire, save: dexterity }])));
    const [roll] = event.rolls;
    expect(roll?.rolls).toHaveLength(8);
    expect(roll?.total).toBe(roll?.rolls.reduce((sum, die) => sum + die, 0));
    expect(event.saves).toEqual([dexterity]);
  });

  it('asks for one save where several rolls have the same', () => {
    const cold = { ...fire, types: ['cold'], save: dexterity };
    expect(castEvent(live('ice', cast([{ ...fire, save: dexterity }, cold]))).saves).toEqual([dexterity]);
  });

  it('rolls each dart on its own', () => {
    const { rolls } = castEvent(live('darts', cast([{ ...fire, dice: '1d4', bonus: 1, times: 5 }])));
    expect(rolls).toHaveLength(5);
    for (const { total, rolls: dice } of rolls) expect(total).toBe(dice[0]! + 1);
  });

  it('is aimed first where it must hit, and doubles its dice when a 20 falls', () => {
    const attack = { dice: '1d20', bonus: 5, mode: 'plain' } as const;
    const bolts = Array.from({ length: 60 }, (_, index) =>
      castEvent(live(`bolt ${index}`, cast([{ ...fire, dice: '2d10', attack }]))),
    ).flatMap(({ rolls }) => rolls);
    for (const { attack: aimed, dice, rolls } of bolts) {
      expect(aimed?.isCritical).toBe(aimed?.rolls[0] === 20);
      expect(dice).toBe(aimed?.isCritical ? '4d10' : '2d10');
      expect(rolls).toHaveLength(aimed?.isCritical ? 4 : 2);
    }
    expect(new Set(bolts.map(({ dice }) => dice))).toEqual(new Set(['2d10', '4d10']));
  });

  it('counts every die as its highest where it is cast so, of a critical hit too', () => {
    expect(castEvent(live('full', cast([{ ...fire, full: true }]))).rolls[0]).toMatchObject({ total: 48, full: true });
    const attack = { dice: '1d20', bonus: 5, mode: 'plain' } as const;
    const bolts = Array.from({ length: 60 }, (_, index) =>
      castEvent(live(`full ${index}`, cast([{ ...fire, dice: '2d10', attack, full: true }]))),
    ).flatMap(({ rolls }) => rolls);
    for (const { attack: aimed, total } of bolts) expect(total).toBe(aimed?.isCritical ? 40 : 20);
  });

  it('hurts whoever cast it where that is its price, and an undo takes that back', () => {
    const price = { kind: 'damage', types: ['necrotic'], dice: '6d12', bonus: 0, times: 1, own: true } as const;
    const match = live(
      'price',
      cast(
        [
          { ...fire, full: true },
          { ...price, types: ['necrotic'] },
        ],
        { shaped: ['overchannel'] },
      ),
    );
    const event = castEvent(match);
    expect(event.shaped).toEqual(['overchannel']);
    expect(match.state.record.used).toEqual({ damage: event.rolls[1]?.total });
    match.undo(0);
    expect(match.state.record.used).toEqual({});
  });

  it('throws dice again and keeps the others', () => {
    const throws = [{ index: 0, roll: { ...fire, dice: '2d6', bonus: 3 }, kept: [6, 5] }];
    const match = live('again', cast([fire]), { type: 'rethrow', spell: 'fireball', by: 'empowered-spell', throws });
    const event = CharacterEvent.parse(match.events(match.seq - 1)[0]?.event);
    if (event.type !== 'rethrown') throw new Error('nothing fell again');
    const [again] = event.throws;
    expect(again?.rolled.rolls.slice(0, 2)).toEqual([6, 5]);
    expect(again?.rolled.rolls).toHaveLength(4);
    expect(again?.rolled.total).toBe(again!.rolled.rolls.reduce((sum, die) => sum + die, 3));
  });

  it('takes what fell on a real table', () => {
    expect(castEvent(live('table', cast([{ ...fire, fell: 31 }]))).rolls[0]).toMatchObject({ rolls: [31], total: 31 });
  });

  it('heals whoever cast it on itself, and an undo takes that back', () => {
    const heal = { kind: 'heal', dice: '1d8', bonus: 3, times: 1, own: true } as const;
    const match = live('heal', { type: 'damage', amount: 30 }, cast([heal], { spell: 'cure-wounds', level: 1 }));
    const healed = castEvent(match).rolls[0]?.total ?? 0;
    expect(healed).toBeGreaterThan(3);
    expect(match.state.record.used).toEqual({ damage: 30 - healed });
    match.undo(0);
    expect(match.state.record.used).toEqual({ damage: 30 });
  });

  it('does nothing here for somebody else', () => {
    const heal = { kind: 'heal', dice: '1d8', bonus: 3, times: 1 } as const;
    const match = live('other', { type: 'damage', amount: 30 }, cast([heal], { on: 'Bea' }));
    expect(match.state.record.used).toEqual({ damage: 30 });
    expect(castEvent(match).on).toBe('Bea');
  });

  it('gives temporary hit points, of which the larger number stays', () => {
    const temp = { kind: 'temp', bonus: 6, times: 1, own: true } as const;
    expect(live('temp', { type: 'temp', amount: 9 }, cast([temp])).state.record.used).toEqual({ temp: 9 });
    expect(live('temp', { type: 'temp', amount: 2 }, cast([temp])).state.record.used).toEqual({ temp: 6 });
  });
});

describe('a target that saves', () => {
  const asked = { type: 'targetSave', spell: 'fireball', save: dexterity, damage: 25 } as const;
  const saved = (action: ActionOf<'targetSave'>) => CharacterEvent.parse(live('save', action).events(0)[0]?.event);

  it('takes half of the damage, rounded down, when what was entered reaches the DC', () => {
    expect(saved({ ...asked, by: { total: 15 } })).toMatchObject({ made: true, damage: 12 });
    expect(saved({ ...asked, by: { total: 14 }, on: 'Ogre' })).toMatchObject({ made: false, damage: 25, on: 'Ogre' });
  });

  it('takes nothing where a success leaves nothing', () => {
    const save = { ...dexterity, success: 'none' } as const;
    expect(saved({ ...asked, save, by: { total: 20 } })).toMatchObject({ made: true, damage: 0 });
  });

  it('is rolled for where nobody says what fell', () => {
    const event = saved({ ...asked, by: { bonus: 4, mode: 'advantage' } });
    if (event.type !== 'targetSaved') throw new Error('nobody saved');
    expect(event.total).toBe((event.rolled ?? 0) + 4);
    expect(event.dropped).toBeLessThanOrEqual(event.rolled ?? 0);
    expect(event.made).toBe(event.total >= 15);
  });

  it('loses nothing where there is no damage', () => {
    const { damage: _, ...held } = asked;
    expect(saved({ ...held, by: { total: 3 } })).not.toHaveProperty('damage');
  });
});
