// Games for tests of the server, loaded beside the catalogue. Plain JavaScript, because worker threads load it
// directly.
import { defineGame, ownerOnly, perSeat } from '@tessera/kernel';
import * as z from 'zod';
import { bareManifest } from '../../src/testing/bareManifest.mjs';

const nothing = z.object({});
const taking = (turn, kind) => [{ seat: turn, kind }];

/** Two players write marks on a list in turn, which shows lost and duplicate actions. */
export const marksRules = {
  id: 'marks',
  version: '1.0.0',
  seats: { min: 2, max: 2 },
  options: nothing,
  state: z.object({ marks: z.array(z.string()), turn: z.int() }),
  action: z.strictObject({ type: z.literal('mark'), mark: z.string().max(40) }),
  events: z.never(),
  setup: () => ({ marks: [], turn: 0 }),
  decisions: ({ turn }) => taking(turn, 'mark'),
  legal: () => [{ type: 'mark', mark: 'x' }],
  check: () => undefined,
  play(state, _seat, { mark }) {
    state.marks.push(mark);
    state.turn = 1 - state.turn;
  },
  outcome: () => undefined,
};
export const marks = defineGame(marksRules);

/** Each player seals a text that only its owner ever sees. */
const sealed = defineGame({
  id: 'sealed',
  version: '1.0.0',
  seats: { min: 2, max: 2 },
  options: nothing,
  state: z.object({ players: perSeat(z.object({ secret: ownerOnly(z.string()), sealed: z.int() })), turn: z.int() }),
  action: z.strictObject({ type: z.literal('seal'), text: z.string().max(200) }),
  events: z.object({ type: z.literal('sealed'), seat: z.int() }),
  setup: () => ({ players: [0, 1].map(() => ({ secret: '', sealed: 0 })), turn: 0 }),
  decisions: ({ turn }) => taking(turn, 'seal'),
  legal: () => [{ type: 'seal', text: '' }],
  check: () => undefined,
  play(state, seat, { text }, { log }) {
    state.players[seat].secret = text;
    state.players[seat].sealed++;
    state.turn = 1 - state.turn;
    log({ type: 'sealed', seat });
  },
  determinize: (view) => ({
    ...view,
    players: view.players.map(({ secret = '', sealed: times }) => ({ secret, sealed: times })),
  }),
  outcome: () => undefined,
});

/** Two players write long letters in turn: few of them fill a journal. */
const letters = defineGame({
  id: 'letters',
  version: '1.0.0',
  seats: { min: 2, max: 2 },
  options: nothing,
  state: z.object({ letters: z.int() }),
  action: z.strictObject({ type: z.literal('write'), text: z.string().max(50_000) }),
  events: z.never(),
  setup: () => ({ letters: 0 }),
  decisions: (state) => taking(state.letters % 2, 'write'),
  legal: () => [{ type: 'write', text: '' }],
  check: () => undefined,
  play(state) {
    state.letters++;
  },
  outcome: () => undefined,
});

const WAYS = ['count', 'hang', 'throw', 'devour'];

/** A game with bugs: one action never ends, one throws, one allocates all memory. */
const faulty = defineGame({
  id: 'faulty',
  version: '1.0.0',
  seats: { min: 1, max: 2 },
  options: nothing,
  state: z.object({ count: z.int(), turn: z.int(), seats: z.int() }),
  action: z.strictObject({ type: z.enum(WAYS) }),
  events: z.never(),
  setup: (_options, seats) => ({ count: 0, turn: 0, seats }),
  decisions: ({ turn }) => taking(turn, 'count'),
  legal: () => [{ type: 'count' }],
  check: () => undefined,
  play(state, _seat, { type }) {
    if (type === 'hang') for (;;) state.count = 0;
    if (type === 'throw') throw new Error('a bug in a rule');
    if (type === 'devour') for (const kept = []; ; ) kept.push(new Array(1000).fill(kept.length));
    state.count++;
    state.turn = (state.turn + 1) % state.seats;
  },
  outcome: ({ count }) => (count >= 40 ? { results: ['draw', 'draw'] } : undefined),
});

const faultyBots = {
  bots: {
    throws: {
      name: 'throws',
      choose() {
        throw new Error('a bug in a bot');
      },
    },
    hangs: {
      name: 'hangs',
      choose() {
        for (;;);
      },
    },
  },
  levels: {
    easy: { bot: 'throws', budget: { ms: 50 } },
    normal: { bot: 'hangs', budget: { ms: 50 } },
  },
};

export const manifests = [
  bareManifest(marks),
  bareManifest(sealed),
  bareManifest(letters),
  bareManifest(faulty, faultyBots),
];
