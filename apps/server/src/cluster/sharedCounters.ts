import { performance } from 'node:perf_hooks';
import type { Logger } from 'pino';
import type { ClusterConfig } from '../config.ts';
import { CHAT_RATE, type ChatCounter, type ChatRefusal, normalizeChatText, REPEATS } from '../limits/chatLimits.ts';
import { type Counters, type OpenCounter, ownCounters } from '../limits/counters.ts';
import type { AttemptCounter, AttemptLimit } from '../limits/failureLimiter.ts';
import type { Bus } from './bus.ts';

// Counters for all nodes, in Redis, under pseudonyms and with expiry. If Redis does not answer in time, each node
// counts alone. The same holds if Redis answers with an error, which is also logged; the bus logs a Redis that is away.

/** A node counts as running for this many time limits of an answer after its last heartbeat. */
const ALIVE_LIMITS = 10;
const DAY_MS = 86_400_000;
/** Shortest interval between two log lines about a failing script, which fails for every request. */
const COMPLAIN_EVERY_MS = 60_000;
const ALIVE = 'tessera:alive:';

/** Adds a failure unless there are too many; returns the milliseconds to wait, or 0. */
const BEGIN = `
if tonumber(redis.call('GET', KEYS[1]) or '0') >= tonumber(ARGV[1]) then return math.max(1, redis.call('PTTL', KEYS[1])) end
if redis.call('INCR', KEYS[1]) == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return 0`;

const TAKE_BACK = `
if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then redis.call('DECR', KEYS[1]) end
return 0`;

/** Token bucket of a speaker, and the times of the same text; by Redis's clock. */
const SAY = `
local burst, perSecond, most, window = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', now - window)
if redis.call('ZCARD', KEYS[2]) >= most then return 'chat-repeated' end
local left = tonumber(redis.call('HGET', KEYS[1], 'left') or burst)
local at = tonumber(redis.call('HGET', KEYS[1], 'at') or now)
left = math.min(burst, left + (now - at) / 1000 * perSecond)
if left < 1 then return 'too-fast' end
redis.call('HSET', KEYS[1], 'left', tostring(left - 1), 'at', now)
redis.call('PEXPIRE', KEYS[1], math.ceil(burst / perSecond * 1000))
redis.call('ZADD', KEYS[2], now, time[1] .. '.' .. time[2])
redis.call('PEXPIRE', KEYS[2], window)
return ''`;

/**
 * Sets the number of open resources of this node, unless the sum over all nodes is too large. Counts of dead nodes are
 * dropped.
 */
const OPEN = `
local sum = tonumber(ARGV[2])
local all = redis.call('HGETALL', KEYS[1])
for i = 1, #all, 2 do
  if all[i] ~= ARGV[1] then
    if redis.call('EXISTS', ARGV[4] .. all[i]) == 1 then sum = sum + all[i + 1] else redis.call('HDEL', KEYS[1], all[i]) end
  end
end
if sum > tonumber(ARGV[3]) then return 0 end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
redis.call('PEXPIRE', KEYS[1], ${DAY_MS})
return 1`;

/** Returns the number of open resources of the other running nodes. */
const COUNT = `
local sum = 0
local all = redis.call('HGETALL', KEYS[1])
for i = 1, #all, 2 do
  if all[i] ~= ARGV[1] and redis.call('EXISTS', ARGV[2] .. all[i]) == 1 then sum = sum + all[i + 1] end
end
return sum`;

/** Node id, and the time limit for an answer of Redis in milliseconds. */
export type CountingNode = Pick<ClusterConfig, 'node' | 'redisTimeoutMs'>;

/** Counts for all nodes together. */
export class SharedCounters implements Counters {
  readonly #bus: Bus;
  readonly #node: string;
  readonly #answerMs: number;
  readonly #log: Logger;
  readonly #own = ownCounters();
  readonly #open: SharedOpen[] = [];
  readonly #beating: NodeJS.Timeout;
  #complainedAt = Number.NEGATIVE_INFINITY;
  #failures = 0;

  constructor(bus: Bus, { node, redisTimeoutMs }: CountingNode, log: Logger) {
    this.#bus = bus;
    this.#node = node;
    this.#answerMs = redisTimeoutMs;
    this.#log = log;
    this.#beat();
    this.#beating = setInterval(() => this.#beat(), (ALIVE_LIMITS * redisTimeoutMs) / 4).unref();
    // A restarted Redis has lost all counts.
    bus.onBack(() => {
      this.#beat();
      for (const open of this.#open) open.notifyAll();
    });
  }

  attempts(kind: string, limit: AttemptLimit): AttemptCounter {
    const own = this.#own.attempts(kind, limit);
    const key = (name: string) => this.#key('failed', kind, name);
    return {
      begin: async (name) => {
        const ms = await this.#eval(BEGIN, [key(name)], [limit.most, limit.windowMs]);
        return ms === undefined ? own.begin(name) : Math.ceil(Number(ms) / 1000);
      },
      takeBack: async (name) => {
        if ((await this.#eval(TAKE_BACK, [key(name)], [])) === undefined) await own.takeBack(name);
      },
      forgive: async (name) => {
        await Promise.all([own.forgive(name), this.#eval("return redis.call('DEL', KEYS[1])", [key(name)], [])]);
      },
    };
  }

  chat(factor: number): ChatCounter {
    const own = this.#own.chat(factor);
    if (factor === Number.POSITIVE_INFINITY) return own;
    const limits = [CHAT_RATE.burst * factor, CHAT_RATE.perSecond * factor, REPEATS.most * factor, REPEATS.windowMs];
    return {
      refusal: async (person, text) => {
        const keys = [
          this.#key('chat', 'person', person),
          this.#key('chat', 'line', `${person} ${normalizeChatText(text)}`),
        ];
        const answer = await this.#eval(SAY, keys, limits);
        return answer === undefined ? own.refusal(person, text) : refusalOf(answer);
      },
    };
  }

  open(kind: string, most: number): OpenCounter {
    if (most === Number.POSITIVE_INFINITY) return this.#own.open(kind, most);
    const open = new SharedOpen({
      most,
      count: (name, count) => this.#eval(OPEN, [this.#key('open', kind, name)], [this.#node, count, most, ALIVE]),
      put: (name, count) => this.#put(this.#key('open', kind, name), count),
      others: (name) => this.#eval(COUNT, [this.#key('open', kind, name)], [this.#node, ALIVE]),
    });
    this.#open.push(open);
    return open;
  }

  close(): void {
    clearInterval(this.#beating);
    // Frees the counts of this node at once.
    this.#bus.redis.del(ALIVE + this.#node).catch(() => {});
  }

  #beat(): void {
    // A failure is repaired by the next heartbeat.
    this.#bus.redis.set(ALIVE + this.#node, '1', 'PX', ALIVE_LIMITS * this.#answerMs).catch(() => {});
  }

  #put(key: string, count: number): void {
    const { redis } = this.#bus;
    const done = count > 0 ? redis.hset(key, this.#node, count) : redis.hdel(key, this.#node);
    // The count is sent again when Redis is back.
    done.catch(() => {});
  }

  #key(what: string, kind: string, name: string): string {
    return `tessera:${what}:${this.#bus.sealed.nameFor(`${kind} ${name}`)}`;
  }

  /** Runs a script; returns undefined if Redis does not answer in time or answers with an error. */
  async #eval(script: string, keys: readonly string[], words: readonly (string | number)[]): Promise<unknown> {
    if (!this.#bus.isReachable) return undefined;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), this.#answerMs);
    });
    const answer = this.#bus.redis.eval(script, keys.length, ...keys, ...words).catch((error: unknown) => {
      if (isReply(error)) this.#complain(error);
      return undefined;
    });
    const first = await Promise.race([answer, late]);
    clearTimeout(timer);
    return first;
  }

  /** Redis is reachable and has refused to count. */
  #complain(error: Error): void {
    this.#failures++;
    const now = performance.now();
    if (now - this.#complainedAt < COMPLAIN_EVERY_MS) return;
    this.#log.error({ err: error, failures: this.#failures }, 'shared count failed');
    this.#complainedAt = now;
    this.#failures = 0;
  }
}

/** Whether the error is an answer of Redis, not a missing answer. ioredis has no type for it. */
function isReply(error: unknown): error is Error {
  return error instanceof Error && error.name === 'ReplyError';
}

function refusalOf(answer: unknown): ChatRefusal {
  return answer === 'too-fast' || answer === 'chat-repeated' ? answer : undefined;
}

interface SharedOpenSettings {
  readonly most: number;
  /** Sets the count of this node; resolves to 0 if the sum over all nodes is too large, or undefined if unknown. */
  count(name: string, count: number): Promise<unknown>;
  /** Sets the count of this node. */
  put(name: string, count: number): void;
  /** Returns the count of the other nodes, or undefined if unknown. */
  others(name: string): Promise<unknown>;
}

/** Open resources of this node, always sent as a total: the next one corrects a lost message. */
class SharedOpen implements OpenCounter {
  readonly #settings: SharedOpenSettings;
  readonly #open = new Map<string, number>();

  constructor(settings: SharedOpenSettings) {
    this.#settings = settings;
  }

  async enter(name: string): Promise<(() => void) | undefined> {
    const { most, count } = this.#settings;
    const open = (this.#open.get(name) ?? 0) + 1;
    // A flood does not get beyond this process.
    if (open > most) return undefined;
    this.#open.set(name, open);
    if ((await count(name, open)) === 0) {
      this.#leave(name);
      return undefined;
    }
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      this.#settings.put(name, this.#leave(name));
    };
  }

  async count(name: string): Promise<number> {
    return (this.#open.get(name) ?? 0) + Number((await this.#settings.others(name)) ?? 0);
  }

  notifyAll(): void {
    for (const [name, open] of this.#open) this.#settings.put(name, open);
  }

  #leave(name: string): number {
    const left = (this.#open.get(name) ?? 1) - 1;
    if (left > 0) this.#open.set(name, left);
    else this.#open.delete(name);
    return left;
  }
}
