import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { defineGame } from '@tessera/kernel';
import * as z from 'zod';
import { bareManifest } from './bareManifest.mjs';

// Games and bots that misbehave on purpose, for tests of their effects on others. Plain JavaScript, because worker
// threads load it directly.

/** Slow, but within the time limit of its host. */
const DAWDLE_MS = 400;

/** Waits while the file of a gate exists (`gate.ts`), without keeping a core busy. */
function waitAt(gate) {
  const clock = new Int32Array(new SharedArrayBuffer(4));
  if (existsSync(gate)) writeFileSync(`${gate}.reached`, '');
  while (existsSync(gate)) Atomics.wait(clock, 0, 0, 5);
}

/** Waits for ever without keeping a core busy: for a watchdog that counts time it is a loop like any other. */
function stall() {
  const clock = new Int32Array(new SharedArrayBuffer(4));
  for (;;) Atomics.wait(clock, 0, 0, 5);
}

/** Waits like `waitAt`, in a way that nothing interrupts. */
function blockAt(gate) {
  const wait = 'const look = setInterval(() => fs.existsSync(process.argv[1]) || clearInterval(look), 5)';
  execFileSync(process.execPath, ['-e', wait, gate]);
}

const tarpit = defineGame({
  id: 'tarpit',
  version: '1.0.0',
  seats: { min: 1, max: 2 },
  options: z.object({ stalls: z.boolean().optional() }),
  state: z.object({ turn: z.int(), seats: z.int() }),
  action: z.object({
    type: z.enum(['wait', 'dawdle', 'hang', 'stall', 'throw', 'hoard', 'grab', 'fill', 'pass', 'block']),
    gate: z.string().optional(),
  }),
  events: z.never(),
  setup: ({ stalls }, seats) => {
    if (stalls) stall();
    return { turn: 0, seats };
  },
  decisions: ({ turn, seats }) => [{ seat: turn % seats, kind: 'wait' }],
  legal: () => [{ type: 'wait' }],
  check: () => undefined,
  play(state, _seat, { type, gate }) {
    if (type === 'throw') throw new Error('These rules are broken');
    while (type === 'hang') state.turn += 0;
    if (type === 'stall') stall();
    if (type === 'pass') waitAt(gate);
    if (type === 'block') blockAt(gate);
    const hoard = [];
    while (type === 'hoard') hoard.push({ turn: hoard.length });
    while (type === 'grab') hoard.push(new Array(20_000_000).fill(0));
    // Node 24 does not stop this loop unless `interruptibleLoops.ts` sets its flag.
    if (type === 'fill') for (;;) hoard.push(new Array(1000).fill(hoard.length));
    const until = Date.now() + DAWDLE_MS;
    while (type === 'dawdle' && Date.now() < until);
    state.turn++;
  },
  orders: {
    schema: z.strictObject({ until: z.int() }),
    answer: ({ until }, { view }) => (view.turn <= until ? { type: 'wait' } : undefined),
  },
  outcome: ({ turn }) => (turn >= 1000 ? { results: ['draw', 'draw'] } : undefined),
});

const thrower = {
  name: 'thrower',
  choose: () => {
    throw new Error('This bot is broken');
  },
};

const sleeper = {
  name: 'sleeper',
  choose: () => stall(),
};

/** A bot that computes for a while, or until the gate opens that its view or its process names. */
const ponderer = {
  name: 'ponderer',
  choose: ({ legal, view: { gate = process.env.TESSERA_TEST_GATE } }) => {
    const until = Date.now() + DAWDLE_MS;
    if (gate !== undefined) waitAt(gate);
    else while (Date.now() < until);
    return legal[0];
  },
};

export const manifests = [
  bareManifest(tarpit, {
    bots: { thrower, sleeper, ponderer },
    levels: {
      easy: { bot: 'thrower', budget: { iterations: 1 } },
      normal: { bot: 'sleeper', budget: { ms: 50 } },
      hard: { bot: 'ponderer', budget: { ms: 2 * DAWDLE_MS } },
    },
  }),
];
