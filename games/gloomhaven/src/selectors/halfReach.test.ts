import { expect, test } from 'vitest';
import { BRUTE, GUARD, stage } from '../../test/stage.ts';
import { halfReach } from './halfReach.ts';

test('halfReach shows the hexes of a basic move and of a basic attack (R 4.3)', () => {
  const { state } = stage();
  const [card = ''] = state.heroes[BRUTE]!.hand;
  const move = halfReach(state, BRUTE, { type: 'play', card, half: 'bottom', basic: true });
  expect(move.moves.length).toBeGreaterThan(0);
  expect(move.moves).not.toContain(state.figures[BRUTE]!.cell);
  expect(move.attacks).toEqual([]);
  const attack = halfReach(state, BRUTE, { type: 'play', card, half: 'top', basic: true });
  expect(attack.moves).toEqual([]);
  expect(attack.attacks).toContain(state.figures[GUARD]!.cell);
});

test('halfReach is empty for a hero off the map', () => {
  const { state } = stage();
  state.figures[BRUTE]!.cell = -1;
  const [card = ''] = state.heroes[BRUTE]!.hand;
  expect(halfReach(state, BRUTE, { type: 'play', card, half: 'bottom', basic: true })).toEqual({
    moves: [],
    attacks: [],
  });
});
