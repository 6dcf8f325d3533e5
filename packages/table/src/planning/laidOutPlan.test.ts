import { defineGame, fastChance, hidden, refuse } from '@tessera/kernel';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { layOutPlan } from './laidOutPlan.ts';

const Action = z.strictObject({ type: z.enum(['step', 'roll', 'look']) });
const State = z.strictObject({ at: z.int(), deck: hidden(z.array(z.int())) });

/** One piece: a step is certain, a roll needs the die, a look depends on the hidden deck. At 3 the other seat decides. */
const game = defineGame({
  id: 'plans',
  version: '1.0.0',
  seats: { min: 2, max: 2 },
  options: z.strictObject({}),
  state: State,
  action: Action,
  setup: () => ({ at: 0, deck: [1, 2, 3, 4, 5, 6, 7, 8] }),
  decisions: ({ at }) => [{ seat: at < 3 ? 0 : 1, kind: 'go' }],
  legal: () => [{ type: 'step' as const }, { type: 'roll' as const }, { type: 'look' as const }],
  check: (state, seat) => (seat === (state.at < 3 ? 0 : 1) ? undefined : refuse('not-yours')),
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

const view = game.view(game.setup({}, 2, { chance: fastChance('any'), log: () => undefined }), 0);
const step = { type: 'step' } as const;

test('layOutPlan plays certain steps on a copy, and asks the next question', () => {
  const before = JSON.stringify(view);
  const plan = layOutPlan(game, view, 0, [step, step]);
  expect(plan.view.at).toBe(2);
  expect(plan.steps.map((one) => one.before.at)).toEqual([0, 1]);
  expect(plan.question?.legal).toHaveLength(3);
  expect(JSON.stringify(view)).toBe(before);
});

test.each(['roll', 'look'] as const)('layOutPlan ends with a %s: what follows is not known', (type) => {
  const plan = layOutPlan(game, view, 0, [step, { type }, step]);
  expect(plan.steps).toHaveLength(2);
  expect(plan).toMatchObject({ isOpen: true, question: undefined });
  expect(plan.view.at).toBe(1);
});

test('layOutPlan ends where others decide, and says why a later step is not possible', () => {
  expect(layOutPlan(game, view, 0, [step, step, step])).toMatchObject({ question: undefined, isOpen: false });
  const plan = layOutPlan(game, view, 0, [step, step, step, step]);
  expect(plan.steps).toHaveLength(3);
  expect(plan.refusal?.code).toBe('not-yours');
});
