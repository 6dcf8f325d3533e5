import { defineGame, type Outcome, refuse } from '@tessera/kernel';
import * as z from 'zod';

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const State = z.object({ cells: z.array(z.enum(['', 'X', 'O'])).length(9) });
type State = z.infer<typeof State>;

const MARKS = ['X', 'O'] as const;

/** Noughts and crosses: no hidden information, no chance. */
export const noughts = defineGame({
  id: 'noughts',
  version: '1.0.0',
  seats: { min: 2, max: 2 },
  options: z.object({}),
  state: State,
  action: z.object({ cell: z.int().min(0).max(8) }),
  events: z.object({ type: z.literal('marked'), seat: z.int(), cell: z.int() }),

  setup: (): State => ({ cells: ['', '', '', '', '', '', '', '', ''] }),
  decisions: (state) => (result(state) ? [] : [{ seat: taken(state) % 2, kind: 'mark' }]),
  legal: ({ cells }) => cells.flatMap((mark, cell) => (mark === '' ? [{ cell }] : [])),
  check: ({ cells }, _seat, { cell }) => (cells[cell] === '' ? undefined : refuse('taken', { cell })),
  play(state, seat, { cell }, { log }) {
    state.cells[cell] = MARKS[seat] ?? '';
    log({ type: 'marked', seat, cell });
  },
  outcome: result,

  explain: ({ cells }, subject) =>
    subject === 'free cells' ? [{ code: 'free', value: cells.filter((mark) => mark === '').length }] : [],
  metrics: (state) => ({ marks: taken(state) }),
});

/** The texts of the game in one language. */
export const noughtsTexts = {
  words: {
    params: {},
    board: ({ cells }: Pick<State, 'cells'>) => cells.map((mark) => mark || '.').join(''),
  },
  bundles: {
    en: {
      ask: { mark: { title: 'Where?' } },
      action: { act: 'mark {cell}' },
      event: { marked: '{seat} marks {cell}' },
      refusal: { taken: 'Cell {cell} is taken.' },
      ending: { line: 'Three in a line.', full: 'The board is full.' },
    },
  },
};

function taken({ cells }: Pick<State, 'cells'>): number {
  return cells.filter((mark) => mark !== '').length;
}

function result(state: State): Outcome | undefined {
  for (const [a, b, c] of LINES) {
    const mark = state.cells[a];
    if (!mark || mark !== state.cells[b] || mark !== state.cells[c]) continue;
    return { results: mark === 'X' ? ['win', 'loss'] : ['loss', 'win'], why: 'line' };
  }
  return taken(state) === 9 ? { results: ['draw', 'draw'], why: 'full' } : undefined;
}
