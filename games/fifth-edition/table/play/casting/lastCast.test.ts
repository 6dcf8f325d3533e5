import { type ActionOf, type CharacterAction, character } from '@tessera/fifth-edition';
import { Match } from '@tessera/kernel';
import type { TableEntry } from '@tessera/table';
import { describe, expect, it } from 'vitest';
import { lastRolls } from '../rolls.ts';
import { damageAgainst, lastCast } from './lastCast.ts';

const save = { ability: 'DEX', dc: 15, success: 'half' } as const;
const harm: ActionOf<'cast'>['rolls'][number] = {
  kind: 'damage',
  types: ['fire'],
  dice: '4d6',
  bonus: 0,
  times: 1,
  save,
};
const strike: CharacterAction = {
  type: 'cast',
  spell: 'flame-strike',
  level: 5,
  rolls: [harm, { ...harm, types: ['radiant'] }],
};
const saves: CharacterAction = { type: 'targetSave', spell: 'flame-strike', save, by: { total: 16 }, damage: 20 };

function logOf(...actions: readonly CharacterAction[]): TableEntry[] {
  const match = Match.create(character, { options: {}, seats: 1, seed: 'log' });
  return actions.map((action, seq) => {
    match.apply(0, action);
    return { seq, kind: 'act', by: 0, at: 0, events: match.events(seq).map(({ event }) => event) };
  });
}

describe('lastCast', () => {
  it('lastCast returns the cast with the saves against it', () => {
    const last = lastCast(logOf(strike, saves));
    expect(last).toMatchObject({ id: '0', cast: { spell: 'flame-strike' }, saved: [{ made: true, damage: 10 }] });
  });

  it('lastCast replaces the rerolled dice', () => {
    const { dice: _, ...again } = harm;
    const throws = [{ index: 1, roll: { ...again, dice: '1d6' }, kept: [6, 6, 6] }];
    const last = lastCast(logOf(strike, { type: 'rethrow', spell: 'flame-strike', by: 'empowered-spell', throws }));
    expect(last?.rethrownBy).toEqual(['empowered-spell']);
    expect(last?.cast.rolls[1]?.rolls.slice(0, 3)).toEqual([6, 6, 6]);
    expect(last?.cast.rolls[1]).toMatchObject({ dice: '4d6', types: ['radiant'], save });
    expect(last?.cast.rolls[1]?.total).toBe(last?.cast.rolls[1]?.rolls.reduce((sum, die) => sum + die, 0));
  });

  it('lastCast is undefined after another action or an undo', () => {
    expect(lastCast(logOf(strike, { type: 'damage', amount: 1 }))).toBeUndefined();
    expect(lastCast([...logOf(strike), { seq: 1, kind: 'undo', at: 0, events: [] }])).toBeUndefined();
  });

  it('damageAgainst sums the damage of all rolls with the same save', () => {
    const { cast } = lastCast(logOf(strike))!;
    const [fire, radiant] = cast.rolls;
    expect(damageAgainst(cast, 'DEX')).toBe(fire!.total + radiant!.total);
    expect(damageAgainst(cast, 'WIS')).toBeUndefined();
  });

  it('lastRolls lists each roll of a cast, newest first', () => {
    const log = logOf(strike);
    const { cast } = lastCast(log)!;
    expect(lastRolls(log, 8).map(({ total, cast: rolled }) => [total, rolled?.part])).toEqual([
      [cast.rolls[1]!.total, 'damage'],
      [cast.rolls[0]!.total, 'damage'],
    ]);
  });
});
