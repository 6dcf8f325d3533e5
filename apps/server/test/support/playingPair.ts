import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { gomoku } from '@tessera/gomoku';
import type { MatchInfo } from '@tessera/protocol';
import { createSocket, openRemoteTable } from '@tessera/table';
import type { Socket } from 'socket.io-client';
import * as z from 'zod';
import type { Guest } from './guest.ts';

const Token = z.object({ token: z.string() });
/** A board that is too large to be filled or won on during a test. */
const OPTIONS = { columns: 26, rows: 26, inARow: 26 };
const PAUSE_MS = 50;
const HANG_MS = 240_000;
const SHOWN_REFUSALS = 5;
/** A server may take longer to return on a busy machine than a player would wait. */
const RETRY_POLICY = { retryAfterMs: 4000, timeoutMs: HANG_MS };

type GomokuTable = ReturnType<typeof openTable>;

/** Two people who play one match with the browser's client at full speed, also while their server fails. */
export class PlayingPair {
  readonly #tables: readonly [GomokuTable, GomokuTable];
  readonly #sockets: readonly [Socket, Socket];
  /** Refusals that a player would have seen. */
  readonly refusals: string[] = [];
  /** Longest time in milliseconds from the intent to act to the acknowledgement, since `mark`. */
  longest = 0;
  acknowledged = 0;
  #isOver = false;
  #playing: Promise<void> | undefined;

  private constructor(tables: readonly [GomokuTable, GomokuTable], sockets: readonly [Socket, Socket]) {
    this.#tables = tables;
    this.#sockets = sockets;
  }

  /** Seats two people, each of whom connects to a different address of the server. */
  static async meet(guests: readonly [Guest, Guest], urls: readonly [string, string]): Promise<PlayingPair> {
    const info = await guests[0].meet(guests[1], { game: gomoku.id, options: OPTIONS });
    const sockets = [await socketOf(guests[0], urls[0]), await socketOf(guests[1], urls[1])] as const;
    return new PlayingPair([openTable(sockets[0], info), openTable(sockets[1], info)], sockets);
  }

  start(): void {
    this.#playing = this.#play();
  }

  mark(): void {
    this.longest = 0;
  }

  /** Resolves after a number of further actions were acknowledged. */
  async goesOn(actions: number): Promise<void> {
    const goal = this.acknowledged + actions;
    const end = performance.now() + HANG_MS;
    while (this.acknowledged < goal) {
      if (performance.now() > end) throw new Error(`The match stands still: ${this.#description()}`);
      await pause(10);
    }
  }

  /** Ends play; resolves to how many actions the server has, as the first player sees it. */
  async stop(): Promise<number> {
    this.#isOver = true;
    await this.#playing;
    const [table] = this.#tables;
    await this.#knows(table, this.acknowledged);
    const { seq } = table.getState();
    for (const table of this.#tables) table.close();
    for (const socket of this.#sockets) socket.disconnect();
    return seq;
  }

  async #play(): Promise<void> {
    while (!this.#isOver) {
      const start = performance.now();
      const cell = this.acknowledged;
      const table = this.#tables[cell % 2 === 0 ? 0 : 1];
      await this.#knows(table, cell);
      const result = await table.act({ type: 'place', cell });
      if (!result.ok) {
        this.refusals.push(result.refusal.code);
        await pause(PAUSE_MS);
        continue;
      }
      this.acknowledged++;
      this.longest = Math.max(this.longest, performance.now() - start);
      await pause(PAUSE_MS);
    }
  }

  /** Describes both players, for the message of a failing test. */
  #description(): string {
    const players = this.#tables.map((table, i) => {
      const { seq, status, connection, problem, sending } = table.getState();
      return { seq, status, connection, problem, sending, willReconnect: this.#sockets[i]?.active };
    });
    const refusals = this.refusals.slice(-SHOWN_REFUSALS);
    return JSON.stringify({ acknowledged: this.acknowledged, refusals, players });
  }

  /** Resolves once a player sees a number of actions. */
  async #knows(table: GomokuTable, seq: number): Promise<void> {
    while (table.getState().seq < seq) {
      await new Promise<void>((resolve) => {
        const stop = table.subscribe(() => {
          stop();
          resolve();
        });
        setTimeout(resolve, 1000).unref();
      });
    }
  }
}

function openTable(socket: Socket, info: MatchInfo) {
  return openRemoteTable({ socket, info, game: gomoku, retryPolicy: RETRY_POLICY });
}

async function socketOf(guest: Guest, url: string): Promise<Socket> {
  const { status, text } = await guest.send('POST', '/api/tokens', { name: 'client', scopes: ['play'] });
  if (status !== 201) throw new Error(`token: ${status} ${text}`);
  const socket = createSocket(url);
  socket.auth = Token.parse(JSON.parse(text));
  return socket;
}
