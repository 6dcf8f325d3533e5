import { randomUUID } from 'node:crypto';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { Bus } from '../cluster/bus.ts';
import { readWorkerConfig } from '../config.ts';
import type { BotAsk } from '../hosts/botMessages.ts';
import type { BotResult, Bots } from '../hosts/botThreads.ts';
import { hasServices, type Service, sharedRedis, startRedis } from '../testing/services.mjs';
import { type Answer, answersOf, type Beat, QUESTIONS, QUEUE, Question, WORKERS } from './botQueue.ts';
import { QueuedBots, type QueuedBotsSettings, type ThoughtBy } from './queuedBots.ts';
import { startWorker } from './worker.ts';

const CATALOG = new URL('../testing/strangeGames.mjs', import.meta.url).href;
const SECRET = 'a secret of thirty-two characters or more';
const log = pino({ level: 'silent' });
const LEVELS = {
  levels: {
    easy: { bot: 'thrower', budget: { iterations: 1 } },
    normal: { bot: 'sleeper', budget: { ms: 300 } },
    hard: { bot: 'ponderer', budget: { ms: 800 } },
  },
} as const;
const OWN: BotResult = { ok: true, action: { type: 'by the node itself' } };

let content: string;
const ask = (level = 'hard'): BotAsk => ({
  game: 'tarpit',
  rules: { version: '1.0.0', content },
  level,
  seat: 0,
  view: '{"turn":0,"seats":1}',
  legal: '[{"type":"wait"}]',
  seed: 'a seed',
});

async function until(isSo: () => boolean, ms = 10_000): Promise<void> {
  const end = Date.now() + ms;
  while (!isSo()) {
    if (Date.now() > end) throw new Error('It never came to pass');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** A node as far as workers know it. */
async function newNode(url: string, settings: Partial<QueuedBotsSettings> = {}) {
  const node = `node-${randomUUID()}`;
  const bus = new Bus({ url, secrets: [SECRET], node, log });
  await bus.start();
  const by: ThoughtBy[] = [];
  const asked: string[] = [];
  const own: Bots = {
    think: async (_ask, { match }) => {
      asked.push(match);
      return OWN;
    },
  };
  const bots = new QueuedBots({
    bus,
    node,
    own,
    slackMs: 500,
    log,
    botsOf: () => LEVELS as never,
    onThought: (who) => by.push(who),
    ...settings,
  });
  await bots.start();
  onTestFinished(async () => {
    await bots.close();
    bus.close();
  });
  const think = (person = 'ada', match = 'first', level?: string) => bots.think(ask(level), { person, match });
  return { node, bus, bots, by, asked, think };
}

async function newWorker(url: string, threads = 1) {
  const env = { REDIS_URL: url, TESSERA_SECRET: SECRET, TESSERA_GAMES: 'gomoku', TESSERA_CATALOG: CATALOG };
  const config = readWorkerConfig({ ...env, TESSERA_BOT_THREADS: String(threads), TESSERA_BOT_SLACK_MS: '500' });
  const worker = await startWorker(config, log);
  let isOpen = true;
  const close = async () => {
    if (isOpen) await worker.close();
    isOpen = false;
  };
  onTestFinished(close);
  return { ...worker, close };
}

describe.skipIf(!hasServices)('with a real Redis', () => {
  let service: Service;
  let url: string;
  beforeAll(async () => {
    service = await startRedis();
    url = `redis://127.0.0.1:${service.port}`;
    const { loadGames } = await import('../games.ts');
    const games = await loadGames({ only: ['gomoku'], extra: CATALOG });
    content = games.find('tarpit')?.game.contentFor({}) ?? '';
  }, 60_000);
  afterAll(() => service?.remove());

  it('a node thinks itself where there is no worker, and nothing goes into the queue', async () => {
    const { think, by, bots } = await newNode(url);
    expect(await think()).toEqual(OWN);
    expect([by, bots.waiting]).toEqual([['node'], 0]);
  });

  it('a worker thinks about what takes long, and the node about the rest', async () => {
    const { think, by, bots } = await newNode(url);
    await newWorker(url);
    await until(() => bots.workers === 1);
    expect(await think()).toEqual({ ok: true, action: { type: 'wait' } });
    expect(await think('ada', 'first', 'easy')).toEqual(OWN);
    expect(by).toEqual(['worker', 'node']);
  });

  it('a bot that hangs in a worker is late, as it is in a node', async () => {
    const { think, bots } = await newNode(url);
    await newWorker(url);
    await until(() => bots.workers === 1);
    expect(await think('ada', 'first', 'normal')).toMatchObject({ ok: false, isLate: true });
  });

  it('several workers share what there is, and one that ends in order finishes what it has begun', async () => {
    const { think, bots, by } = await newNode(url);
    const [first] = [await newWorker(url), await newWorker(url)];
    await until(() => bots.workers === 2);
    const start = Date.now();
    const thoughts = [think('ada', 'first'), think('bob', 'second')];
    await until(() => bots.waiting === 0);
    await first.close();
    expect(await Promise.all(thoughts)).toEqual([1, 2].map(() => ({ ok: true, action: { type: 'wait' } })));
    expect(by).toEqual(['worker', 'worker']);
    // One after the other it would have been two times 400 ms of thinking and more.
    expect(Date.now() - start).toBeLessThan(5000);
    await until(() => bots.workers === 1);
  });

  it('the first question of one is thought about before the second of another, whichever nodes have asked', async () => {
    const [a, b] = [await newNode(url), await newNode(url)];
    const worker = await newWorker(url);
    await until(() => a.bots.workers === 1 && b.bots.workers === 1);
    const order: string[] = [];
    const first = a.think('ada', 'at a').then(() => order.push('ada at a'));
    await until(() => a.bots.waiting === 0);
    // Of the same person at another node, and then of somebody who has asked nothing yet.
    const second = b.think('ada', 'at b').then(() => order.push('ada at b'));
    const third = a.think('bob', 'at a').then(() => order.push('bob at a'));
    await Promise.all([first, second, third]);
    expect(order).toEqual(['ada at a', 'bob at a', 'ada at b']);
    await worker.close();
  });

  it('a worker that says nothing more loses nothing: the node thinks itself', async () => {
    const { think, by, bots, bus } = await newNode(url);
    // Somebody who begins with everything and never answers.
    const beat: Beat = { worker: 'a dead one', threads: 1 };
    bus.tell(WORKERS, JSON.stringify(beat));
    await until(() => bots.workers === 1);
    const thought = think();
    await until(() => bots.waiting === 1);
    expect(await thought).toEqual(OWN);
    expect(by).toEqual(['node-after-worker']);
    expect(bots.workers).toBe(0);
    const queue = new Queue(QUEUE.name, { prefix: QUEUE.prefix, connection: bus.redis });
    expect(await queue.count()).toBe(0);
  }, 20_000);

  it('an answer that comes too late, twice or without having been asked for is nobody’s', async () => {
    const { think, by, bots, bus, node } = await newNode(url, { patienceMs: 300 });
    const beats = setInterval(
      () => bus.tell(WORKERS, JSON.stringify({ worker: 'slow', threads: 2 } satisfies Beat)),
      200,
    );
    onTestFinished(() => clearInterval(beats));
    await until(() => bots.workers === 1);
    const ids: string[] = [];
    const redis = new Redis(url);
    onTestFinished(() => redis.disconnect());
    const thought = think();
    for (const key of await redis.keys('tessera:bots:*-*-*')) ids.push(key.slice('tessera:bots:'.length));
    expect(await thought).toEqual(OWN);
    const tell = (answer: Answer) => bus.publish(answersOf(node), JSON.stringify(answer));
    for (const id of [...ids, 'never asked']) {
      await tell({ kind: 'thought', id, action: { type: 'too late' } });
      await tell({ kind: 'thought', id, action: { type: 'twice' } });
    }
    expect(await think()).toEqual(OWN);
    expect(by).toEqual(['node-after-worker', 'node-after-worker']);
  });

  it('nobody without the secret can read a question, answer it, or have one thought about', async () => {
    const { think, bots, bus, node } = await newNode(url, { patienceMs: 1500 });
    bus.tell(WORKERS, JSON.stringify({ worker: 'slow', threads: 2 } satisfies Beat));
    await until(() => bots.workers === 1);
    const thought = think('somebody private', 'a private match');
    const redis = new Redis(url);
    onTestFinished(() => redis.disconnect());
    await until(() => bots.waiting === 1);
    const [key = ''] = await redis.keys('tessera:bots:*-*-*');
    const everything = JSON.stringify([await redis.keys('*'), await redis.hgetall(key)]);
    expect(everything).not.toMatch(/private|tarpit|seats|wait"|seed/);
    const { sealed } = JSON.parse((await redis.hget(key, 'data')) ?? '{}');
    // It is one of ours, and says only what the seat may know.
    const question = Question.parse(JSON.parse(bus.sealed.open(QUESTIONS, Buffer.from(sealed, 'base64')) ?? ''));
    expect(question.ask).toEqual(ask());
    const forger = new Bus({ url, secrets: ['another secret that is long enough as well'], node: 'forger', log });
    await forger.start();
    onTestFinished(() => forger.close());
    const answer: Answer = { kind: 'thought', id: question.id, action: { type: 'forged' } };
    await forger.publish(answersOf(node), JSON.stringify(answer));
    // Nor does what somebody of us has said elsewhere count here.
    await redis.publish(answersOf(node), bus.sealed.close('tessera:elsewhere', JSON.stringify(answer)));
    expect(await thought).toEqual(OWN);
  });

  it('Redis goes away in the middle, and the node thinks itself; when it is back, workers are asked again', async () => {
    const { think, by, bots } = await newNode(url);
    await newWorker(url);
    await until(() => bots.workers === 1);
    const thought = think();
    await until(() => bots.waiting === 0);
    await service.kill();
    expect(await thought).toMatchObject({ ok: true });
    expect(await think()).toEqual(OWN);
    await service.start();
    const end = Date.now() + 20_000;
    while (by.at(-1) !== 'worker' && Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(await think()).toMatchObject({ ok: true });
    }
    expect(by.at(-1)).toBe('worker');
  }, 60_000);
});

it.skipIf(!hasServices)('a worker without the rules of a match leaves it to the node', async () => {
  const url = await sharedRedis();
  const { bots, by } = await newNode(url);
  await newWorker(url);
  await until(() => bots.workers >= 1);
  const other = { ...ask(), rules: { version: '9.9.9', content: 'of another kind' } };
  expect(await bots.think(other, { person: 'ada', match: 'first' })).toEqual(OWN);
  expect(by).toEqual(['node-after-worker']);
});

it('a node that cannot reach Redis thinks itself, and ends when it is told to', async () => {
  const strays: unknown[] = [];
  const stray = (reason: unknown) => strays.push(reason);
  process.on('unhandledRejection', stray);
  onTestFinished(() => void process.off('unhandledRejection', stray));
  const { think, bots, bus } = await newNode('redis://127.0.0.1:1');
  expect(await think()).toEqual(OWN);
  await bots.close();
  bus.close();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(strays).toEqual([]);
}, 20_000);
