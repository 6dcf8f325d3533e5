import { defineGame, Match } from '@tessera/kernel';
import { createGameFormatter, createTranslator, house } from '@tessera/text';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { deedLines } from './chronicle.ts';
import { terminalTranslate } from './language.ts';

/** Game without texts whose events describe every change. */
const wordless = defineGame({
  id: 'wordless',
  version: '1.0.0',
  seats: { min: 2, max: 2 },
  options: z.object({}),
  state: z.object({ turn: z.int() }),
  action: z.object({ type: z.literal('award'), points: z.int() }),
  events: z.object({ type: z.string() }).catchall(z.json().optional()),
  setup: () => ({ turn: 0 }),
  decisions: ({ turn }) => (turn < 2 ? [{ seat: turn, kind: 'award' }] : []),
  legal: () => [{ type: 'award' as const, points: 3 }],
  check: () => undefined,
  play(state, seat, { points }, { log }) {
    state.turn++;
    log({ type: 'award', points });
    log({ type: 'awarded', seat, points });
    log({ type: 'award', seat: 1 - seat, points });
    log({ type: 'scored', seat, points });
    log({ type: 'round-over' });
    log({ type: 'award', seat, points, twice: true });
  },
  outcome: ({ turn }) => (turn < 2 ? undefined : { results: ['draw', 'draw'] }),
});

const formatter = createGameFormatter({ params: {} }, createTranslator('en', {}, house.en));

test('deedLines drops only the events that repeat the action', () => {
  const match = Match.create(wordless, { seats: 2, seed: '1' });
  match.apply(0, { type: 'award', points: 3 });
  expect(deedLines({ match, formatter, t: terminalTranslate() }, 0, 'spectator')).toEqual([
    '1. Player 1: award (points 3)',
    '   award (seat 1, points 3)',
    '   scored (seat 0, points 3)',
    '   round-over',
    '   award (seat 0, points 3, twice true)',
  ]);
});
