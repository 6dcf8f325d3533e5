import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { Bus } from '../cluster/bus.ts';
import { readWorkerConfig } from '../config.ts';
import type { BotRequest } from '../hosts/botMessages.ts';
import type { BotResult, Bots } from '../hosts/botThreads.ts';
import { Gate } from '../testing/gate.ts';
import { hasServices, type Service, sharedRedis, startRedis } from '../testing/services.mjs';
import { until } from '../testing/testServer.ts';
import { type Answer, answersOf, BEAT_MS, type Beat, QUESTIONS, QUEUE, Question, WORKERS } from './botQueue.ts';
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

/** No question times out because a machine is busy: only the test ends it. */
const PATIENCE_MS = 100_000;
const SLACK_MS = 60_000;

let content: string;
const ask = (level = 'hard', gate?: string): BotRequest => ({
  game: 'tarpit',
  rules: { version: '1.0.0', content },
  level,
  seat: 0,
  view: JSON.stringify({ turn: 0, seats: 1, gate }),
  legal: '[{"type":"wait"}]',
  seed: 'a seed',
});

interface Begun {
  readonly id: string;
  readonly worker: string;
}

/** The part of a node that workers need. */
async function newNode(url: string, settings: Partial<QueuedBotsSettings> = {}) {
  const node = `node-${randomUUID()}`;
  const bus = new Bus({ url, secrets: [SECRET], node, log });
  await bus.start();
  const by: ThoughtBy[] = [];
  const own: Bots = { think: async () => OWN };
  const bots = new QueuedBots({
    bus,
    node,
    own,
    slackMs: SLACK_MS,
    patienceMs: PATIENCE_MS,
    log,
    botsOf: () => LEVELS as never,
    onThought: (who) => by.push(who),
    ...settings,
  });
  await bots.start();
  /** The questions of this node that a worker has started. */
  const begun: Begun[] = [];
  await listenForBegun(bus, node, begun);
  onTestFinished(async () => {
    await bots.close();
    bus.close();
  });
  const think = (person = 'ada', match = 'first', level?: string, gate?: string) =>
    bots.think(ask(level, gate), { person, match });
  return { node, bus, bots, by, begun, think };
}

function listenForBegun(bus: Bus, node: string, begun: Begun[]) {
  return bus.subscribe(answersOf(node), (text) => {
    const answer: Answer = JSON.parse(text);
    if (answer.kind === 'begun') begun.push(answer);
  });
}

async function newWorker(url: string, { threads = 1, slackMs = SLACK_MS } = {}) {
  const env = { REDIS_URL: url, TESSERA_SECRET: SECRET, TESSERA_GAMES: 'gomoku', TESSERA_CATALOG: CATALOG };
  const config = readWorkerConfig({
    ...env,
    TESSERA_BOT_THREADS: String(threads),
    TESSERA_BOT_GRACE_MS: String(slackMs),
  });
  const worker = await startWorker(config, log);
  let isOpen = true;
  const close = async () => {
    if (isOpen) await worker.close();
    isOpen = false;
  };
  onTestFinished(close);
  return { ...worker, close };
}

/** A worker that sends heartbeats and takes no question. After `retire` nodes know that it is gone. */
function idleWorker(bus: Bus, threads: number) {
  const worker = `idle-${randomUUID()}`;
  const send = (count: number) => bus.send(WORKERS, JSON.stringify({ worker, threads: count } satisfies Beat));
  const beats = setInterval(() => send(threads), BEAT_MS);
  send(threads);
  const retire = () => {
    clearInterval(beats);
    send(0);
  };
  onTestFinished(() => clearInterval(beats));
  return { retire };
}

describe.skipIf(!hasServices)('bot workers with Redis', () => {
  let service: Service;
  let url: string;
  beforeAll(async () => {
    service = await startRedis();
    url = `redis://127.0.0.1:${service.port}`;
    const { loadGames } = await import('../games.ts');
    const games = await loadGames({ only: ['gomoku'], extra: CATALOG });
    content = games.find('tarpit')?.game.contentFor({}) ?? '';
  });
  afterAll(() => service?.remove());

  it('a node computes itself when there is no worker, and queues nothing', async () => {
    const { think, by, bots } = await newNode(url);
    expect(await think()).toEqual(OWN);
    expect([by, bots.waiting]).toEqual([['node'], 0]);
  });

  it('a worker computes long questions, and the node the others', async () => {
    const { think, by, bots } = await newNode(url);
    await newWorker(url);
    await until(() => bots.workers === 1, 'the node hears of the worker');
    expect(await think()).toEqual({ ok: true, action: { type: 'wait' } });
    expect(await think('ada', 'first', 'easy')).toEqual(OWN);
    expect(by).toEqual(['worker', 'node']);
  });

  it('reports a bot as late when it hangs in a worker', async () => {
    const { think, bots } = await newNode(url);
    await newWorker(url, { slackMs: 500 });
    await until(() => bots.workers === 1, 'the node hears of the worker');
    expect(await think('ada', 'first', 'normal')).toMatchObject({ ok: false, isLate: true });
  });

  it('spreads questions over workers, and a closing worker finishes the question it has started', async () => {
    const { think, bots, by, begun } = await newNode(url);
    const workers = [await newWorker(url), await newWorker(url)];
    await until(() => bots.workers === 2, 'the node hears of both workers');
    const gate = await Gate.make();
    await gate.shut();
    const thoughts = [think('ada', 'first', 'hard', gate.file), think('bob', 'second', 'hard', gate.file)];
    // Each worker has one thread, and no bot finishes before the gate is open.
    await until(() => begun.length === 2, 'both questions are begun');
    expect(begun.map(({ worker }) => worker).sort()).toEqual(workers.map(({ name }) => name).sort());
    const closed = workers[0]?.close();
    await until(() => bots.workers === 1, 'the node hears that one worker closes');
    await gate.open();
    expect(await Promise.all(thoughts)).toEqual([1, 2].map(() => ({ ok: true, action: { type: 'wait' } })));
    expect(by).toEqual(['worker', 'worker']);
    await closed;
  });

  it('a free worker takes the waiting question of the lowest rank first and the oldest of equal rank, from any node', async () => {
    const [a, b] = [await newNode(url), await newNode(url)];
    const queue = new Queue(QUEUE.name, { prefix: QUEUE.prefix, connection: a.bus.redis });
    idleWorker(a.bus, 4);
    await until(() => a.bots.workers === 1 && b.bots.workers === 1, 'both nodes hear of a worker');
    const titles = new Map<string, string>();
    const thoughts: Promise<unknown>[] = [];
    /** Asks a question, and waits until it is queued. */
    const queued = async (title: string, thought: Promise<unknown>) => {
      thoughts.push(thought);
      await until(async () => {
        const [id] = (await queue.getPrioritized()).map((job) => job.id ?? '').filter((id) => !titles.has(id));
        if (id !== undefined) titles.set(id, title);
        return id !== undefined;
      }, `${title} is queued`);
    };
    await queued('first of ada', a.think('ada', 'at a'));
    await queued('second of ada', b.think('ada', 'at b'));
    await queued('third of ada', a.think('ada', 'at a'));
    await queued('first of bob', b.think('bob', 'at b'));
    await queued('second of bob', a.think('bob', 'at a'));
    await queued('first of cy', a.think('cy', 'at a'));
    // One connection receives the messages to both nodes, so it sees the order in which the worker starts.
    const begun: Begun[] = [];
    const listener = new Bus({ url, secrets: [SECRET], node: 'listener', log });
    await listener.start();
    onTestFinished(() => listener.close());
    for (const { node } of [a, b]) await listenForBegun(listener, node, begun);
    await newWorker(url);
    await Promise.all(thoughts);
    expect([...a.by, ...b.by]).toEqual(thoughts.map(() => 'worker'));
    await until(() => begun.length === thoughts.length, 'the listener has heard of every question');
    expect(begun.map(({ id }) => titles.get(id))).toEqual([
      'first of ada',
      'first of bob',
      'first of cy',
      'second of ada',
      'second of bob',
      'third of ada',
    ]);
  });

  it('a node answers itself when the worker goes silent, and removes the question from the queue', async () => {
    const { think, by, bots, bus } = await newNode(url);
    const beat: Beat = { worker: 'a dead one', threads: 1 };
    bus.send(WORKERS, JSON.stringify(beat));
    await until(() => bots.workers === 1, 'the node hears of the worker');
    expect(await think()).toEqual(OWN);
    expect(by).toEqual(['node-after-worker']);
    expect(bots.workers).toBe(0);
    const queue = new Queue(QUEUE.name, { prefix: QUEUE.prefix, connection: bus.redis });
    await until(async () => (await queue.count()) === 0, 'the queue is empty');
  });

  it('ignores an answer that comes too late, twice or without a question', async () => {
    const { think, by, bots, bus, node } = await newNode(url);
    const redis = new Redis(url);
    onTestFinished(() => redis.disconnect());
    const jobs = async () => (await redis.keys('tessera:bots:*-*-*')).map((key) => key.slice('tessera:bots:'.length));
    const answers = [];
    for (const round of [1, 2]) {
      const { retire } = idleWorker(bus, 2);
      await until(() => bots.workers === 1, `the node hears of a worker, round ${round}`);
      const thought = think();
      let ids: string[] = [];
      await until(async () => {
        ids = await jobs();
        return ids.length === 1;
      }, 'the question is queued');
      retire();
      answers.push(await thought);
      const send = (answer: Answer) => bus.publish(answersOf(node), JSON.stringify(answer));
      for (const id of [...ids, 'never asked']) {
        await send({ kind: 'thought', id, action: { type: 'too late' } });
        await send({ kind: 'thought', id, action: { type: 'twice' } });
      }
      await until(async () => (await jobs()).length === 0, 'the question is removed');
    }
    expect(answers).toEqual([OWN, OWN]);
    expect(by).toEqual(['node-after-worker', 'node-after-worker']);
  });

  it('encrypts questions, and rejects answers without the secret or from another channel', async () => {
    const { think, bots, bus, node } = await newNode(url);
    const { retire } = idleWorker(bus, 2);
    await until(() => bots.workers === 1, 'the node hears of the worker');
    const thought = think('somebody private', 'a private match');
    const redis = new Redis(url);
    onTestFinished(() => redis.disconnect());
    let key = '';
    await until(async () => {
      [key = ''] = await redis.keys('tessera:bots:*-*-*');
      return key !== '';
    }, 'the question is queued');
    const everything = JSON.stringify([await redis.keys('*'), await redis.hgetall(key)]);
    expect(everything).not.toMatch(/private|tarpit|seats|wait"|seed/);
    const { sealed } = JSON.parse((await redis.hget(key, 'data')) ?? '{}');
    // It is from one of our nodes, and contains only the view of the seat.
    const question = Question.parse(JSON.parse(bus.sealed.open(QUESTIONS, Buffer.from(sealed, 'base64')) ?? ''));
    expect(question.ask).toEqual(ask());
    const forger = new Bus({ url, secrets: ['another secret that is long enough as well'], node: 'forger', log });
    await forger.start();
    onTestFinished(() => forger.close());
    const answer: Answer = { kind: 'thought', id: question.id, action: { type: 'forged' } };
    await forger.publish(answersOf(node), JSON.stringify(answer));
    // A message copied from another channel does not count either.
    await redis.publish(answersOf(node), bus.sealed.close('tessera:elsewhere', JSON.stringify(answer)));
    // The node receives this after the forged answers.
    retire();
    expect(await thought).toEqual(OWN);
  });

  it('a node answers itself while Redis is away, and asks workers again when Redis is back', async () => {
    const { think, by, bots, begun } = await newNode(url);
    await newWorker(url);
    await until(() => bots.workers === 1, 'the node hears of the worker');
    const thought = think();
    await until(() => begun.length === 1, 'the worker begins');
    await service.kill();
    expect(await thought).toMatchObject({ ok: true });
    expect(await think()).toEqual(OWN);
    await service.start();
    await until(async () => {
      expect(await think()).toMatchObject({ ok: true });
      return by.at(-1) === 'worker';
    }, 'a worker answers again');
  });
});

it.skipIf(!hasServices)('a worker without the rules of a match leaves the question to the node', async () => {
  const url = await sharedRedis();
  const { bots, by } = await newNode(url);
  await newWorker(url);
  await until(() => bots.workers >= 1, 'the node hears of a worker');
  const other = { ...ask(), rules: { version: '9.9.9', content: 'of another kind' } };
  expect(await bots.think(other, { person: 'ada', match: 'first' })).toEqual(OWN);
  expect(by).toEqual(['node-after-worker']);
});

it('a node that cannot reach Redis computes itself, and can be stopped', async () => {
  const strays: unknown[] = [];
  const stray = (reason: unknown) => strays.push(reason);
  process.on('unhandledRejection', stray);
  onTestFinished(() => void process.off('unhandledRejection', stray));
  const { think, bots, bus } = await newNode('redis://127.0.0.1:1');
  expect(await think()).toEqual(OWN);
  await bots.close();
  bus.close();
  // The attempts to connect fail in order, and Node.js reports rejections without a handler before the next turn.
  await once(connect(1, '127.0.0.1'), 'close').catch(() => undefined);
  await nextTurn();
  expect(strays).toEqual([]);
});
