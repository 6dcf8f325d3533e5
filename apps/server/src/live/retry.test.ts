import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { ok, refuse } from '../result.ts';
import { testMatchRecord } from '../testing/testMatchRecord.ts';
import { until } from '../testing/testServer.ts';
import { AutomaticPlay } from './bots/automaticPlay.ts';
import { BotPlay } from './bots/botPlay.ts';
import { StandingOrders, type StandingOrdersSettings } from './bots/standingOrders.ts';
import { ClockTimeouts } from './clockTimeouts.ts';
import type { Acknowledgement, CommandRunner } from './commandRunner.ts';
import { LiveMatch } from './liveMatch.ts';
import type { MatchRecord } from './matchRecord.ts';
import { backoff } from './retry.ts';
import { randomSeeds } from './seedSource.ts';

const bot = { kind: 'bot', name: 'easy', level: 'easy' } as const;
const record = (changes: Partial<MatchRecord> = {}) =>
  testMatchRecord('abcdef123456', { seats: [bot, { kind: 'human', name: 'Ada' }], deciding: [0], ...changes });
const log = pino({ level: 'silent' });
type Runner = Pick<CommandRunner, 'query' | 'run'>;

const QUESTION = { view: '{}', legal: '[{}]', decisions: '[]', seq: 0, rules: { version: '1.0.0', content: '' } };

/** A runner over a disk that is full for a while: first reads fail, then writes, as a refusal and as an error. */
function onAFullDisk(match: LiveMatch, lookFails: number) {
  let fails = 0;
  const steps: string[] = [];
  const runner = {
    query: async () => {
      if (fails++ < lookFails) throw new Error('database or disk is full');
      return ok(QUESTION);
    },
    run: async (_match: LiveMatch, command: { op: string }) => {
      steps.push(command.op);
      if (steps.length === 1) return refuse('host-failed');
      if (steps.length === 2) throw new Error('database or disk is full');
      match.record.deciding = [1];
      match.record.status = command.op === 'end' ? 'over' : 'playing';
      return ok<Acknowledgement>({ seq: 1 });
    },
  };
  // The test calls only these two, and `query` only for a question.
  return { runner: runner as Runner, steps };
}

/** Lets bots that always find an answer play a match. */
function playedByBots(match: LiveMatch, runner: Runner): AutomaticPlay {
  const bots = { think: async () => ({ ok: true, action: {} }) as const };
  const botPlay = new BotPlay({
    bots,
    runner,
    delayMs: 0,
    seeds: randomSeeds,
    log,
    onMove: () => {},
    onFailure: () => {},
  });
  const play = new AutomaticPlay({ players: [botPlay], log, retryMs: 1 });
  play.consider(match);
  return play;
}

describe('an overloaded host', () => {
  it.each(['asking', 'acting'])('a bot that is %s retries by itself when its host is overloaded', async (when) => {
    const match = new LiveMatch(record(), 0);
    const busy = { asking: when === 'asking' ? 2 : 0, acting: when === 'acting' ? 2 : 0 };
    const runner = {
      query: async () => (busy.asking-- > 0 ? refuse('too-busy') : ok(QUESTION)),
      run: async () => {
        if (busy.acting-- > 0) return refuse('too-busy');
        match.record.deciding = [1];
        return ok<Acknowledgement>({ seq: 1 });
      },
    };
    playedByBots(match, runner as Runner);
    await until(() => match.thinking.size === 0, 'the bot has done what it can');
    expect(match.record.deciding).toEqual([1]);
  });
});

it('queries a bot again when its host was ahead of the heading', async () => {
  const match = new LiveMatch(record(), 0);
  let asked = 0;
  const runner = {
    query: async () => {
      asked++;
      if (asked > 1) return ok(QUESTION);
      // The host has advanced without the bot. The heading follows later, and it is the bot's turn again.
      setImmediate(() => {
        match.record.seq = 8;
        play.consider(match);
      });
      return ok({ ...QUESTION, legal: '[]', seq: 7 });
    },
    run: async () => {
      match.record.deciding = [1];
      return ok<Acknowledgement>({ seq: 1 });
    },
  };
  const play = playedByBots(match, runner as Runner);
  await until(() => match.record.deciding[0] === 1, 'the bot has played');
  expect(asked).toBe(2);
});

describe('a full disk', () => {
  it('a bot retries by itself until the disk has room', async () => {
    const match = new LiveMatch(record(), 0);
    const { runner, steps } = onAFullDisk(match, 2);
    playedByBots(match, runner);
    await until(() => match.thinking.size === 0, 'the bot has played');
    expect(steps).toEqual(['act', 'act', 'act']);
  });

  it('an expired clock ends the match once the disk has room', async () => {
    const match = new LiveMatch(record({ pace: { kind: 'move', seconds: 10 } }), 0);
    match.clocks = { left: [0, 0], running: [0], at: 0 };
    const { runner, steps } = onAFullDisk(match, 0);
    new ClockTimeouts({ runner, log, notBefore: () => 0, now: Date.now, retryMs: 1 }).consider(match);
    await until(() => match.record.status === 'over', 'the match has ended');
    expect(steps).toEqual(['end', 'end', 'end']);
    clearTimeout(match.flag);
  });

  it('retries wait twice as long each time, up to 30 seconds', () => {
    expect([0, 1, 2, 3].map((attempt) => backoff(attempt))).toEqual([1000, 2000, 4000, 8000]);
    expect(backoff(1000)).toBe(30_000);
  });
});

it.each(['refuses', 'throws'])('standing orders are queried again when a host %s', async (how) => {
  const ada = { kind: 'human', name: 'Ada', player: 'ada456789012', orders: {} } as const;
  const match = new LiveMatch(record({ seats: [ada, bot], status: 'playing' }), 0);
  let asked = 0;
  const runner = {
    query: async () => {
      if (asked++ > 0) return ok({ seq: 0, action: '{}' });
      if (how === 'throws') throw new Error('database or disk is full');
      return refuse('too-busy');
    },
    run: async () => {
      match.record.deciding = [1];
      return ok<Acknowledgement>({ seq: 1 });
    },
  };
  // The test uses only these settings.
  const settings = { runner, log } as Pick<StandingOrdersSettings, 'runner' | 'log'>;
  const orders = new StandingOrders(settings as StandingOrdersSettings);
  new AutomaticPlay({ players: [orders], log, retryMs: 1 }).consider(match);
  await until(() => match.record.deciding.includes(1), 'it is done');
  expect(asked).toBe(2);
});
