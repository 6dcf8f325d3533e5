import { pino } from 'pino';
import { expect, it } from 'vitest';
import { ALONE } from '../cluster/ownership.ts';
import { RateLimits } from '../limits/limits.ts';
import { makeMetrics } from '../metrics/metrics.ts';
import { ok, refuse } from '../result.ts';
import { testMatchRecord } from '../testing/testMatchRecord.ts';
import { until } from '../testing/testServer.ts';
import { botLines } from './bots/botLines.ts';
import { CommandRunner } from './commandRunner.ts';
import { LiveMatch } from './liveMatch.ts';
import { MatchCreation, type MatchCreationSettings } from './matchCreation.ts';
import { PresenceTracker } from './presenceTracker.ts';
import { seatFor } from './seating.ts';
import { randomSeeds } from './seedSource.ts';
import { SubMatches } from './subMatches.ts';

// Work that no request repeats is retried until the reason of a failure has passed.

const ADA = { id: 'ada000000000', name: 'Ada', guest: true };
const log = pino({ level: 'silent' });

it.each(['is refused', 'throws'])('loads a match with automatic play again when the first load %s', async (how) => {
  const match = new LiveMatch(testMatchRecord('abcdef123456', { commitment: 'c' }), 0);
  let asked = 0;
  const progressed: string[] = [];
  const stored = { game: 'gomoku', pace: match.record.pace, beginning: '', startedAt: 0, holders: [], entries: [] };
  const runner = new CommandRunner({
    hosts: {
      life: () => 1,
      // Four attempts are one load.
      ask: async () =>
        asked++ < 4
          ? { kind: 'lost', isCulprit: false }
          : { kind: 'done', value: { summary: { seq: 0, deciding: [] }, holders: [] } as never },
    },
    store: {
      stored: async () => {
        if (how === 'throws' && asked++ === 0) throw new Error('connection lost');
        return { ...stored, atLeast: 0 };
      },
      saveHeading: async () => undefined,
      find: async () => undefined,
    },
    metrics: makeMetrics(),
    log,
    ownership: ALONE,
    onProgress: ({ id }) => progressed.push(id),
    onCalledOff: () => undefined,
    onHeading: () => undefined,
    onSeats: () => undefined,
    retryMs: 1,
  });
  await runner.wake(match);
  expect(match.isWaking).toBe(true);
  await until(() => progressed.length > 0, 'the match is loaded');
  expect(match.isWaking).toBe(false);
});

it.each(['query', 'run'] as const)(
  'passes the result of a sub-match on again when the first %s is refused',
  async (failing) => {
    const parent = new LiveMatch(
      testMatchRecord('parent123456', { opens: { game: 'gomoku', seats: [0, 1] }, opened: 'opened123456' }),
      0,
    );
    const opened = new LiveMatch(
      testMatchRecord('opened123456', {
        openedBy: 'parent123456',
        status: 'over',
        ending: { by: 'rules', results: ['win', 'loss'] },
      }),
      0,
    );
    const asked: string[] = [];
    const answer = (name: 'query' | 'run') => async () => {
      const isFirst = !asked.includes(name);
      asked.push(name);
      return name === failing && isFirst ? refuse('too-busy') : ok({});
    };
    const matches = new SubMatches({
      games: { find: () => undefined },
      live: { get: (id) => (id === parent.id ? parent : opened) },
      runner: { query: answer('query') as CommandRunner['query'], run: answer('run') as CommandRunner['run'] },
      creation: { open: async () => refuse('nothing-opened') },
      log,
      retryMs: 1,
    });
    matches.consider(opened);
    const all = failing === 'query' ? ['query', 'query', 'run'] : ['query', 'run', 'query', 'run'];
    await until(() => asked.length >= all.length, 'the result is handed over');
    expect(asked).toEqual(all);
    matches.close();
  },
);

it('starts a match when its host was lost over another one', async () => {
  const match = new LiveMatch(
    testMatchRecord('abcdef123456', { status: 'open', seats: [seatFor(ADA), seatFor(ADA)] }),
    0,
  );
  let asked = 0;
  const ask = async () => {
    asked++;
    return asked < 3 ? { kind: 'lost', isCulprit: false } : { kind: 'refused', refusal: { code: 'bad-options' } };
  };
  const settings: Partial<MatchCreationSettings> = {
    hosts: { ask: ask as MatchCreationSettings['hosts']['ask'] },
    store: { brought: async () => undefined } as Partial<
      MatchCreationSettings['store']
    > as MatchCreationSettings['store'],
    ownership: ALONE,
    seeds: randomSeeds,
    limits: new RateLimits(Number.POSITIVE_INFINITY),
  };
  const creation = new MatchCreation(settings as MatchCreationSettings);
  expect(await creation.startIfFull(match)).toMatchObject({ refusal: { code: 'bad-options' } });
  expect(asked).toBe(3);
});

it('asks a program in a seat again when the first question is refused', async () => {
  const match = new LiveMatch(testMatchRecord('abcdef123456', { seats: [seatFor(ADA)], deciding: [0] }), 0);
  let asked = 0;
  const question = { view: '{}', legal: '[{}]', decisions: '[]', seq: 0, rules: { version: '1.0.0', content: '' } };
  const query = async () => (asked++ === 0 ? refuse('too-busy') : ok(question));
  const heard: string[] = [];
  const leave = botLines({
    match,
    person: ADA,
    seat: 0,
    runner: { query: query as CommandRunner['query'] },
    presences: new PresenceTracker(
      () => undefined,
      () => 0,
    ),
    log,
    retryMs: 1,
    listener: ({ type }) => heard.push(type),
  });
  await until(() => heard.includes('decide'), 'the program is asked');
  expect(asked).toBe(2);
  leave();
});
