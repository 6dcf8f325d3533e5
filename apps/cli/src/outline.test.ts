import { defineGame, faceDown, hidden, ownerOnly, perSeat } from '@tessera/kernel';
import { createGameFormatter, createTranslator, house } from '@tessera/text';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { boardText } from './language.ts';

const silent = createGameFormatter({ params: {} }, createTranslator('en', {}, house.en));

const Card = z.int().min(1);

const Site = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('vault'), loot: hidden(z.array(Card)) }),
  z.object({ kind: z.literal('yard'), cells: z.array(Card.nullable()) }),
]);

const State = z.object({
  flow: z.array(z.object({ at: z.string() })),
  round: z.int(),
  deck: hidden(z.array(Card)),
  grid: z.array(Card.nullable()),
  note: z.string(),
  players: perSeat(
    z.object({
      hand: ownerOnly(z.array(Card)),
      bid: faceDown(Card, { until: 'shown' }),
      shown: z.boolean(),
      trophies: z.array(z.object({ name: z.string(), worth: z.int() })),
    }),
  ),
  sites: z.record(z.string(), Site),
});

function setup(): z.infer<typeof State> {
  return {
    flow: [{ at: 'round.end' }],
    round: 1,
    deck: [1, 2, 3, 4],
    grid: [null, null, null],
    note: '',
    players: [
      { hand: [5, 6], bid: 5, shown: false, trophies: [] },
      { hand: [7], bid: 7, shown: true, trophies: [{ name: 'cup', worth: 3 }] },
    ],
    sites: { east: { kind: 'vault', loot: [8, 9] }, west: { kind: 'yard', cells: [null, null] } },
  };
}

const wordless = defineGame({
  id: 'wordless',
  version: '1.0.0',
  seats: { min: 2, max: 2 },
  options: z.object({}),
  state: State,
  action: z.object({}),
  setup,
  determinize: setup,
  decisions: () => [],
  legal: () => [],
  check: () => undefined,
  play: () => {},
  outcome: () => ({ results: ['draw', 'draw'] }),
});

test('outline prints lists of scalars on one line, hidden piles by size, and no flow', () => {
  expect(boardText(silent, wordless, wordless.view(setup(), 0), 0)).toBe(
    `
round: 1
deck: 4 hidden
grid: [null, null, null]
note: ""
players:
  0: hand [5, 6], shown false, trophies []
  1:
    hand: 1 hidden
    bid: 7
    shown: true
    trophies:
      0: name cup, worth 3
sites:
  east: kind vault, loot 2 hidden
  west: kind yard, cells [null, null]`.trimStart(),
  );
});

test('outline prints a record that does not fit on one line with one line per field', () => {
  const view = {
    ...wordless.view(setup(), 'spectator'),
    note: 'long',
    sites: { east: { kind: 'yard', cells: Array(60).fill(1) } },
  };
  expect(boardText(silent, wordless, { sites: {}, deck: [] }, 'spectator')).toBe('sites: {}\ndeck: []');
  expect(boardText(silent, wordless, view, 'spectator')).toMatch(
    /\n {2}east:\n {4}kind: yard\n {4}cells: \[1, 1, .*\]$/,
  );
});
