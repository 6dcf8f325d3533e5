import { setImmediate as nextTurn } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { hasServices, sharedRedis } from '../testing/services.mjs';
import { Bus } from './bus.ts';
import { type CallsBus, NodeRpc, Unreachable } from './rpc.ts';

const SECRET = 'a secret of tests that is long enough to be one';

describe.skipIf(!hasServices)('calls between nodes through Redis', () => {
  const buses: Bus[] = [];
  afterEach(() => {
    for (const bus of buses.splice(0)) bus.close();
  });

  async function node(name: string, secret = SECRET) {
    const bus = new Bus({ url: await sharedRedis(), secrets: [secret], node: name, log: pino({ level: 'silent' }) });
    buses.push(bus);
    await bus.start();
    const answer = vi.fn(async (from: string, body: unknown): Promise<unknown> => ({ from, body }));
    const hear = vi.fn();
    const calls = new NodeRpc({ bus, node: name, answer, hear });
    await calls.start();
    return { bus, calls, answer, hear };
  }

  it('calls between nodes are answered concurrently, and fail with a reason when a node cannot answer', async () => {
    const [a, b] = [await node('a1'), await node('b1')];
    const all = await Promise.all(Array.from({ length: 50 }, (_, i) => a.calls.ask('b1', i)));
    expect(all).toEqual(Array.from({ length: 50 }, (_, i) => ({ from: 'a1', body: i })));
    await expect(a.calls.ask('nobody', 1)).rejects.toThrow(Unreachable);
    b.answer.mockRejectedValueOnce(new Error('not today'));
    await expect(a.calls.ask('b1', 1)).rejects.toThrow('not today');
    a.calls.note({ told: 'everyone' });
    await expect.poll(() => b.hear.mock.calls).toEqual([['a1', { told: 'everyone' }]]);
    expect(a.hear).not.toHaveBeenCalled();
  });

  it('calls between nodes ignore messages without the secret, and messages copied from another channel', async () => {
    const [a, stranger] = [await node('a2'), await node('s2', 'another secret, of somebody who got into Redis')];
    stranger.calls.note({ op: 'revoked' }, 'a2');
    const redis = new Redis(await sharedRedis());
    await redis.publish('tessera:node:a2', JSON.stringify({ kind: 'note', from: 'x', body: {} }));
    // A valid message, copied from one channel to another.
    const spy = redis.duplicate();
    const said = new Promise<Buffer>((resolve) => spy.once('messageBuffer', (_, bytes: Buffer) => resolve(bytes)));
    await spy.subscribe('tessera:node:other');
    a.bus.send('tessera:node:other', JSON.stringify({ kind: 'note', from: 'b', body: {} }));
    await redis.publish('tessera:node:a2', await said);
    const b = await node('b2');
    b.calls.note('a real one', 'a2');
    await expect.poll(() => a.hear.mock.calls.length).toBe(1);
    expect(a.hear).toHaveBeenCalledWith('b2', 'a real one');
    redis.disconnect();
    spy.disconnect();
  });
});

it('an error that arrives before the request is confirmed as sent rejects the call, and is not an unhandled rejection', async () => {
  // As when both nodes have lost their database: the other node fails at once, and its answer arrives by another
  // connection.
  const strays: unknown[] = [];
  const stray = (reason: unknown) => strays.push(reason);
  process.on('unhandledRejection', stray);
  onTestFinished(() => void process.off('unhandledRejection', stray));
  const heard = new Map<string, (text: string) => void>();
  const bus: CallsBus = {
    subscribe: async (channel, hear) => {
      heard.set(channel, hear);
      return () => {};
    },
    publish: async (_channel, text) => {
      const { id } = JSON.parse(text);
      heard.get('tessera:node:a')?.(JSON.stringify({ kind: 'failed', id, problem: 'no database' }));
      // Node.js reports rejections without a handler before the next turn.
      await nextTurn();
      return 1;
    },
    send: () => {},
  };
  const calls = new NodeRpc({ bus, node: 'a', answer: async () => undefined, hear: () => {} });
  await calls.start();
  await expect(calls.ask('b', 1)).rejects.toThrow('no database');
  await nextTurn();
  expect(strays).toEqual([]);
});
