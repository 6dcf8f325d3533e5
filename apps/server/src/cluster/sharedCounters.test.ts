import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { type Logger, pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { hasServices, type Service, startRedis } from '../testing/services.mjs';
import { Bus } from './bus.ts';
import { SharedCounters } from './sharedCounters.ts';

/** Ends a hang; answers are not measured. */
const ANSWER_MS = 60_000;

const log = pino({ level: 'silent' });

describe.skipIf(!hasServices)('two nodes with counters in one Redis', () => {
  let service: Service;
  let url: string;
  beforeAll(async () => {
    service = await startRedis();
    url = `redis://127.0.0.1:${service.port}`;
  });
  afterAll(() => service?.remove());

  async function node(to: Logger = log): Promise<SharedCounters> {
    const name = `node-${randomUUID()}`;
    const bus = new Bus({ url, secrets: ['a secret that both of them have'], node: name, log });
    await bus.start();
    const counters = new SharedCounters(bus, { node: name, redisTimeoutMs: ANSWER_MS }, to);
    buses.set(counters, bus);
    onTestFinished(() => {
      counters.close();
      bus.close();
    });
    return counters;
  }
  const buses = new Map<SharedCounters, Bus>();
  /** Resolves when a node has reached Redis again and has sent its counts. */
  const back = async (counters: SharedCounters) => {
    const bus = buses.get(counters);
    await new Promise<void>((resolve) => bus?.onBack(resolve));
    // On the same connection, so it is handled after the counts.
    await bus?.redis.ping();
  };
  const bothOf = async () => [await node(), await node()] as const;

  it('two nodes allow as many password attempts as one node', async () => {
    const limit = { most: 6, windowMs: 60_000 };
    const [a, b] = (await bothOf()).map((counters) => counters.attempts('password', limit));
    if (!a || !b) throw new Error('no nodes');
    const name = randomUUID();
    const waits = await Promise.all(Array.from({ length: 10 }, (_, i) => (i % 2 === 0 ? a : b).begin(name)));
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(6);
    expect(waits.filter((seconds) => seconds > 50 && seconds <= 60)).toHaveLength(4);
    expect(await a.begin(`${name} of somebody else`)).toBe(0);
    await b.takeBack(name);
    expect(await a.begin(name)).toBe(0);
    expect(await b.begin(name)).toBeGreaterThan(0);
    await a.forgive(name);
    expect(await b.begin(name)).toBe(0);
  });

  it('two nodes drop failures after their time', async () => {
    const [a, b] = (await bothOf()).map((counters) => counters.attempts('code', { most: 1, windowMs: 4000 }));
    if (!a || !b) throw new Error('no nodes');
    const name = randomUUID();
    expect(await a.begin(name)).toBe(0);
    expect(await b.begin(name)).toBeGreaterThan(0);
    await expect.poll(() => b.begin(name)).toBe(0);
  });

  it('two nodes allow as many chat lines as one node, in any distribution', async () => {
    const [a, b] = (await bothOf()).map((counters) => counters.chat(1));
    if (!a || !b) throw new Error('no nodes');
    const person = randomUUID();
    const said: unknown[] = [];
    for (let i = 0; i < 10; i++) said.push(await (i % 2 === 0 ? a : b).refusal(person, `line ${i}`));
    expect(said).toEqual([...Array(8).fill(undefined), 'too-fast', 'too-fast']);
    const other = randomUUID();
    for (const counter of [a, b, a]) expect(await counter.refusal(other, 'gg')).toBeUndefined();
    expect(await b.refusal(other, 'GG!')).toBe('chat-repeated');
    expect(await b.refusal(other, 'well played')).toBeUndefined();
  });

  it('two nodes allow as many open resources as one node, and drop the counts of a node that is gone', async () => {
    const [first, second] = await bothOf();
    const [a, b] = [first.open('socket', 3), second.open('socket', 3)];
    const name = randomUUID();
    const leave = await a.enter(name);
    expect(await b.enter(name)).toBeDefined();
    expect(await a.enter(name)).toBeDefined();
    expect([await a.enter(name), await b.enter(name)]).toEqual([undefined, undefined]);
    expect([await a.count(name), await b.count(name), await b.count('nobody')]).toEqual([3, 3, 0]);
    leave?.();
    // A second call has no effect.
    leave?.();
    expect(await b.enter(name)).toBeDefined();
    expect(await b.enter(name)).toBeUndefined();
    first.close();
    expect(await b.enter(name)).toBeDefined();
    expect(await b.enter(name)).toBeUndefined();
  });

  it('two nodes store no names or addresses', async () => {
    const counters = await node();
    await counters.attempts('password', { most: 3, windowMs: 60_000 }).begin('somebody-private');
    await counters.chat(1).refusal('somebody-private', 'something-private');
    await counters.open('socket', 3).enter('198.51.100.7');
    const redis = new Redis(url);
    onTestFinished(() => redis.disconnect());
    const keys = await redis.keys('*');
    expect(keys.length).toBeGreaterThan(3);
    expect(keys.join()).not.toMatch(/private|198\.51/);
    // Every key expires.
    for (const key of keys) expect(await redis.pttl(key)).toBeGreaterThan(0);
  });

  it('two nodes log once that Redis cannot count, and count per node meanwhile', async () => {
    const lines: string[] = [];
    const attempts = (await node(pino({}, { write: (line) => lines.push(line) }))).attempts('password', {
      most: 2,
      windowMs: 60_000,
    });
    const redis = new Redis(url);
    onTestFinished(() => redis.disconnect());
    // Another program has stored another type under the key of the count.
    const before = new Set(await redis.keys('*'));
    const name = randomUUID();
    expect(await attempts.begin(name)).toBe(0);
    expect(lines).toEqual([]);
    const [key = ''] = (await redis.keys('tessera:failed:*')).filter((each) => !before.has(each));
    await redis.del(key);
    await redis.rpush(key, 'a list');
    expect([await attempts.begin(name), await attempts.begin(name)]).toEqual([0, 0]);
    expect(await attempts.begin(name)).toBeGreaterThan(0);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, err: { type: 'ReplyError' }, failures: 1 });
  });

  it('two nodes count per node while Redis is away, and together once it is back, including open resources', async () => {
    const [first, second] = await bothOf();
    const limit = { most: 2, windowMs: 60_000 };
    const [a, b] = [first.attempts('password', limit), second.attempts('password', limit)];
    const [openA, openB] = [first.open('socket', 2), second.open('socket', 2)];
    const name = randomUUID();
    expect(await openA.enter(name)).toBeDefined();
    await service.kill();
    expect([await a.begin(name), await a.begin(name), await b.begin(name)]).toEqual([0, 0, 0]);
    expect(await a.begin(name)).toBeGreaterThan(0);
    const bothBack = Promise.all([back(first), back(second)]);
    await service.start();
    await bothBack;
    expect(await openB.enter(name)).toBeDefined();
    expect(await openB.enter(name)).toBeUndefined();
    expect([await a.begin(name), await b.begin(name)]).toEqual([0, 0]);
    expect(await b.begin(name)).toBeGreaterThan(0);
  });
});
