import type { Follower } from './follower.ts';
import type { LiveMatch } from './liveMatch.ts';

/** Headings are told together when several things change at once, as when somebody reloads a page. */
const TOGETHER_MS = 15;

/** Who is at which table: comes and goes, and tells the others. */
export class Presences {
  readonly #onHeading: (match: LiveMatch) => void;
  readonly #now: () => number;

  /** @param onHeading called at once after every change of a heading, seats and presence included. @param now the clock of matches. */
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
    this.tellHeading(match);
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
    this.tellHeading(match);
  }

  /** Whoever now has other eyes than before hears nothing more until they have fetched the match anew. */
  seatsChanged(match: LiveMatch): void {
    for (const follower of [...match.followers()]) {
      if (match.mayLookAs(follower.person, follower.viewer)) continue;
      follower.tell('resync', JSON.stringify({ match: match.id }));
      match.remove(follower);
    }
    this.tellHeading(match);
  }

  /** All who follow must fetch the match anew, though with the same eyes: it has started. */
  askToSync(match: LiveMatch): void {
    match.tellAll('resync', {});
  }

  /** Sends the heading to every follower, several changes together. The listener hears of each change: none may wait for a later one. */
  tellHeading(match: LiveMatch): void {
    this.#onHeading(match);
    if (match.isTelling) return;
    match.isTelling = true;
    setTimeout(() => {
      match.isTelling = false;
      match.tellAll('info', { info: match.info });
    }, TOGETHER_MS);
  }
}

/** The seats of whoever looks: they are at all of them. */
function seatsBehind(match: LiveMatch, { viewer }: Follower): readonly number[] {
  return viewer === 'spectator' ? [] : match.seatsWith(viewer);
}
