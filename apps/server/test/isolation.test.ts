import type { MatchInfo } from '@tessera/protocol';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { ask, Guest, must } from './support/guest.ts';
import { MarkedMatch } from './support/markedMatch.ts';
import { ServerProcess } from './support/serverProcess.ts';

const HOST_TIMEOUT_MS = 1000;
const BYSTANDERS = 12;

let server: ServerProcess;
let people: readonly [Guest, Guest];
let sockets: readonly [Socket, Socket];

beforeAll(async () => {
  server = await ServerProcess.start({
    // Every thread that takes the place of another loads the games.
    TESSERA_GAMES: 'gomoku',
    TESSERA_HOSTS: '2',
    TESSERA_HOST_TIMEOUT_MS: String(HOST_TIMEOUT_MS),
    TESSERA_BOT_SLACK_MS: '300',
    TESSERA_BOT_DELAY_MS: '0',
  });
  people = [await Guest.visit(server.url), await Guest.visit(server.url)];
  sockets = [await people[0].connect(), await people[1].connect()];
}, 60_000);
afterAll(() => server.stop());

const Count = z.object({ count: z.int() });

describe.each(['hang', 'throw', 'devour'])('a rule that would %s', (type) => {
  test('is refused, changes nothing, and leaves its match playable', async () => {
    const { id } = await people[0].meet(people[1], { game: 'faulty' });
    const seq = await count(id, 0);
    const answer = await ask(sockets[0], 'act', { match: id, seq, actionId: `bad-${type}`, action: { type } });
    expect(answer).toMatchObject({ ok: false, refusal: { code: expect.any(String), params: expect.any(Object) } });
    expect((await join(id)).seq).toBe(seq);
    await must(sockets[0], 'act', { match: id, seq, actionId: 'good-count', action: { type: 'count' } });
    expect(Count.parse((await join(id)).view).count).toBe(1);
  }, 60_000);

  test('disturbs no other match', async () => {
    const { id } = await people[0].meet(people[1], { game: 'faulty' });
    const seq = await count(id, 0);
    const bystanders = await Promise.all(
      Array.from({ length: BYSTANDERS }, (_, i) => MarkedMatch.begin(people, `${type}${i}`)),
    );
    await Promise.all(bystanders.map((match) => match.resume(sockets)));
    let isOver = false;
    const waits = bystanders.map((match) => longestWait(match, () => isOver));
    const health = longest(
      async () => void (await people[0].send('GET', '/api/health')),
      () => isOver,
    );
    await ask(sockets[0], 'act', { match: id, seq, actionId: `bad-${type}`, action: { type } });
    isOver = true;
    const longestWaits = await Promise.all(waits);
    // Whoever shares the thread waits until it is replaced; the others do not notice, nor does the event loop.
    expect(Math.min(...longestWaits)).toBeLessThan(HOST_TIMEOUT_MS / 2);
    expect(await health).toBeLessThan(HOST_TIMEOUT_MS / 2);
    for (const match of bystanders) await match.resume(sockets);
  }, 60_000);
});

describe.each([
  ['throws', 'easy'],
  ['hangs', 'normal'],
])('a bot that %s', (_what, level) => {
  test('loses its turn, not the match, and disturbs no other', async () => {
    const { id } = await people[0].match('POST', '/api/matches', {
      game: 'faulty',
      seats: [{ kind: 'me' }, { kind: 'bot', level }],
    });
    const other = await MarkedMatch.begin(people, level);
    await other.resume(sockets);
    let isOver = false;
    const wait = longestWait(other, () => isOver);
    const seq = await count(id, 0);
    await must(sockets[0], 'act', { match: id, seq, actionId: 'my-count', action: { type: 'count' } });
    // The bot's move comes all the same: somebody plays in its place.
    await expect.poll(async () => Count.parse((await join(id)).view).count, { timeout: 10_000 }).toBe(2);
    isOver = true;
    expect(await wait).toBeLessThan(HOST_TIMEOUT_MS);
  }, 30_000);
});

async function join(match: MatchInfo['id']) {
  const { sync } = await must(sockets[0], 'join', { match });
  if (!sync) throw new Error('No sync');
  return sync;
}

/** Checks how far a faulty match has counted; returns where its log is. */
async function count(match: string, expected: number): Promise<number> {
  const { view, seq } = await join(match);
  expect(Count.parse(view).count).toBe(expected);
  return seq;
}

function longestWait(match: MarkedMatch, isOver: () => boolean): Promise<number> {
  return longest(() => match.playOne(), isOver);
}

/** Does something again and again, and tells how long it took at worst. */
async function longest(work: () => Promise<void>, isOver: () => boolean): Promise<number> {
  let worst = 0;
  while (!isOver()) {
    const start = performance.now();
    await work();
    worst = Math.max(worst, performance.now() - start);
    // Not a load test: the point is who waits for whom.
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return worst;
}
