import { LOBBY_PAGE, type LobbyChange } from '@tessera/protocol';
import type { Sink } from './follower.ts';
import type { LiveMatch } from './liveMatch.ts';

/** Changes are told together, and no more often than this. */
const EVERY_MS = 1000;

/** Those who look at the list of open tables. They hear what has changed, so much at a time: the rest comes later. */
export class Lobby {
  readonly #watchers = new Set<Sink>();
  readonly #changed = new Map<string, LiveMatch>();
  #timer: NodeJS.Timeout | undefined;
  #onTold: ((body: string) => void) | undefined;

  watch(sink: Sink): void {
    this.#watchers.add(sink);
  }

  leave(sink: Sink): void {
    this.#watchers.delete(sink);
  }

  /** The heading of a public match has changed. */
  change(match: LiveMatch): void {
    if (this.#watchers.size === 0 && !this.#onTold) return;
    this.#changed.set(match.id, match);
    this.#tellSoon();
  }

  /** Told what those who look here are told of the matches of this node: others look at other nodes. */
  onTold(listener: (body: string) => void): void {
    this.#onTold = listener;
  }

  /** Tells everyone who looks here. */
  tell(body: string): void {
    for (const sink of this.#watchers) sink('lobby', body);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#watchers.clear();
  }

  #tellSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#tell();
    }, EVERY_MS).unref();
  }

  #tell(): void {
    const change: LobbyChange = { changed: [], removed: [] };
    for (const [id, match] of this.#changed) {
      if (change.changed.length + change.removed.length === LOBBY_PAGE) break;
      this.#changed.delete(id);
      const { info } = match;
      if (info.visibility === 'public' && isInLobby(info)) change.changed.push(info);
      else change.removed.push(id);
    }
    const body = JSON.stringify(change);
    this.tell(body);
    this.#onTold?.(body);
    if (this.#changed.size > 0) this.#tellSoon();
  }
}

/** Whether a match is one to join or to watch. */
export function isInLobby<M extends { readonly status: string }>({ status }: M): boolean {
  return status === 'open' || status === 'playing';
}
