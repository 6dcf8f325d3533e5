import { Match } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { matchWith, spoken } from '../test/position.ts';
import { regionOf } from './content/index.ts';
import { warOfTheRing } from './game.ts';
import { armyIn, figureIn } from './match/caseQueries.ts';
import { TILES } from './pieces/huntPool.ts';

// Companion mode: players use a physical board, and the match records it. R 5.8, rulings 53 and 104.

const HUNTED = {
  phase: 'actions',
  dice: ['@dice character character', '@dice army army'],
  flow: '@slot 0',
  huntBox: [0, 2],
  pool: ['@tile damage-2-reveal', '@tile damage-1'],
};
const MOVE = { type: 'use', die: 0, as: 'fellowship' };

describe('Entered dice of a physical table', () => {
  test('the Hunt uses the entered dice and the entered tile', () => {
    const match = matchWith(HUNTED);
    expect(match.apply(0, MOVE, [6, 3, { draw: 1 }])).toMatchObject({ ok: true });
    expect(TILES[match.state.hunt!.tile]!.id).toBe('damage-1');
    expect(match.state.hunt!.damage).toBe(1);
  });

  test('refuses too few or impossible entered dice and leaves the state unchanged', () => {
    const match = matchWith(HUNTED);
    const before = match.state;
    expect(match.apply(0, MOVE, [7, 3])).toMatchObject({ ok: false, refusal: { code: 'dice-do-not-fit' } });
    expect(match.apply(0, MOVE, [6, 3, { draw: 0 }, 5])).toMatchObject({
      ok: false,
      refusal: { code: 'dice-do-not-fit' },
    });
    expect(match.state).toBe(before);
  });

  test('accepts the entered action dice of both sides', () => {
    const match = matchWith({ flow: '@phase allocate', phase: 'allocation' });
    match.apply(1, { type: 'allocate', dice: 2 }, [1, 2, 5, 6, 6, 6, 2, 3, 4]);
    // Two Character dice, an Event and a Will; the two Eyes are excluded.
    expect(match.state.dice[0]).toEqual([2, 0, 0, 0, 1, 1, 0]);
    expect(match.state.huntBox).toEqual([0, 4]);
  });
});

describe('Edits for a physical table', () => {
  test('an edit sets figures, politics and the Fellowship, and is recorded', () => {
    const match = matchWith({
      '@at dale': '@north 2/1/1',
      '@box rohan': 3,
      'fellowship.region': '@lorien',
      'fellowship.corruption': 4,
    });
    expect(armyIn(match.state, 'dale')).toBe('north 2/1/1');
    expect([figureIn(match.state), match.state.fellowship.corruption]).toEqual(['lorien', 4]);
    expect(Match.load(warOfTheRing, match.save()).state).toEqual(match.state);
  });

  test('refuses an edit to a state that the game cannot have', () => {
    const match = matchWith({});
    expect(match.edit(0, [[['fellowship', 'progress'], 13]])).toMatchObject({
      ok: false,
      refusal: { code: 'edit-breaks-state', params: { path: 'fellowship.progress' } },
    });
    expect(match.edit(0, [[['boxes', 0], 'war']])).toMatchObject({ ok: false });
  });

  test('refuses an illegal move with its reason in companion mode', () => {
    const match = matchWith({ ...HUNTED, dice: ['@dice army', '@dice army'] });
    match.apply(0, { type: 'use', die: 1, as: 'armies' });
    expect(match.check(0, spoken({ type: 'march', from: '@rivendell', to: '@lorien' }))?.code).toBe('not-adjacent');
  });
});

test('refuses edits and entered dice when the rules are enforced', () => {
  const match = Match.create(warOfTheRing, { seats: 2, seed: 'enforced' });
  expect(match.edit(0, [[['fellowship', 'region'], regionOf('lorien')]])).toMatchObject({
    ok: false,
    refusal: { code: 'edits-not-allowed' },
  });
  expect(match.apply(0, { type: 'done' }, [6])).toMatchObject({ ok: false, refusal: { code: 'dice-not-allowed' } });
});
