// A game of pebbles, written and played with the published packages only. `tarballs.test.mjs` runs it in an empty folder.
import { mctsBot } from '@tessera/bots';
import { dice } from '@tessera/chance';
import { defineGame, fastChance, Match, refuse, verifyMatch } from '@tessera/kernel';
import { Room } from '@tessera/room';
import { nearestName } from '@tessera/rules';
import { distance } from '@tessera/space';
import { conformance } from '@tessera/testkit';
import { createTranslator } from '@tessera/text';
import * as z from 'zod';

const pebbles = defineGame({
  id: 'pebbles',
  version: '1.0.0',
  seats: { min: 2, max: 2 },
  options: z.object({ heap: z.int().min(1).max(50).default(12) }),
  state: z.object({ heap: z.int(), seat: z.int() }),
  action: z.object({ type: z.literal('take'), count: z.int().min(1).max(3) }),
  events: z.object({ type: z.literal('taken'), seat: z.int(), count: z.int() }),
  setup: ({ heap }) => ({ heap, seat: 0 }),
  decisions: ({ heap, seat }) => (heap === 0 ? [] : [{ seat, kind: 'take' }]),
  legal: ({ heap }) => [1, 2, 3].filter((count) => count <= heap).map((count) => ({ type: 'take', count })),
  check: ({ heap }, _seat, { count }) => (count > heap ? refuse('not-that-many', { count, heap }) : undefined),
  play(state, seat, { count }, { log }) {
    state.heap -= count;
    state.seat = 1 - seat;
    log({ type: 'taken', seat, count });
  },
  outcome: ({ heap, seat }) =>
    heap > 0 ? undefined : { results: seat === 0 ? ['loss', 'win'] : ['win', 'loss'], why: 'last-pebble' },
});

console.log(
  Object.keys({ dice, Room, nearestName, distance, conformance, createTranslator }).length,
  'packages besides kernel and bots',
);
const match = Match.create(pebbles, { seats: 2, seed: 'tarball' });
const bot = mctsBot(pebbles);
let actions = 0;
for (let next = match.decisions[0]; next; next = match.decisions[0]) {
  const { seat } = next;
  const action = bot.choose({
    view: match.view(seat),
    seat,
    legal: match.legal(seat),
    budget: { iterations: 50 },
    chance: fastChance(`${actions}`),
  });
  match.apply(seat, action);
  actions += 1;
}
const winner = ['Ann', 'Ben'][match.outcome.results.indexOf('win')];
const { ok } = verifyMatch(match.save(), () => pebbles);
const { laws } = conformance(pebbles, { actions: 200 });
const broken = laws.filter(({ failures }) => failures.length > 0).map(({ law }) => law);
console.log(broken.length === 0 ? `${laws.length} laws hold` : `broken: ${broken.join(', ')}`);
console.log(`won by ${winner} after ${actions} actions, ${ok ? 'verified' : 'not verified'}`);
