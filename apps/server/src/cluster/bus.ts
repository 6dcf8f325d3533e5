import { performance } from 'node:perf_hooks';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { MessageCipher } from './messageCipher.ts';

export interface BusSettings {
  readonly url: string;
  readonly secrets: readonly string[];
  /** Node id, for a channel on which the node receives its own heartbeats. */
  readonly node: string;
  readonly log: Logger;
  /** Time limit for an answer of Redis, in milliseconds. Default: 1 s. */
  readonly timeoutMs?: number;
}

type Hear = (text: string) => void;

const PULSE_MS = 500;
/** A node that has not received its own heartbeat for this many time limits is disconnected, even if its connections look open. */
const DEAF_LIMITS = 2.5;

/**
 * Redis as a transport between nodes: channels of encrypted messages, in order and possibly with losses, and keys that
 * expire.
 */
export class Bus {
  readonly #out: Redis;
  readonly #in: Redis;
  readonly sealed: MessageCipher;
  readonly #node: string;
  readonly #log: Logger;
  readonly #deafMs: number;
  readonly #hearers = new Map<string, Set<Hear>>();
  readonly #back = new Set<() => void>();
  #heardAt = Number.NEGATIVE_INFINITY;
  #triedAt = performance.now();
  #wasReachable = false;
  /** Whether a connection was lost, even briefly: messages of that time are lost with it. */
  #hasLost = true;
  #heartbeat: NodeJS.Timeout | undefined;

  constructor({ url, secrets, node, log, timeoutMs = 1000 }: BusSettings) {
    this.#deafMs = DEAF_LIMITS * timeoutMs;
    const options = { lazyConnect: true, maxRetriesPerRequest: 0, connectTimeout: 2000, retryStrategy: () => 250 };
    this.sealed = new MessageCipher(secrets);
    this.#node = node;
    this.#log = log;
    // Messages are not queued while Redis is away: callers retry.
    this.#out = new Redis(url, { ...options, enableOfflineQueue: false });
    this.#in = new Redis(url, { ...options, autoResubscribe: true });
    for (const redis of [this.#out, this.#in]) {
      redis.on('error', (error) => log.debug({ err: error }, 'redis connection failed'));
      redis.on('close', () => {
        this.#hasLost = true;
      });
    }
    this.#in.on('messageBuffer', (name: Buffer, bytes: Buffer) => this.#hear(name.toString('utf8'), bytes));
  }

  get isReachable(): boolean {
    return performance.now() - this.#heardAt < this.#deafMs;
  }

  /** The connection for commands to Redis itself. It fails at once while Redis is away. */
  get redis(): Redis {
    return this.#out;
  }

  /** Connects, with retries if Redis is away. */
  async start(): Promise<void> {
    await Promise.allSettled([this.#out.connect(), this.#in.connect()]);
    void this.subscribe(this.#self, () => {
      this.#heardAt = performance.now();
      this.#look();
      if (this.#hasLost) this.#beBack();
    });
    this.#heartbeat = setInterval(() => this.#beat(), PULSE_MS);
    this.#beat();
    const end = performance.now() + this.#deafMs;
    while (!this.isReachable && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  /** Calls the listener whenever Redis is back after messages may have been lost. */
  onBack(listener: () => void): void {
    this.#back.add(listener);
  }

  /** Publishes a message; resolves to the number of receivers. Rejects if it cannot be sent. */
  publish(channel: string, text: string): Promise<number> {
    return this.#out.publish(channel, this.sealed.close(channel, text));
  }

  /** Publishes a message that may get lost. */
  send(channel: string, text: string): void {
    this.publish(channel, text).catch((error: unknown) =>
      this.#log.debug({ err: error, channel }, 'bus publish failed'),
    );
  }

  /** Subscribes to a channel; resolves once no further message is missed. Call the returned function to unsubscribe. */
  async subscribe(channel: string, hear: Hear): Promise<() => void> {
    const hearers = this.#hearers.get(channel) ?? new Set();
    this.#hearers.set(channel, hearers.add(hear));
    await this.#in.subscribe(channel).catch((error: unknown) => {
      // The next connection subscribes.
      this.#log.debug({ err: error, channel }, 'bus subscribe failed');
    });
    return () => {
      hearers.delete(hear);
      if (hearers.size > 0 || this.#hearers.get(channel) !== hearers) return;
      this.#hearers.delete(channel);
      this.#in
        .unsubscribe(channel)
        .catch((error: unknown) => this.#log.debug({ err: error, channel }, 'bus unsubscribe failed'));
    };
  }

  close(): void {
    clearInterval(this.#heartbeat);
    this.#out.disconnect();
    this.#in.disconnect();
  }

  get #self(): string {
    return `tessera:pulse:${this.#node}`;
  }

  #beat(): void {
    this.#look();
    this.send(this.#self, 'here');
    const now = performance.now();
    if (now - Math.max(this.#heardAt, this.#triedAt) <= this.#deafMs) return;
    this.#triedAt = now;
    this.#reconnect();
  }

  /** Replaces connections: one that was cut silently looks open for long. */
  #reconnect(): void {
    for (const redis of [this.#out, this.#in]) if (redis.status === 'ready') redis.disconnect(true);
  }

  #look(): void {
    const { isReachable } = this;
    if (isReachable && !this.#wasReachable) this.#hasLost = true;
    if (!isReachable && this.#wasReachable) this.#log.warn('redis connection lost');
    this.#wasReachable = isReachable;
  }

  /** The node receives its heartbeats on both connections again. */
  #beBack(): void {
    this.#hasLost = false;
    // Subscriptions requested meanwhile.
    for (const channel of this.#hearers.keys()) this.#in.subscribe(channel).catch(() => this.#reconnect());
    for (const listener of this.#back) listener();
  }

  #hear(channel: string, bytes: Buffer): void {
    const text = this.sealed.open(channel, bytes);
    if (text === undefined) {
      this.#log.warn({ channel }, 'bus message rejected: unknown sender');
      return;
    }
    for (const hear of [...(this.#hearers.get(channel) ?? [])]) {
      try {
        hear(text);
      } catch (error) {
        // Possibly from a node of another version: other messages must not suffer.
        this.#log.error({ err: error, channel }, 'bus message handling failed');
      }
    }
  }
}
