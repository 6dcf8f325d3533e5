import { begin, fastChance, silent } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { nim } from '../../test/nim.ts';
import { pennies } from '../../test/pennies.ts';
import { Sandbox } from '../sandbox.ts';
import { playout } from './playout.ts';

describe('playout', () => {
  it('plays to the end of the match', () => {
    const state = { heap: 30, turn: 0 };
    playout(new Sandbox(nim, {}, fastChance('end')), state, Number.POSITIVE_INFINITY);
    expect(nim.outcome(state)).toBeDefined();
  });

  it('stops at the given depth', () => {
    const state = { heap: 30, turn: 0 };
    playout(new Sandbox(nim, { rollout: () => ({ take: 2 }) }, fastChance('depth')), state, 4);
    expect(state).toEqual({ heap: 22, turn: 0 });
  });

  it('hides simultaneous choices of other seats from a rollout', () => {
    const state = begin(pennies, { rule: 'even' }, 2, { chance: fastChance('start'), log: silent });
    let asked = 0;
    const rollout = ({ players }: typeof state, seat: number) => {
      asked++;
      expect(players.some(({ hasChosen }) => hasChosen)).toBe(false);
      return { side: seat === 0 ? ('heads' as const) : ('tails' as const) };
    };
    playout(new Sandbox(pennies, { rollout }, fastChance('rollout')), state, 10);
    expect(asked).toBe(2);
    expect(pennies.outcome(state)?.results).toEqual(['loss', 'win']);
  });
});
