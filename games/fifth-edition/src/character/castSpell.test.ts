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

describe('cast', () => {
  it("cast rolls the damage dice with the match's dice and reports the saving throw", () => {
    const event = castEvent(live('fire', cast([{ ...fire, save: dexterity }])));
    const [roll] = event.rolls;
    expect(roll?.rolls).toHaveLength(8);
    expect(roll?.total).toBe(roll?.rolls.reduce((sum, die) => sum + die, 0));
    expect(event.saves).toEqual([dexterity]);
  });

  it('cast reports one save when several rolls share the same save', () => {
    const cold = { ...fire, types: ['cold'], save: dexterity };
    expect(castEvent(live('ice', cast([{ ...fire, save: dexterity }, cold]))).saves).toEqual([dexterity]);
  });

  it('cast rolls each dart separately', () => {
    const { rolls } = castEvent(live('darts', cast([{ ...fire, dice: '1d4', bonus: 1, times: 5 }])));
    expect(rolls).toHaveLength(5);
    for (const { total, rolls: dice } of rolls) expect(total).toBe(dice[0]! + 1);
  });

  it('cast rolls to hit first and doubles the damage dice on a 20', () => {
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

  it('cast counts every die at its maximum when `full` is set, also on a critical hit', () => {
    expect(castEvent(live('full', cast([{ ...fire, full: true }]))).rolls[0]).toMatchObject({ total: 48, full: true });
    const attack = { dice: '1d20', bonus: 5, mode: 'plain' } as const;
    const bolts = Array.from({ length: 60 }, (_, index) =>
      castEvent(live(`full ${index}`, cast([{ ...fire, dice: '2d10', attack, full: true }]))),
    ).flatMap(({ rolls }) => rolls);
    for (const { attack: aimed, total } of bolts) expect(total).toBe(aimed?.isCritical ? 40 : 20);
  });

  it('cast damages the caster by the price of an option, and undo reverts it', () => {
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

  it('rethrow rerolls the named dice and keeps the others', () => {
    const throws = [{ index: 0, roll: { ...fire, dice: '2d6', bonus: 3 }, kept: [6, 5] }];
    const match = live('again', cast([fire]), { type: 'rethrow', spell: 'fireball', by: 'empowered-spell', throws });
    const event = CharacterEvent.parse(match.events(match.seq - 1)[0]?.event);
    if (event.type !== 'rethrown') throw new Error('nothing fell again');
    const [again] = event.throws;
    expect(again?.rolled.rolls.slice(0, 2)).toEqual([6, 5]);
    expect(again?.rolled.rolls).toHaveLength(4);
    expect(again?.rolled.total).toBe(again!.rolled.rolls.reduce((sum, die) => sum + die, 3));
  });

  it('cast uses the total that the player entered', () => {
    expect(castEvent(live('table', cast([{ ...fire, fell: 31 }]))).rolls[0]).toMatchObject({ rolls: [31], total: 31 });
  });

  it('cast heals the caster when the target is the caster, and undo reverts it', () => {
    const heal = { kind: 'heal', dice: '1d8', bonus: 3, times: 1, own: true } as const;
    const match = live('heal', { type: 'damage', amount: 30 }, cast([heal], { spell: 'cure-wounds', level: 1 }));
    const healed = castEvent(match).rolls[0]?.total ?? 0;
    expect(healed).toBeGreaterThan(3);
    expect(match.state.record.used).toEqual({ damage: 30 - healed });
    match.undo(0);
    expect(match.state.record.used).toEqual({ damage: 30 });
  });

  it("cast leaves the caster's hit points unchanged when the target is another creature", () => {
    const heal = { kind: 'heal', dice: '1d8', bonus: 3, times: 1 } as const;
    const match = live('other', { type: 'damage', amount: 30 }, cast([heal], { on: 'Bea' }));
    expect(match.state.record.used).toEqual({ damage: 30 });
    expect(castEvent(match).on).toBe('Bea');
  });

  it('cast gives temporary hit points and keeps the larger number', () => {
    const temp = { kind: 'temp', bonus: 6, times: 1, own: true } as const;
    expect(live('temp', { type: 'temp', amount: 9 }, cast([temp])).state.record.used).toEqual({ temp: 9 });
    expect(live('temp', { type: 'temp', amount: 2 }, cast([temp])).state.record.used).toEqual({ temp: 6 });
  });
});

describe('targetSave', () => {
  const asked = { type: 'targetSave', spell: 'fireball', save: dexterity, damage: 25 } as const;
  const saved = (action: ActionOf<'targetSave'>) => CharacterEvent.parse(live('save', action).events(0)[0]?.event);

  it('targetSave halves the damage, rounded down, when the entered total reaches the DC', () => {
    expect(saved({ ...asked, by: { total: 15 } })).toMatchObject({ made: true, damage: 12 });
    expect(saved({ ...asked, by: { total: 14 }, on: 'Ogre' })).toMatchObject({ made: false, damage: 25, on: 'Ogre' });
  });

  it('targetSave reduces the damage to 0 when a success negates it', () => {
    const save = { ...dexterity, success: 'none' } as const;
    expect(saved({ ...asked, save, by: { total: 20 } })).toMatchObject({ made: true, damage: 0 });
  });

  it('targetSave rolls the save when no total is entered', () => {
    const event = saved({ ...asked, by: { bonus: 4, mode: 'advantage' } });
    if (event.type !== 'targetSaved') throw new Error('nobody saved');
    expect(event.total).toBe((event.rolled ?? 0) + 4);
    expect(event.dropped).toBeLessThanOrEqual(event.rolled ?? 0);
    expect(event.made).toBe(event.total >= 15);
  });

  it('targetSave reports no damage when the spell deals none', () => {
    const { damage: _, ...held } = asked;
    expect(saved({ ...held, by: { total: 3 } })).not.toHaveProperty('damage');
  });
});
