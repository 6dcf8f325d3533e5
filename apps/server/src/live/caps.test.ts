import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import type { NewMatchRequest, WholeReplay } from '@tessera/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { metricOf, place, TestServer, until, type Visitor } from '../testing/testServer.ts';

let server: TestServer;
/** The time at which the clock of rate limits stands still, if it does. */
let frozenAt: number | undefined;
beforeAll(async () => {
  const settings = {
    TESSERA_GAMES: 'gomoku,liars-dice,fifth-edition',
    TESSERA_LIMITS: 'on',
    TESSERA_MAX_BOT_TABLES: '2',
    TESSERA_MAX_UNFINISHED: '4',
    TESSERA_MAX_SOCKETS: '2',
    TESSERA_MAX_SOCKETS_PER_ADDRESS: '6',
    TESSERA_MAX_STORED_MB: '1',
    TESSERA_SOCKET_TIMEOUT_MS: '20000',
  };
  server = await TestServer.start(settings, { elapsed: () => frozenAt ?? performance.now() });
});
afterAll(() => server.close());

const WITH_BOT: NewMatchRequest = { game: 'tarpit', seats: [{ kind: 'me' }, { kind: 'bot', level: 'hard' }] };
const ALONE: NewMatchRequest = { game: 'tarpit', seats: [{ kind: 'me' }] };

/** Returns the code of a refusal, or undefined if the answer is not a refusal. */
async function codeOf(answer: Promise<unknown>): Promise<unknown> {
  const { detail, code } = (await answer) as { detail?: string; code?: string };
  // A match has a `code` too, which is not a refusal code.
  return detail === undefined ? undefined : code;
}

it('refuses a match beyond the caps for matches with bots and for unfinished matches, until one ends', async () => {
  const ada = await server.guest();
  const first = await ada.create(WITH_BOT);
  await ada.create(WITH_BOT);
  expect(await codeOf(ada.create(WITH_BOT))).toBe('too-many-bot-tables');
  // The cap also holds when a bot joins a table that had none.
  const open = await ada.create({ game: 'tarpit', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const bot = { kind: 'bot', level: 'hard' };
  expect(await codeOf(ada.ask('PUT', `/api/matches/${open.id}/seats/1`, bot))).toBe('too-many-bot-tables');
  await ada.create(ALONE);
  expect(await codeOf(ada.create(ALONE))).toBe('too-many-unfinished');
  await ada.ask('POST', `/api/matches/${first.id}/abandon`);
  expect(await codeOf(ada.create(WITH_BOT))).toBeUndefined();
  expect(await codeOf((await server.guest()).create(WITH_BOT))).toBeUndefined();
});

it('concurrent requests create no more matches than sequential ones', async () => {
  const ada = await server.guest();
  const codes = await Promise.all(Array.from({ length: 6 }, () => codeOf(ada.create(WITH_BOT))));
  expect(codes.filter((code) => code === undefined)).toHaveLength(2);
  const { id } = await ada.create(ALONE);
  const line = await ada.at(id);
  const forks = await Promise.all(
    Array.from({ length: 3 }, () => line.ask('fork', { match: id, at: 0, actionId: randomUUID() })),
  );
  line.close();
  expect(forks.filter(({ ok }) => ok)).toHaveLength(1);
  const kept = await Promise.all(['1.0.0', '1.0.1', '1.0.2'].map((version) => codeOf(keepPack(ada, version))));
  expect(kept.filter((code) => code === undefined)).toHaveLength(2);
});

/** Stores a pack of half a megabyte. */
function keepPack(who: Visitor, version: string): Promise<unknown> {
  const files = [{ pack: 'p', path: 'p.json', text: 'x'.repeat(500_000) }];
  return who.ask('PUT', `/api/packs/mine/${version}`, { name: 'mine', editions: [], files });
}

it('a fork over a socket costs as much as one over HTTP', async () => {
  const ada = await server.guest();
  const { id } = await ada.create(ALONE);
  const line = await ada.at(id);
  await line.act(id, 0, { type: 'wait' });
  frozenAt = performance.now();
  const codes: unknown[] = [];
  for (let i = 0; i < 32; i++) {
    const answer = await line.ask('fork', { match: id, at: 1, actionId: randomUUID() });
    codes.push(answer.ok ? 'made' : answer.refusal.code);
  }
  frozenAt = undefined;
  line.close();
  // Three more unfinished matches fit; each refused request still counts against the rate limit.
  expect(codes.slice(0, 4)).toEqual(['made', 'made', 'made', 'too-many-unfinished']);
  expect(codes.at(-1)).toBe('too-many-requests');
});

it('refuses a socket beyond the cap per person and per address', async () => {
  const [ada, bob, eve] = await Promise.all([server.guest(), server.guest(), server.guest()]);
  const lines = [await ada.socket(), await ada.socket()];
  await expect(ada.socket()).rejects.toMatchObject({ message: 'too-many-sockets' });
  lines.push(await bob.socket(), await bob.socket(), await eve.socket(), await eve.socket());
  const zoe = await server.guest();
  await expect(zoe.socket()).rejects.toMatchObject({ message: 'too-many-sockets' });
  lines[0]?.close();
  await opened(ada);
  for (const line of lines) line.close();
});

it('counts connections from the start, and closes them when their client does not introduce itself', async () => {
  const address = `${server.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  await until(async () => (await metricOf(server, 'tessera_sockets')) === 0, 'the sockets of other tests are closed');
  const outcomes = await Promise.all(Array.from({ length: 12 }, () => outcomeOf(new WebSocket(address))));
  const open = outcomes.filter((outcome) => outcome !== 'refused');
  // Connections may exceed the six sockets per address by a quarter.
  expect(open).toHaveLength(8);
  expect(await metricOf(server, 'tessera_sockets')).toBe(8);
  await expect((await server.guest()).socket()).rejects.toThrow();
  await Promise.all(open.map(({ closed }) => closed));
  await opened(await server.guest());
});

/** Resolves when a WebSocket is refused or open; `closed` then resolves when the server closes it. */
function outcomeOf(webSocket: WebSocket): Promise<'refused' | { readonly closed: Promise<unknown> }> {
  return new Promise((resolve) => {
    webSocket.once('error', () => resolve('refused'));
    webSocket.once('open', () => resolve({ closed: once(webSocket, 'close') }));
  });
}

/** Waits until a person can open a socket: the server may not have noticed yet that another one was closed. */
function opened(who: Visitor): Promise<void> {
  return until(async () => {
    const line = await who.socket().catch(() => undefined);
    line?.close();
    return line !== undefined;
  }, 'a socket opens');
}

it('refuses packs and imported matches beyond the storage cap per person', async () => {
  const ada = await server.guest();
  const { id } = await ada.create({ game: 'gomoku', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const bob = await server.guest();
  await bob.take(id, 1);
  const line = await ada.at(id);
  await line.act(id, 0, place(0));
  line.close();
  await ada.ask('POST', `/api/matches/${id}/concede`);
  const { text } = await ada.ask<WholeReplay>('GET', `/api/matches/${id}/replay`);
  const keep = (version: string) => keepPack(ada, version);
  expect(await codeOf(keep('1.0.0'))).toBeUndefined();
  expect(await codeOf(ada.ask('POST', '/api/replays', text))).toBeUndefined();
  // The same version replaces the first.
  expect(await codeOf(keep('1.0.0'))).toBeUndefined();
  expect(await codeOf(keep('1.0.1'))).toBeUndefined();
  expect(await codeOf(keep('1.0.2'))).toBe('too-much-stored');
});
