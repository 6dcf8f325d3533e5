import type { Chance } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import type { ActionOf } from './actions.ts';
import { damageRolled, rollAttack } from './attackRoll.ts';

/** Creates dice that fall in the given order. */
function falling(...dice: number[]): Chance {
  const d = () => dice.shift() ?? 1;
  return {
    position: 0,
    d,
    roll: (count) => Array.from({ length: count }, d),
    pick: ([first]) => first as never,
    draw: (items) => items.shift() as never,
    shuffle: () => {},
  };
}

const sword: ActionOf<'attack'> = {
  type: 'attack',
  label: 'Longsword',
  attack: { dice: '1d20', bonus: 7, mode: 'plain' },
  damage: [
    { type: 'slashing', dice: '1d8', bonus: 4 },
    { type: 'fire', dice: '1d6', bonus: 0 },
  ],
};

describe('rollAttack', () => {
  test('rollAttack rolls to hit and damage by type', () => {
    expect(rollAttack(sword, falling(11, 5, 3))).toMatchObject({
      total: 18,
      outcome: 'open',
      damage: [
        { type: 'slashing', dice: '1d8', rolls: [5], total: 9 },
        { type: 'fire', dice: '1d6', rolls: [3], total: 3 },
      ],
    });
  });

  test('rollAttack doubles the dice of every type on a 20, but no bonus', () => {
    expect(rollAttack(sword, falling(20, 5, 6, 3, 1))).toMatchObject({
      outcome: 'critical',
      damage: [
        { dice: '2d8', total: 15 },
        { dice: '2d6', total: 4 },
      ],
    });
  });

  test('rollAttack doubles the dice from the lowest number of a widened range on', () => {
    const champion = { ...sword, attack: { ...sword.attack, critOn: 19 } };
    expect(rollAttack(champion, falling(19, 1, 1, 1, 1)).outcome).toBe('critical');
    expect(rollAttack(champion, falling(18, 1, 1)).outcome).toBe('open');
    expect(rollAttack(sword, falling(19, 1, 1)).outcome).toBe('open');
  });

  test('rollAttack misses on a 1 and rolls no damage', () => {
    expect(rollAttack(sword, falling(1))).toMatchObject({ outcome: 'miss', damage: [] });
  });

  test('rollAttack reads the kept die for the critical hit, adds and takes off dice', () => {
    const blessed = {
      ...sword,
      attack: { dice: '1d20+1d4', less: '1d4', bonus: 7, mode: 'advantage' as const, cover: 2 },
    };
    expect(rollAttack(blessed, falling(3, 4, 20, 2, 1, 1, 1, 1))).toMatchObject({
      rolls: [20, 4],
      dropped: 3,
      less: 2,
      total: 29,
      outcome: 'critical',
      cover: 2,
    });
  });
});

test('damageRolled never falls below 0', () => {
  expect(damageRolled({ dice: '1d4', bonus: -3 }, false, falling(1)).total).toBe(0);
  expect(damageRolled({ bonus: 5 }, true, falling())).toEqual({ bonus: 5, rolls: [], total: 5 });
});
