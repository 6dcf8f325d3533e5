import { defineGame, fastChance, hidden } from '@tessera/kernel';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { positionAfter } from './positionAfter.ts';

const Action = z.strictObject({ type: z.enum(['step', 'roll', 'look']) });
const State = z.strictObject({ at: z.int(), deck: hidden(z.array(z.int())) });

/** One piece, one die, one deck: a step is certain, a roll needs the die, a look depends on the deck. */
const game = defineGame({
  id: 'forks',
  version: '1.0.0',
  seats: { min: 1, max: 1 },
  options: z.strictObject({}),
  state: State,
  action: Action,
  setup: () => ({ at: 0, deck: [1, 2, 3, 4, 5, 6, 7, 8] }),
  decisions: ({ at }) => (at > 9 ? [] : [{ seat: 0, kind: 'go' }]),
  legal: () => [{ type: 'step' as const }, { type: 'roll' as const }, { type: 'look' as const }],
  check: () => undefined,
  play(state, _seat, { type }, { chance }) {
    if (type === 'step') state.at += 1;
    if (type === 'roll') state.at += chance.d(6);
    if (type === 'look') state.at += state.deck[0] ?? 0;
  },
  outcome: () => undefined,
  determinize(view, _viewer, chance) {
    const deck = [1, 2, 3, 4, 5, 6, 7, 8];
    chance.shuffle(deck);
    return { at: view.at, deck };
  },
});

const view = game.view(game.setup({}, 1, { chance: fastChance('any'), log: () => undefined }), 0);

test('positionAfter plays an action that is certain', () => {
  const after = positionAfter(game, view, 0, { type: 'step' });
  expect(after?.view.at).toBe(1);
  expect(after?.decisions).toMatchObject([{ seat: 0, kind: 'go' }]);
  expect(after?.decisions[0]?.legal).toHaveLength(3);
});

test('positionAfter is undefined for an action that needs a die', () => {
  expect(positionAfter(game, view, 0, { type: 'roll' })).toBeUndefined();
});

test('positionAfter is undefined for a position that depends on a hidden deck', () => {
  expect(positionAfter(game, view, 0, { type: 'look' })).toBeUndefined();
});

test('positionAfter does not change the view', () => {
  const before = JSON.stringify(view);
  positionAfter(game, view, 0, { type: 'step' });
  expect(JSON.stringify(view)).toBe(before);
});
