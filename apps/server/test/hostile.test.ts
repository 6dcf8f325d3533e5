import type { Sync } from '@tessera/protocol';
import type { Socket } from 'socket.io-client';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { memoryOf, OWN_CONNECTION } from '../src/testing/testServer.ts';
import { Guest, must } from './support/guest.ts';
import { brokenPacket, hostileEvent, hostileRest, MAX_PACKET, outOfTurn, type Target } from './support/hostile.ts';
import { Random } from './support/random.ts';
import { ServerProcess } from './support/serverProcess.ts';

const MESSAGES = z.coerce
  .number()
  .int()
  .min(100)
  .parse(process.env.TESSERA_TEST_MESSAGES ?? 2000);
const WAVE = 100;
const MB = (bytes: number) => Math.round(bytes / 2 ** 20);
/** How much memory may grow while the last four fifths of the messages arrive. */
const GROWTH_BYTES = 96 * 2 ** 20;
/** Above the numbers that the client library gives its requests. */
const FIRST_NUMBER = 1_000_000;
const SECRET = 'the-swan-flies-at-midnight-9173';

test(
  `${MESSAGES} hostile messages change nothing, leak nothing and break nothing`,
  async () => {
    const random = new Random(11);
    const server = await ServerProcess.start({ TESSERA_GAMES: 'gomoku' });
    try {
      const owner = await Guest.visit(server.url);
      const opponent = await Guest.visit(server.url);
      const stranger = await Guest.visit(server.url);
      const { id } = await owner.meet(opponent, { game: 'sealed', visibility: 'public' });
      const sealed = await seal(owner, opponent, id);
      const attack = new Attack(server, { match: id, seq: sealed.seq, actionIds: ['first-seal', 'second-seal'] });
      let warm = 0;
      for (let sent = 0; sent < MESSAGES; sent += WAVE) {
        if (warm === 0 && sent >= MESSAGES / 5) warm = await memoryOf(server);
        await attack.wave(random, stranger, opponent);
        expect(server.isRunning, server.lines.join('\n')).toBe(true);
      }
      expect(server.isRunning, server.lines.join('\n')).toBe(true);
      expect(attack.leaks).toEqual([]);
      expect(await look(owner, id)).toEqual(sealed);
      const now = await memoryOf(server);
      console.log(`${attack.sent} sent, ${attack.answered} events answered, memory ${MB(warm)} then ${MB(now)} MB`);
      expect(now - warm).toBeLessThan(GROWTH_BYTES);
      expect(attack.sent).toBeGreaterThanOrEqual(MESSAGES);
      expect(attack.answered).toBeGreaterThan(MESSAGES / 3);
    } catch (error) {
      console.error(server.lines.join('\n'));
      throw error;
    } finally {
      await server.stop();
    }
  },
  120_000 + MESSAGES * 50,
);

/** Both seats seal a text, and it is the owner's turn again: every action of the opponent is out of turn now. */
async function seal(owner: Guest, opponent: Guest, match: string): Promise<Seen> {
  const sockets = [await owner.connect(), await opponent.connect()] as const;
  const { sync } = await must(sockets[0], 'join', { match });
  let seq = sync?.seq ?? 0;
  for (const [i, [actionId, text]] of [
    ['first-seal', SECRET],
    ['second-seal', 'of no importance'],
  ].entries()) {
    const socket = sockets[i === 0 ? 0 : 1];
    ({ seq } = await must(socket, 'act', {
      match,
      seq,
      actionId: actionId ?? '',
      action: { type: 'seal', text: text ?? '' },
    }));
  }
  for (const socket of sockets) socket.close();
  return look(owner, match);
}

type Seen = Pick<Sync, 'seq' | 'view' | 'decisions' | 'log' | 'canRedo'>;

/** Returns everything about the match that may not change. */
async function look(owner: Guest, match: string): Promise<Seen> {
  const socket = await owner.connect();
  const { sync } = await must(socket, 'join', { match });
  socket.close();
  if (!sync) throw new Error('No sync');
  const { seq, view, decisions, log, canRedo } = sync;
  expect(JSON.stringify(view)).toContain(SECRET);
  return { seq, view, decisions, log, canRedo };
}

/** An attacker's connections: sent messages, and answers that should not have come. */
class Attack {
  /** Answers and notices that contain the secret. */
  readonly leaks: string[] = [];
  /** Number of hostile events with an answer: they were read, not dropped. */
  answered = 0;
  sent = 0;
  readonly #server: ServerProcess;
  readonly #target: Target;

  constructor(server: ServerProcess, target: Target) {
    this.#server = server;
    this.#target = target;
  }

  /** Sends some messages from a stranger and from the opponent, over sockets and HTTP. */
  async wave(random: Random, stranger: Guest, opponent: Guest): Promise<void> {
    const sockets = [await this.#connect(stranger), await this.#connect(opponent)] as const;
    await must(sockets[0], 'join', { match: this.#target.match });
    const answers: Promise<unknown>[] = [];
    for (let i = 0; i < WAVE; i++) {
      const way = random.below(50);
      if (way === 0) answers.push(this.#breakIn(stranger, brokenPacket(random)));
      else if (way < 10) answers.push(this.#fetch(stranger, hostileRest(random, this.#target)));
      else if (way < 20) answers.push(this.#send(opponent, sockets[1], outOfTurn(random, this.#target)));
      else answers.push(this.#send(stranger, sockets[0], hostileEvent(random, this.#target)));
      this.sent++;
    }
    await Promise.all(answers);
    // An answer means that everything before was read, and that the server still works.
    for (const socket of sockets) await must(socket, 'lobby', { follow: false });
    for (const socket of sockets) socket.close();
  }

  /** Opens a socket that searches every message for leaks. */
  async #connect(guest: Guest): Promise<Socket> {
    const socket = await guest.connect();
    socket.io.engine.on('packet', ({ data }) => {
      const text = String(data);
      this.#read(text);
      if (/^3\d{7}/.test(text)) this.answered++;
    });
    return socket;
  }

  /** Sends a hand-written event, because the client library refuses some. With a number, it wants an answer. */
  async #send(guest: Guest, socket: Socket, event: readonly [string, ...unknown[]]): Promise<void> {
    const packet = `2${FIRST_NUMBER + this.sent}${JSON.stringify(event)}`;
    if (packet.length >= MAX_PACKET) await this.#breakIn(guest, packet);
    else socket.io.engine.send(packet);
  }

  /** A malformed packet ends its connection, so it gets a separate one. */
  async #breakIn(guest: Guest, packet: string): Promise<void> {
    const socket = await this.#connect(guest);
    const ended = new Promise((resolve) => socket.once('disconnect', resolve));
    socket.io.engine.send(packet);
    // The server answers this only if it has not ended the connection.
    await Promise.race([ended, must(socket, 'lobby', { follow: false })]);
    socket.close();
  }

  async #fetch(guest: Guest, [method, path, body]: readonly [string, string, string]): Promise<void> {
    const headers = { ...OWN_CONNECTION, cookie: guest.cookie, 'x-tessera': '1', 'content-type': 'application/json' };
    const init = method === 'GET' ? { headers } : { method, headers, body };
    const response = await fetch(this.#server.url + path, init);
    const text = await response.text();
    this.#read(text);
    // A person who brings several files at once may have to wait.
    if (response.status === 503 && text.includes('"code":"too-busy"')) return;
    expect(response.status, `${method} ${path} ${body.slice(0, 200)}: ${text.slice(0, 200)}`).toBeLessThan(500);
  }

  #read(text: string): void {
    if (text.includes(SECRET)) this.leaks.push(text);
  }
}
