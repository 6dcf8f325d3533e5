import type { MatchInfo } from '@tessera/protocol';
import type { Logger } from 'pino';
import type { Sink } from './follower.ts';

/** The list is told again at most this often. */
const EVERY_MS = 250;

/** Those who look at the list of open tables. */
export class Lobby {
  readonly #list: () => Promise<MatchInfo[]>;
  readonly #log: Logger;
  readonly #watchers = new Set<Sink>();
  #timer: NodeJS.Timeout | undefined;

  constructor(list: () => Promise<MatchInfo[]>, log: Logger) {
    this.#list = list;
    this.#log = log;
  }

  watch(sink: Sink): void {
    this.#watchers.add(sink);
  }

  leave(sink: Sink): void {
    this.#watchers.delete(sink);
  }

  /** Something in the list may have changed. */
  stir(): void {
    if (this.#watchers.size === 0) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#tell().catch((error: unknown) => this.#log.error({ err: error }, 'lobby not told'));
    }, EVERY_MS).unref();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#watchers.clear();
  }

  async #tell(): Promise<void> {
    const body = JSON.stringify({ matches: await this.#list() });
    for (const sink of this.#watchers) sink('lobby', body);
  }
}
