import type { LiveMatch } from './liveMatch.ts';
import type { Follower } from './sockets/subscriber.ts';

/** Heading notices within this time are merged, such as those of a page reload. */
const TOGETHER_MS = 15;

/** Tracks which people are connected to a match, and notifies the others. */
export class PresenceTracker {
  readonly #onHeading: (match: LiveMatch) => void;
  readonly #now: () => number;

  /**
   * @param onHeading called at once after every change of a heading, including seats and presence.
   * @param now clock of the matches.
   */
  constructor(onHeading: (match: LiveMatch) => void, now: () => number) {
    this.#now = now;
    this.#onHeading = onHeading;
  }

  enter(match: LiveMatch, follower: Follower): void {
    match.add(follower);
    for (const own of seatsBehind(match, follower)) {
      if (match.record.seats[own]?.leftAt === undefined) continue;
      const { leftAt: _, ...seat } = match.record.seats[own];
      match.record = { ...match.record, seats: match.record.seats.with(own, seat) };
      match.isDirty = true;
    }
    this.sendHeading(match);
  }

  leave(match: LiveMatch, follower: Follower): void {
    if (!match.remove(follower)) return;
    for (const own of seatsBehind(match, follower)) {
      const seat = match.record.seats[own];
      if (seat?.player === undefined || match.isOnline(own)) continue;
      const left = { ...seat, leftAt: this.#now() };
      match.record = { ...match.record, seats: match.record.seats.with(own, left) };
      match.isDirty = true;
    }
    this.sendHeading(match);
  }

  /** Suspends subscribers whose viewer has changed until they have fetched the match again. */
  seatsChanged(match: LiveMatch): void {
    for (const follower of [...match.followers()]) {
      if (match.mayLookAs(follower.person, follower.viewer)) continue;
      follower.send('resync', JSON.stringify({ match: match.id }));
      match.remove(follower);
    }
    this.sendHeading(match);
  }

  /** Ends the subscriptions of everyone without a seat: their link was revoked. */
  lookEnded(match: LiveMatch): void {
    for (const follower of [...match.followersOf('spectator')]) {
      follower.send('resync', JSON.stringify({ match: match.id }));
      match.remove(follower);
    }
    this.sendHeading(match);
  }

  /** Asks all subscribers to fetch the match again as the same viewer, because it has started. */
  askToSync(match: LiveMatch): void {
    match.sendToAll('resync', {});
  }

  /**
   * Sends the heading to every subscriber, several changes together. The listener is called for each change at once.
   */
  sendHeading(match: LiveMatch): void {
    this.#onHeading(match);
    if (match.isHeadingPending) return;
    match.isHeadingPending = true;
    setTimeout(() => {
      match.isHeadingPending = false;
      match.sendToAll('info', { info: match.info });
    }, TOGETHER_MS);
  }
}

/** Returns all seats of the person behind a subscription: presence counts for each of them. */
function seatsBehind(match: LiveMatch, { viewer }: Follower): readonly number[] {
  return viewer === 'spectator' ? [] : match.seatsWith(viewer);
}
