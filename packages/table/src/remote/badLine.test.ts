import { fastChance, type Game, type Viewer } from '@tessera/kernel';
import { cups } from '@tessera/room/testing';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Table } from '../table.ts';
import { FakeServer } from '../testing/fakeServer.ts';
import { FakeSocket, settle } from '../testing/fakeSocket.ts';
import { openRemoteTable } from './openRemoteTable.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const RUNS = 150;
const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator'];

/** A transport failure at one place and time. */
const Mishap = fc.record({
  who: fc.nat(VIEWERS.length - 1),
  what: fc.constantFrom(
    ...(['act', 'act', 'act', 'act', 'act', 'act', 'step', 'step', 'settle', 'settle', 'settle'] as const),
    ...([
      'drop',
      'connect',
      'connect',
      'lose',
      'double',
      'swap',
      'undo',
      'agree',
      'redo',
      'sendChat',
      'wait',
      'reseat',
    ] as const),
  ),
});

class Trial {
  readonly server: FakeServer;
  readonly places: readonly { readonly socket: FakeSocket; readonly table: Table }[];
  readonly #dice;
  /** Actions confirmed as applied, and actions without an answer in time. */
  done = 0;
  unknown = 0;

  constructor(seed: number) {
    this.#dice = fastChance(seed);
    this.server = new FakeServer(cups as Game, 3, { seed: `trial ${seed}`, options: { dice: 2 } });
    this.places = VIEWERS.map((viewer) => {
      const socket = new FakeSocket(this.server, viewer);
      return { socket, table: openRemoteTable({ socket, info: this.server.info, game: cups as Game }) };
    });
  }

  async run(script: readonly { who: number; what: string }[]): Promise<void> {
    for (const { who, what } of script) {
      const { socket, table } = this.places[who] as (typeof this.places)[number];
      const mishaps: Readonly<Record<string, () => unknown>> = {
        act: () => this.#act(who),
        step: () => socket.step(),
        settle: () => settle(...this.places.map((place) => place.socket)),
        drop: () => socket.drop(),
        connect: () => socket.connect(),
        lose: () => socket.down.shift(),
        double: () => socket.down[0] && socket.down.push(socket.down[0]),
        swap: () => socket.down.reverse(),
        undo: () => void table.undo(),
        agree: () => void table.consent(true),
        redo: () => void table.redo(),
        sendChat: () => void table.sendChat('hm'),
        wait: () => vi.advanceTimersByTimeAsync(4000),
        reseat: () => socket.viewer === 'spectator' && this.server.reseat(socket, 'spectator'),
      };
      await mishaps[what]?.();
    }
  }

  /** Restores the connections and delivers everything. */
  async recover(): Promise<void> {
    for (const { socket } of this.places) {
      socket.drop();
      socket.connect();
    }
    const sockets = this.places.map(({ socket }) => socket);
    for (let i = 0; i < 3; i++) {
      await settle(...sockets);
      await vi.advanceTimersByTimeAsync(5000);
    }
    await settle(...sockets);
  }

  /** Acts for player `who`, or for the next player with legal actions in their view. */
  #act(who: number): void {
    for (const { table } of [...this.places.slice(who), ...this.places.slice(0, who)]) {
      const legal = table.legal();
      if (legal.length === 0) continue;
      void table.act(this.#dice.pick(legal)).then((result) => {
        if (result.ok) this.done++;
        else if (result.refusal.code === 'no-answer') this.unknown++;
      });
      return;
    }
  }
}

test("all clients converge to the host's state after lost, duplicated, reordered and cut messages", {
  timeout: 120_000,
}, async () => {
  let entries = 0;
  await fc.assert(
    fc.asyncProperty(fc.nat(), fc.array(Mishap, { minLength: 60, maxLength: 160 }), async (seed, script) => {
      const trial = new Trial(seed);
      for (const { socket } of trial.places) socket.connect();
      await settle(...trial.places.map(({ socket }) => socket));
      await trial.run(script);
      await trial.recover();
      const { room, chat } = trial.server;
      for (const { socket, table } of trial.places) {
        const state = table.getState();
        expect(state).toMatchObject({ status: 'ready', connection: 'online', seq: room.seq, sending: 0 });
        expect(state.view).toEqual(room.view(socket.viewer));
        expect(state.decisions).toEqual(room.decisions);
        expect(state.log).toEqual(room.log(socket.viewer));
        expect(state.chat).toEqual(chat);
        expect(state.proposal).toEqual(room.proposal);
        expect(state.canRedo).toBe(room.canRedo);
      }
      // Every confirmed action was applied once, and no refused one was.
      const acts = room.log('spectator').filter(({ kind }) => kind === 'act').length;
      expect(acts).toBeGreaterThanOrEqual(trial.done);
      expect(acts).toBeLessThanOrEqual(trial.done + trial.unknown);
      entries += room.seq;
      for (const { table } of trial.places) table.close();
    }),
    { numRuns: RUNS },
  );
  expect(entries).toBeGreaterThan(5 * RUNS);
});
