import type { MatchInfo } from '@tessera/protocol';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { ask, Guest, must } from './support/guest.ts';
import { MarkedMatch } from './support/markedMatch.ts';
import { ServerProcess } from './support/serverProcess.ts';

/** Long enough that a busy machine plays on meanwhile. */
const HOST_TIMEOUT_MS = 5000;
const BYSTANDERS = 12;

let server: ServerProcess;
let people: readonly [Guest, Guest];
let sockets: readonly [Socket, Socket];

beforeAll(async () => {
  server = await ServerProcess.start({
    // Every replacement thread loads the games.
    TESSERA_GAMES: 'gomoku',
    TESSERA_RULE_THREADS: '2',
    TESSERA_HOST_TIMEOUT_MS: String(HOST_TIMEOUT_MS),
    TESSERA_BOT_GRACE_MS: '3000',
    TESSERA_BOT_DELAY_MS: '0',
  });
  people = [await Guest.visit(server.url), await Guest.visit(server.url)];
  sockets = [await people[0].connect(), await people[1].connect()];
});
afterAll(() => server.stop());

const Count = z.object({ count: z.int() });

describe.each(['hang', 'throw', 'devour'])('a rule that would %s', (type) => {
  test('a faulty rule is refused, changes nothing, and leaves its match playable', async () => {
    const { id } = await people[0].meet(people[1], { game: 'faulty' });
    const seq = await count(id, 0);
    const answer = await ask(sockets[0], 'act', { match: id, seq, actionId: `bad-${type}`, action: { type } });
    expect(answer).toMatchObject({ ok: false, refusal: { code: expect.any(String), params: expect.any(Object) } });
    expect((await join(id)).seq).toBe(seq);
    await must(sockets[0], 'act', { match: id, seq, actionId: 'good-count', action: { type: 'count' } });
    expect(Count.parse((await join(id)).view).count).toBe(1);
  });

  test('a faulty rule disturbs no other match', async () => {
    const { id } = await people[0].meet(people[1], { game: 'faulty' });
    const seq = await count(id, 0);
    const bystanders = await Promise.all(
      Array.from({ length: BYSTANDERS }, (_, i) => MarkedMatch.begin(people, `${type}${i}`)),
    );
    await Promise.all(bystanders.map((match) => match.resume(sockets)));
    const plays = bystanders.map((match) => repeat(() => match.playOne()));
    const health = repeat(async () => void (await people[0].send('GET', '/api/health')));
    await ask(sockets[0], 'act', { match: id, seq, actionId: `bad-${type}`, action: { type } });
    const counts = await Promise.all(plays.map(({ end }) => end()));
    const healthy = await health.end();
    // Matches in the same thread wait until it is replaced; the others go on meanwhile, and so does the event loop.
    if (type === 'hang') {
      expect(Math.max(...counts)).toBeGreaterThan(0);
      expect(healthy).toBeGreaterThan(0);
    }
    for (const match of bystanders) await match.resume(sockets);
  });
});

describe.each([
  ['throws', 'easy'],
  ['hangs', 'normal'],
])('a bot that %s', (_what, level) => {
  test('a faulty bot loses its turn, not the match, and disturbs no other', async () => {
    const { id } = await people[0].match('POST', '/api/matches', {
      game: 'faulty',
      seats: [{ kind: 'me' }, { kind: 'bot', level }],
    });
    const other = await MarkedMatch.begin(people, level);
    await other.resume(sockets);
    const plays = repeat(() => other.playOne());
    const seq = await count(id, 0);
    await must(sockets[0], 'act', { match: id, seq, actionId: 'my-count', action: { type: 'count' } });
    // The bot's move comes all the same: the server plays in its place.
    await expect.poll(async () => Count.parse((await join(id)).view).count).toBe(2);
    const played = await plays.end();
    if (level === 'normal') expect(played).toBeGreaterThan(0);
  });
});

async function join(match: MatchInfo['id']) {
  const { sync } = await must(sockets[0], 'join', { match });
  if (!sync) throw new Error('No sync');
  return sync;
}

/** Checks the count of a faulty match; returns the end of its log. */
async function count(match: string, expected: number): Promise<number> {
  const { view, seq } = await join(match);
  expect(Count.parse(view).count).toBe(expected);
  return seq;
}

/** Repeats work. `end` resolves to the number of repetitions before its call. */
function repeat(work: () => Promise<void>): { end(): Promise<number> } {
  let done = 0;
  let isOver = false;
  const repeated = (async () => {
    while (!isOver) {
      await work();
      if (!isOver) done++;
      // Not a load test: only the order of waiting matters.
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  })();
  return {
    end: async () => {
      isOver = true;
      await repeated;
      return done;
    },
  };
}
