import { Match } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import type { ActionOf, CharacterAction } from './actions.ts';
import { character } from './character.ts';
import { deathOdds } from './deathOdds.ts';

const dying = { current: 0, max: 20 };
const fall: CharacterAction = { type: 'damage', amount: 20, hitPoints: { current: 20, max: 20 } };
const blow: CharacterAction = { type: 'damage', amount: 40, hitPoints: { current: 20, max: 20 } };
const stabilize: CharacterAction = { type: 'stabilize', by: 'medicine', hitPoints: 0 };
const revive: CharacterAction = {
  type: 'revive',
  by: 'spell',
  name: 'Revivify',
  hitPoints: 1,
  max: 20,
  conditions: [],
};

function live(...actions: readonly CharacterAction[]) {
  const match = Match.create(character, { options: {}, seats: 1, seed: 'dying' });
  for (const action of actions) match.apply(0, action);
  return match;
}
const last = (match: ReturnType<typeof live>) => match.events(match.seq - 1).map(({ event }) => event);

describe('stabilize', () => {
  test('stabilize makes a dying character stable at 0 hit points, and damage starts the death saves again', () => {
    const match = live(fall, { type: 'damage', amount: 1, hitPoints: dying }, stabilize);
    expect(match.state.death).toEqual({ successes: 3, failures: 0 });
    expect(match.state.record.used).toEqual({ damage: 20 });
    expect(last(match)).toEqual([{ type: 'stabilized', by: 'medicine' }]);
    match.apply(0, { type: 'damage', amount: 1, hitPoints: dying });
    expect(match.state.death).toEqual({ successes: 0, failures: 1 });
  });

  test('stabilize is refused for the dead, the stable and anyone with hit points', () => {
    expect(live(blow).check(0, stabilize)?.code).toBe('barred-dead');
    expect(live(fall, stabilize).check(0, stabilize)?.code).toBe('already-stable');
    expect(live().check(0, { type: 'stabilize', by: 'kit', hitPoints: 3 })?.code).toBe('only-dying');
  });
});

describe('revive', () => {
  test('revive brings a dead character back with the hit points of the spell, and logs by what', () => {
    const match = live(blow, revive);
    expect([match.state.death, match.state.record.used]).toEqual([{ successes: 0, failures: 0 }, { damage: 19 }]);
    expect(last(match)).toEqual([{ type: 'revived', by: 'spell', name: 'Revivify', hitPoints: 1 }]);
  });

  test('revive of a character that died of a condition leaves the conditions of the action', () => {
    const conditions = [{ id: 'exhaustion', level: 5 }];
    const match = live(
      { type: 'condition', id: 'exhaustion', level: 6 },
      { ...revive, deadBy: 'exhaustion', conditions },
    );
    expect(match.state.record.conditions).toEqual(conditions);
  });

  test('revive is refused for the living', () => {
    expect(live(fall).check(0, revive)?.code).toBe('not-dead');
  });
});

describe('heal', () => {
  test('heal of a dead character is refused with its deed, unless the player overrides the rules', () => {
    const deed: ActionOf<'deed'> = { type: 'deed', kind: 'heal', name: 'Healing', bars: [{ code: 'dead' }] };
    const heal = { type: 'heal', amount: 5 } as const;
    expect(live(blow).check(0, { type: 'together', of: [deed, heal] })?.code).toBe('barred-dead');
    const match = live(blow, { type: 'together', of: [{ ...deed, anyway: true }, heal] });
    expect(match.state.record.used).toEqual({ damage: 15 });
  });

  test('heal logs the entered and the effective amount, and the hit points before', () => {
    const hitPoints = { current: 15, max: 20 };
    const hurt: CharacterAction = { type: 'damage', amount: 5, hitPoints: { current: 20, max: 20 } };
    const match = live(hurt, { type: 'heal', amount: 5, entered: 12, source: 'Maren', hitPoints });
    expect(match.state.record.used).toEqual({});
    expect(last(match)).toEqual([{ type: 'healed', amount: 5, entered: 12, source: 'Maren', hitPoints }]);
  });

  test('heal starts at 0 hit points when more damage was counted', () => {
    const match = live({ type: 'damage', amount: 500 }, { type: 'heal', amount: 5, hitPoints: dying });
    expect(match.state.record.used).toEqual({ damage: 15 });
  });
});

describe('rest', () => {
  const rest = { type: 'rest', kind: 'longRest', used: {}, conditions: [] } as const;

  test('rest of a dead or dying character is refused, and taken in spite of the rules without hit points', () => {
    expect(live(fall).check(0, { ...rest, hitPoints: 0 })?.code).toBe('no-rest');
    expect(live(blow).check(0, { ...rest, hitPoints: 1 })?.code).toBe('barred-dead');
    expect(live(blow).check(0, rest)).toBeUndefined();
  });
});

describe('deathOdds', () => {
  const plain = { bonus: 0 };

  test('deathOdds of an unmodified first save are those of 10 or more on a d20', () => {
    const { next, lives } = deathOdds(plain, { successes: 0, failures: 0 });
    expect(Object.values(next).map((chance) => Math.round(chance * 1000))).toEqual([50, 500, 400, 50]);
    expect(lives).toBeCloseTo(0.5951, 4);
  });

  test('deathOdds include bonuses and dice, but never change a 20 or a 1', () => {
    const { next, lives } = deathOdds({ bonus: -1, dice: '1d4' }, { successes: 1, failures: 1 });
    expect(Object.values(next).map((chance) => Math.round(chance * 1000))).toEqual([50, 575, 325, 50]);
    expect(Math.round(lives * 100)).toBe(66);
    expect(Math.round(deathOdds({ bonus: -1, dice: '1d4' }, { successes: 1, failures: 2 }).lives * 100)).toBe(41);
    expect(deathOdds({ bonus: 20 }, { successes: 2, failures: 2 }).lives).toBeCloseTo(0.95);
  });

  test('deathOdds with advantage and less dice add up to 1', () => {
    const { next } = deathOdds({ bonus: 0, less: '1d4', mode: 'advantage' }, { successes: 0, failures: 0 });
    expect(next.wake).toBeCloseTo(39 / 400);
    expect(next.wake + next.success + next.failure + next.twice).toBeCloseTo(1);
  });
});
