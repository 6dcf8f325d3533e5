import { LOBBY_PAGE, type LobbyChange } from '@tessera/protocol';
import type { LiveMatch } from './liveMatch.ts';
import type { Sink } from './sockets/subscriber.ts';

/** Shortest interval between two notices; changes are batched. */
const EVERY_MS = 1000;

/** Subscribers of the list of open tables. Each notice carries a limited number of changes; the rest follows later. */
export class Lobby {
  readonly #watchers = new Set<Sink>();
  readonly #changed = new Map<string, LiveMatch>();
  #timer: NodeJS.Timeout | undefined;
  #onBroadcast: ((body: string) => void) | undefined;

  watch(sink: Sink): void {
    this.#watchers.add(sink);
  }

  leave(sink: Sink): void {
    this.#watchers.delete(sink);
  }

  /** Records that the heading of a public match has changed. */
  change(match: LiveMatch): void {
    if (this.#watchers.size === 0 && !this.#onBroadcast) return;
    this.#changed.set(match.id, match);
    this.#announceSoon();
  }

  /** Calls the listener with each notice about matches of this node, to forward it to other nodes. */
  onBroadcast(listener: (body: string) => void): void {
    this.#onBroadcast = listener;
  }

  /** Sends a notice to every subscriber at this node. */
  send(body: string): void {
    for (const sink of this.#watchers) sink('lobby', body);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#watchers.clear();
  }

  #announceSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#announce();
    }, EVERY_MS).unref();
  }

  #announce(): void {
    const change: LobbyChange = { changed: [], removed: [] };
    for (const [id, match] of this.#changed) {
      if (change.changed.length + change.removed.length === LOBBY_PAGE) break;
      this.#changed.delete(id);
      const { info } = match;
      if (info.visibility === 'public' && isInLobby(info)) change.changed.push(info);
      else change.removed.push(id);
    }
    const body = JSON.stringify(change);
    this.send(body);
    this.#onBroadcast?.(body);
    if (this.#changed.size > 0) this.#announceSoon();
  }
}

/** Whether a match can be joined or watched. */
export function isInLobby<M extends { readonly status: string }>({ status }: M): boolean {
  return status === 'open' || status === 'playing';
}
