import { performance } from 'node:perf_hooks';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { Sealed } from './sealed.ts';

export interface BusSettings {
  readonly url: string;
  readonly secrets: readonly string[];
  /** For a channel of its own, by which a node hears itself. */
  readonly node: string;
  readonly log: Logger;
}

type Hear = (text: string) => void;

const PULSE_MS = 500;
/** Whoever has not heard itself for so long is not connected, whatever its connections say. */
const DEAF_MS = 2500;

/** Redis as nodes use it: channels of sealed messages, in order, some of which may get lost, and keys that expire. */
export class Bus {
  readonly #out: Redis;
  readonly #in: Redis;
  readonly sealed: Sealed;
  readonly #node: string;
  readonly #log: Logger;
  readonly #hearers = new Map<string, Set<Hear>>();
  readonly #back = new Set<() => void>();
  #heardAt = Number.NEGATIVE_INFINITY;
  #triedAt = performance.now();
  #wasReachable = false;
  /** Whether a connection was lost, however shortly: what was said meanwhile is lost with it. */
  #hasLost = true;
  #pulse: NodeJS.Timeout | undefined;

  constructor({ url, secrets, node, log }: BusSettings) {
    const options = { lazyConnect: true, maxRetriesPerRequest: 0, connectTimeout: 2000, retryStrategy: () => 250 };
    this.sealed = new Sealed(secrets);
    this.#node = node;
    this.#log = log;
    // What cannot be said now is not said later: whoever waits for it asks again.
    this.#out = new Redis(url, { ...options, enableOfflineQueue: false });
    this.#in = new Redis(url, { ...options, autoResubscribe: true });
    for (const redis of [this.#out, this.#in]) {
      redis.on('error', (error) => log.debug({ err: error }, 'redis'));
      redis.on('close', () => {
        this.#hasLost = true;
      });
    }
    this.#in.on('messageBuffer', (name: Buffer, bytes: Buffer) => this.#hear(name.toString('utf8'), bytes));
  }

  get isReachable(): boolean {
    return performance.now() - this.#heardAt < DEAF_MS;
  }

  /** The connection for what is asked of Redis itself. It fails at once where Redis is away. */
  get redis(): Redis {
    return this.#out;
  }

  /** Connects; where that is not possible now, it goes on trying. */
  async start(): Promise<void> {
    await Promise.allSettled([this.#out.connect(), this.#in.connect()]);
    void this.subscribe(this.#self, () => {
      this.#heardAt = performance.now();
      this.#look();
      if (this.#hasLost) this.#beBack();
    });
    this.#pulse = setInterval(() => this.#beat(), PULSE_MS);
    this.#beat();
    const end = performance.now() + DEAF_MS;
    while (!this.isReachable && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  /** Told whenever it can be reached again, after something may have been lost. */
  onBack(listener: () => void): void {
    this.#back.add(listener);
  }

  /** Says something to whoever listens; to how many. Rejects where it cannot be said. */
  publish(channel: string, text: string): Promise<number> {
    return this.#out.publish(channel, this.sealed.close(channel, text));
  }

  /** The same for what may get lost. */
  tell(channel: string, text: string): void {
    this.publish(channel, text).catch((error: unknown) => this.#log.debug({ err: error, channel }, 'not told'));
  }

  /** Listens; resolves once nothing is missed from here on. The answer ends it. */
  async subscribe(channel: string, hear: Hear): Promise<() => void> {
    const hearers = this.#hearers.get(channel) ?? new Set();
    this.#hearers.set(channel, hearers.add(hear));
    await this.#in.subscribe(channel).catch((error: unknown) => {
      // It is done on the next connection.
      this.#log.debug({ err: error, channel }, 'not subscribed yet');
    });
    return () => {
      hearers.delete(hear);
      if (hearers.size > 0 || this.#hearers.get(channel) !== hearers) return;
      this.#hearers.delete(channel);
      this.#in.unsubscribe(channel).catch((error: unknown) => this.#log.debug({ err: error, channel }, 'unsubscribed'));
    };
  }

  close(): void {
    clearInterval(this.#pulse);
    this.#out.disconnect();
    this.#in.disconnect();
  }

  get #self(): string {
    return `tessera:pulse:${this.#node}`;
  }

  #beat(): void {
    this.#look();
    this.tell(this.#self, 'here');
    const now = performance.now();
    if (now - Math.max(this.#heardAt, this.#triedAt) <= DEAF_MS) return;
    this.#triedAt = now;
    this.#reconnect();
  }

  /** A connection that was cut without a word looks open for long. */
  #reconnect(): void {
    for (const redis of [this.#out, this.#in]) if (redis.status === 'ready') redis.disconnect(true);
  }

  #look(): void {
    const { isReachable } = this;
    if (isReachable && !this.#wasReachable) this.#hasLost = true;
    if (!isReachable && this.#wasReachable) this.#log.warn('Redis cannot be reached');
    this.#wasReachable = isReachable;
  }

  /** We hear ourselves on both connections again. */
  #beBack(): void {
    this.#hasLost = false;
    // Subscriptions that were asked for meanwhile.
    for (const channel of this.#hearers.keys()) this.#in.subscribe(channel).catch(() => this.#reconnect());
    for (const listener of this.#back) listener();
  }

  #hear(channel: string, bytes: Buffer): void {
    const text = this.sealed.open(channel, bytes);
    if (text === undefined) {
      this.#log.warn({ channel }, 'a message that is from none of us');
      return;
    }
    for (const hear of [...(this.#hearers.get(channel) ?? [])]) {
      try {
        hear(text);
      } catch (error) {
        // From a node of another version, perhaps: nobody else may suffer for it.
        this.#log.error({ err: error, channel }, 'a message that cannot be understood');
      }
    }
  }
}
