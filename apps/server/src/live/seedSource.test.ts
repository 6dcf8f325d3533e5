import { afterEach, describe, expect, it } from 'vitest';
import { testMatchRecord } from '../testing/testMatchRecord.ts';
import { TestServer, until, type Visitor } from '../testing/testServer.ts';
import { indexFrom, randomSeeds, repeatableSeeds } from './seedSource.ts';

const bot = (level: string) => ({ kind: 'bot', name: level, level }) as const;
const match = testMatchRecord('abcdef123456', {
  game: 'duel',
  options: { rounds: 3, foe: 'ogre' },
  seats: [{ kind: 'human', name: 'Ada', player: 'p1' }, bot('easy')],
});

describe('repeatable seeds', () => {
  const seeds = repeatableSeeds('a test');

  it('are equal for matches that differ in ids, names, times and the order of options', () => {
    const other = testMatchRecord('zyxwvu654321', {
      game: 'duel',
      title: 'another',
      host: 'p2',
      code: 'AAA-BBB',
      options: { foe: 'ogre', rounds: 3 },
      seats: [
        { kind: 'human', name: 'Bob', player: 'p2', leftAt: 5 },
        { ...bot('easy'), name: 'Hal' },
      ],
    });
    expect(seeds('deal', other)).toBe(seeds('deal', match));
    expect(seeds('deal', match)).toMatch(/^[0-9a-f]{64}$/);
  });

  it('differ between keys, purposes, positions, seats and matches', () => {
    const all = [
      seeds('deal', match),
      repeatableSeeds('another test')('deal', match),
      seeds('fork', match, 1),
      seeds('fork', match, 2),
      seeds('shortening', match, 1),
      seeds('bot', match, 1, 7, 1),
      seeds('bot', match, 1, 7, 2),
      seeds('bot', match, 1, 71),
      seeds('bot', match, 17, 1),
      seeds('deal', { ...match, game: 'gomoku' }),
      seeds('deal', { ...match, options: { rounds: 4, foe: 'ogre' } }),
      seeds('deal', { ...match, mode: 'companion' }),
      seeds('deal', { ...match, seats: [...match.seats].reverse() }),
      seeds('deal', { ...match, seats: [bot('easy'), bot('hard')] }),
      seeds('import', 'a file'),
      seeds('import', 'another file'),
    ];
    expect(new Set(all).size).toBe(all.length);
  });
});

it('random seeds differ for equal matches', () => {
  expect(randomSeeds('deal', match)).toMatch(/^[0-9a-f]{64}$/);
  expect(randomSeeds('deal', match)).not.toBe(randomSeeds('deal', match));
});

it('an index from a seed covers all numbers below the count', () => {
  const drawn = Array.from({ length: 200 }, () => indexFrom(randomSeeds('fallback', match), 3));
  expect([...new Set(drawn)].sort()).toEqual([0, 1, 2]);
});

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function startServer(env: Readonly<Record<string, string>>): Promise<TestServer> {
  const server = await TestServer.start(env);
  servers.push(server);
  return server;
}

/** Lets bots alone play a match to its end; returns its seed and its actions. */
async function playedByBots(visitor: Visitor, count: number): Promise<{ seed: string; actions: string }> {
  const seats = Array.from({ length: count }, () => ({ kind: 'bot', level: 'easy' }) as const);
  const { id } = await visitor.create({ game: 'liars-dice', seats });
  await until(async () => (await visitor.info(id)).status === 'over', 'the bots have finished');
  const file = await visitor.ask<{ seed: string; deeds: unknown }>('GET', `/api/matches/${id}/replay?as=file`);
  return { seed: file.seed, actions: JSON.stringify(file.deeds) };
}

it('a server with a test seed deals and plays equal matches alike, on every start and beside other matches', async () => {
  const first = await startServer({ TESSERA_TEST_SEED: 'a test' });
  const visitor = await first.guest();
  const played = await playedByBots(visitor, 2);
  expect((await playedByBots(visitor, 3)).seed).not.toBe(played.seed);
  const second = await startServer({ TESSERA_TEST_SEED: 'a test' });
  expect(await playedByBots(await second.guest(), 2)).toEqual(played);
});

it('a server without a test seed deals equal matches differently', async () => {
  const visitor = await (await startServer({})).guest();
  const { seed } = await playedByBots(visitor, 2);
  expect((await playedByBots(visitor, 2)).seed).not.toBe(seed);
});
