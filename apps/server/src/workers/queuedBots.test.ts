import { randomUUID } from 'node:crypto';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { MessageCipher } from '../cluster/messageCipher.ts';
import type { BotRequest } from '../hosts/botMessages.ts';
import type { BotResult } from '../hosts/botThreads.ts';
import { hasServices, sharedRedis } from '../testing/services.mjs';
import { until } from '../testing/testServer.ts';
import { type Answer, answersOf, BEAT_MS, type Beat, DEAD_MS, QUEUE, WORKERS } from './botQueue.ts';
import { QueuedBots, type ThoughtBy } from './queuedBots.ts';

const OWN: BotResult = { ok: true, action: { type: 'by the node itself' } };
const BY_WORKER: BotResult = { ok: true, action: { type: 'by a worker' } };
/** Longer than a test lasts: no question times out because a machine is busy. */
const LONG_MS = 1_000_000;
const ASK: BotRequest = {
  game: 'model',
  rules: { version: '1.0.0', content: '' },
  level: 'hard',
  seat: 0,
  view: '{}',
  legal: '[]',
  seed: 'a seed',
};

/** A node with a real queue. The test plays its workers, its bus and its clock. */
class World {
  readonly by: ThoughtBy[] = [];
  readonly #node = `node-${randomUUID()}`;
  readonly #heard = new Map<string, (text: string) => void>();
  readonly #queue: Queue;
  #comeBack = () => {};
  #now = 0;
  readonly bots: QueuedBots;

  private constructor(redis: Redis) {
    this.#queue = new Queue(QUEUE.name, { prefix: QUEUE.prefix, connection: redis });
    this.bots = new QueuedBots({
      node: this.#node,
      bus: {
        redis,
        sealed: new MessageCipher(['a secret of thirty-two characters or more']),
        isReachable: true,
        subscribe: async (channel, hear) => {
          this.#heard.set(channel, hear);
          return () => {};
        },
        onBack: (listener) => {
          this.#comeBack = listener;
        },
      },
      own: { think: async () => OWN },
      slackMs: LONG_MS,
      patienceMs: LONG_MS,
      log: pino({ level: 'silent' }),
      now: () => this.#now,
      botsOf: () => ({ levels: { hard: { bot: 'mcts', budget: { ms: 800 } } } }),
      onThought: (who) => this.by.push(who),
    });
  }

  static async make(): Promise<World> {
    const redis = new Redis(await sharedRedis());
    const world = new World(redis);
    // The interval in which the node checks for silent workers. The test advances it together with the clock.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await world.bots.start();
    onTestFinished(async () => {
      await world.bots.close();
      vi.useRealTimers();
      await world.#queue.obliterate({ force: true });
      redis.disconnect();
    });
    return world;
  }

  beat(worker: string, threads = 1): void {
    this.#hear(WORKERS, { worker, threads } satisfies Beat);
  }

  answer(answer: Answer): void {
    this.#hear(answersOf(this.#node), answer);
  }

  comeBack(): void {
    this.#comeBack();
  }

  /** Lets the node run for this long, with a check every `BEAT_MS`. `each` is called before each check. */
  run(ms: number, each = () => {}): void {
    for (let passed = 0; passed < ms; passed += BEAT_MS) {
      this.#now += BEAT_MS;
      each();
      vi.advanceTimersByTime(BEAT_MS);
    }
  }

  /** Stops the node for this long: its next check comes before anything that arrived meanwhile. */
  standStill(ms: number): void {
    this.#now += ms;
    vi.advanceTimersByTime(BEAT_MS);
  }

  /** Asks a question; returns the pending answer and the id of the question in the queue. */
  async ask(person = 'ada'): Promise<{ thought: Promise<BotResult>; id: string }> {
    const before = new Set(await this.#ids());
    const thought = this.bots.think(ASK, { person, match: randomUUID() });
    let id: string | undefined;
    await until(async () => {
      id = (await this.#ids()).find((each) => !before.has(each));
      return id !== undefined;
    }, 'the question is queued');
    return { thought, id: id ?? '' };
  }

  async #ids(): Promise<string[]> {
    return (await this.#queue.getPrioritized()).map(({ id }) => id ?? '');
  }

  #hear(channel: string, message: unknown): void {
    this.#heard.get(channel)?.(JSON.stringify(message));
  }
}

describe.skipIf(!hasServices)('QueuedBots', () => {
  it('counts a worker as gone when it is silent for longer than DEAD_MS', async () => {
    const world = await World.make();
    world.beat('a');
    world.beat('b', 3);
    world.run(DEAD_MS, () => world.beat('b', 3));
    expect([world.bots.workers, world.bots.threads]).toEqual([2, 4]);
    world.run(BEAT_MS, () => world.beat('b', 3));
    expect([world.bots.workers, world.bots.threads]).toEqual([1, 3]);
  });

  it('QueuedBots keeps its workers when the node itself was paused for longer than DEAD_MS', async () => {
    const world = await World.make();
    world.beat('a');
    world.standStill(4 * DEAD_MS);
    expect(world.bots.workers).toBe(1);
    // The silence before and after counts, the pause does not.
    world.run(DEAD_MS - BEAT_MS);
    expect(world.bots.workers).toBe(1);
    world.run(BEAT_MS);
    expect(world.bots.workers).toBe(0);
  });

  it('QueuedBots keeps its workers when the node was paused twice', async () => {
    const world = await World.make();
    world.beat('a');
    for (let i = 0; i < 2; i++) {
      world.run(BEAT_MS);
      world.standStill(10 * DEAD_MS);
      expect(world.bots.workers).toBe(1);
    }
  });

  it('QueuedBots waits for the answer of a worker when the node was paused meanwhile', async () => {
    const world = await World.make();
    world.beat('a');
    const { thought, id } = await world.ask();
    world.answer({ kind: 'begun', id, worker: 'a' });
    world.standStill(4 * DEAD_MS);
    world.answer({ kind: 'thought', id, action: { type: 'by a worker' } });
    expect(await thought).toEqual(BY_WORKER);
    expect(world.by).toEqual(['worker']);
  });

  it('computes a question itself when its worker is gone, and waits for the other worker', async () => {
    const world = await World.make();
    world.beat('a');
    world.beat('b');
    const [lost, other] = [await world.ask('ada'), await world.ask('bob')];
    world.answer({ kind: 'begun', id: lost.id, worker: 'a' });
    world.answer({ kind: 'begun', id: other.id, worker: 'b' });
    world.run(DEAD_MS + BEAT_MS, () => world.beat('b'));
    expect(await lost.thought).toEqual(OWN);
    world.answer({ kind: 'thought', id: other.id, action: { type: 'by a worker' } });
    expect(await other.thought).toEqual(BY_WORKER);
    expect(world.by).toEqual(['node-after-worker', 'worker']);
  });

  it('computes a question that no worker has started when the last worker is gone', async () => {
    const world = await World.make();
    world.beat('a');
    const { thought } = await world.ask();
    expect(world.bots.waiting).toBe(1);
    world.run(DEAD_MS + BEAT_MS);
    expect(await thought).toEqual(OWN);
    expect([world.by, world.bots.waiting]).toEqual([['node-after-worker'], 0]);
  });

  it('computes every question itself when the bus may have lost the answers', async () => {
    const world = await World.make();
    world.beat('a', 2);
    const [first, second] = [await world.ask('ada'), await world.ask('bob')];
    world.answer({ kind: 'begun', id: first.id, worker: 'a' });
    world.comeBack();
    expect(await Promise.all([first.thought, second.thought])).toEqual([OWN, OWN]);
    expect(world.by).toEqual(['node-after-worker', 'node-after-worker']);
  });
});
