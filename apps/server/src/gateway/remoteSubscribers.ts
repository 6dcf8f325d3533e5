import type { Viewer } from '@tessera/kernel';
import { notices } from '@tessera/protocol';
import type { Bus } from '../cluster/bus.ts';
import type { TableClient } from '../live/sockets/client.ts';
import { Follower } from '../live/sockets/subscriber.ts';
import { ViewerNotice, viewerChannel } from './messages.ts';

interface FarFollower {
  readonly viewer: Viewer;
  readonly follower: Follower;
  stop(): void;
}

/** Subscriptions of clients at this node to matches of other nodes: one channel per viewer of a match. */
export class RemoteSubscribers {
  readonly #bus: Bus;
  readonly #clients = new Map<TableClient, Map<string, FarFollower>>();

  constructor(bus: Bus) {
    this.#bus = bus;
  }

  /**
   * Subscribes a client. Notices are held back until the client has the state of the match (`release`). A client that came
   * through a link (`byLink`) is unsubscribed when it is told to join again, because the link may have been revoked, and all
   * spectators of a match share a channel.
   */
  async follow(client: TableClient, match: string, viewer: Viewer, byLink = false): Promise<Follower> {
    this.stop(client, match);
    const follower = new Follower(client.caller, viewer, client.sink);
    const hear = (text: string) => {
      const { notice, body, to } = ViewerNotice.parse(JSON.parse(text));
      if (to !== undefined && to !== client.caller.id) return;
      follower.send(notice, body, follower.isFollowing ? undefined : seqIn(notice, body));
      if (byLink && notice === 'resync' && follower.isFollowing) this.stop(client, match);
    };
    const stop = await this.#bus.subscribe(viewerChannel(match, viewer, client.caller.id), hear);
    const following = this.#clients.get(client) ?? new Map<string, FarFollower>();
    following.get(match)?.stop();
    this.#clients.set(client, following.set(match, { viewer, follower, stop }));
    return follower;
  }

  has(client: TableClient, match: string): boolean {
    return this.#clients.get(client)?.has(match) ?? false;
  }

  stop(client: TableClient, match: string): boolean {
    const following = this.#clients.get(client);
    const far = following?.get(match);
    if (!following || !far) return false;
    far.stop();
    following.delete(match);
    if (following.size === 0) this.#clients.delete(client);
    return true;
  }

  /** Ends the subscriptions of a client that has disconnected. */
  gone(client: TableClient): void {
    const following = this.#clients.get(client);
    for (const match of [...(following?.keys() ?? [])]) this.stop(client, match);
  }

  /** Asks all subscribers of these matches to fetch them again. */
  resync(isMeant: (match: string) => boolean): void {
    for (const [client, following] of [...this.#clients]) {
      for (const match of [...following.keys()].filter(isMeant)) {
        this.stop(client, match);
        client.sink('resync', JSON.stringify({ match }));
      }
    }
  }
}

/** Returns the entry of an update, or undefined for other notices, which are always sent. */
function seqIn(notice: string, body: string): number | undefined {
  return notice === 'update' ? notices.update.parse(JSON.parse(body)).update.seq : undefined;
}
