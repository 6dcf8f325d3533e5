import { randomBytes } from 'node:crypto';
import { Worker as QueueWorker } from 'bullmq';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { Bus } from '../cluster/bus.ts';
import type { WorkerConfig } from '../config.ts';
import { type Games, loadGames } from '../games.ts';
import { type BotResult, type Bots, BotThreads } from '../hosts/botThreads.ts';
import { makeLog } from '../http/log.ts';
import { givenKeys } from '../identity/signingKeys.ts';
import { type Answer, answersOf, BEAT_MS, type Beat, BotJob, QUESTIONS, QUEUE, Question, WORKERS } from './botQueue.ts';

/** A running worker. */
export interface RunningWorker {
  readonly name: string;
  readonly threads: number;
  readonly log: Logger;
  /** Takes no more questions, finishes the started ones, and ends. */
  close(): Promise<void>;
}

/** How long a worker may be silent before its questions are given to another, in milliseconds. */
const LOCK_MS = 5000;
/** Delay before the queue is read again after Redis was away. */
const RETRY_MS = 500;
/** Time limit for started questions on shutdown: their nodes compute the rest. */
const CLOSE_LIMIT_MS = 8000;

/**
 * Starts a process that computes for bots. It takes questions from the queue, one per thread, and needs no database.
 */
export async function startWorker(
  config: WorkerConfig,
  log: Logger = makeLog({ level: config.logLevel, addresses: 'none' }),
): Promise<RunningWorker> {
  const games = await loadGames({ only: config.games, extra: config.catalog });
  const name = `worker-${randomBytes(6).toString('hex')}`;
  const bus = new Bus({ url: config.redisUrl, secrets: givenKeys(config.secret), node: name, log });
  await bus.start();
  const bots = new BotThreads({
    count: config.botThreads,
    slackMs: config.botGraceMs,
    warmUpMs: config.botWarmUpMs,
    addresses: games.addresses,
    memory: config.botMemory,
    botsOf: (game, { version }) => games.find(game, { version })?.bots,
    onThreadReplaced: (thread, why) => log.warn({ thread, why }, 'thread replaced'),
    onWaited: () => {},
  });
  const taking = new Taking({ name, bus, bots, games, log });
  // A blocking read occupies a connection, and lasts for as long as Redis is away.
  const connection = new Redis(config.redisUrl, { maxRetriesPerRequest: null, retryStrategy: () => 250 });
  connection.on('error', (error) => log.debug({ err: error }, 'redis connection failed'));
  const queue = new QueueWorker(QUEUE.name, ({ data }) => taking.take(BotJob.parse(data)), {
    prefix: QUEUE.prefix,
    connection,
    skipVersionCheck: true,
    concurrency: config.botThreads,
    lockDuration: LOCK_MS,
    stalledInterval: LOCK_MS,
    runRetryDelay: RETRY_MS,
  });
  queue.on('error', (error) => log.debug({ err: error }, 'bot queue connection failed'));
  const beat = (threads: number) => {
    const said: Beat = { worker: name, threads };
    return bus
      .publish(WORKERS, JSON.stringify(said))
      .catch((error: unknown) => log.debug({ err: error }, 'worker heartbeat failed'));
  };
  await beat(config.botThreads);
  const beating = setInterval(() => void beat(config.botThreads), BEAT_MS);
  log.info({ worker: name, threads: config.botThreads }, 'worker started');
  return {
    name,
    threads: config.botThreads,
    log,
    close: async () => {
      clearInterval(beating);
      await beat(0);
      const force = setTimeout(() => {
        queue.close(true).catch((error: unknown) => log.debug({ err: error }, 'bot queue close failed'));
      }, CLOSE_LIMIT_MS);
      await queue.close();
      clearTimeout(force);
      await bots.close();
      connection.disconnect();
      bus.close();
    },
  };
}

interface TakingSettings {
  readonly name: string;
  readonly bus: Bus;
  readonly bots: Bots;
  readonly games: Pick<Games, 'find'>;
  readonly log: Logger;
}

/** Processes the questions of the queue. */
class Taking {
  readonly #settings: TakingSettings;

  constructor(settings: TakingSettings) {
    this.#settings = settings;
  }

  async take({ sealed }: BotJob): Promise<void> {
    const { bus, log, name } = this.#settings;
    const text = bus.sealed.open(QUESTIONS, Buffer.from(sealed, 'base64'));
    if (text === undefined) {
      log.warn('rpc request rejected: unknown sender');
      return;
    }
    const question = Question.parse(JSON.parse(text));
    const { id, node } = question;
    const send = (answer: Answer) => bus.publish(answersOf(node), JSON.stringify(answer));
    // A node that does not receive this is gone, or has given up the question.
    if ((await send({ kind: 'begun', id, worker: name })) === 0) return;
    await send(await this.#answer(question));
  }

  async #answer({ id, person, match, ask: { brought, ...rest } }: Question): Promise<Answer> {
    const { bots, games } = this.#settings;
    const ask = brought === undefined ? rest : { ...rest, brought };
    if (!games.find(ask.game, ask.rules))
      return { kind: 'unable', id, why: `no ${ask.game} ${ask.rules.version} here` };
    return answerOf(id, await bots.think(ask, { person, match }));
  }
}

function answerOf(id: string, result: BotResult): Answer {
  if (result.ok) return { kind: 'thought', id, action: result.action };
  const { why, isLate } = result;
  return { kind: 'failed', id, why, isLate };
}
