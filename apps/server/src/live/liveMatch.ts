import type { Viewer } from '@tessera/kernel';
import {
  type ChatLine,
  type Clocks,
  type Holder,
  type MatchInfo,
  type Notice,
  type Proposal,
  seatsOfPlayer,
} from '@tessera/protocol';
import type { Person } from '../identity/person.ts';
import type { Result } from '../result.ts';
import { infoOf, type MatchRecord, type Presence, seatOfPlayer } from './matchRecord.ts';
import type { Follower } from './sockets/subscriber.ts';

/** Whether a match cannot be played on for now: its log does not verify, or its rules are not installed. */
export function isStopped({ record: { status } }: LiveMatch): boolean {
  return status === 'quarantined' || status === 'needs-rules';
}

/** A match in memory: its heading, its subscribers, and the state of its host. */
export class LiveMatch implements Presence {
  readonly id: string;
  record: MatchRecord;
  /** Generation of the host in which it was opened. */
  openIn: number | undefined;
  /** Whether it was ever open here: appends of a lost host may still be in flight. */
  wasOpen = false;
  /** Number of commands sent to the host and not yet answered. */
  underway = 0;
  /** Number of queries sent to the host and not yet answered. */
  queries = 0;
  /** Pending open, shared by all callers. */
  opening: Promise<Result<undefined>> | undefined;
  /** Whether the rules are to be reopened after a failure without a request. */
  isWaking = false;
  /** Set during the start, so that it runs only once. */
  isStarting = false;
  /** The open proposal, while consent of other players is missing. */
  proposal: Proposal | undefined;
  clocks: Clocks | undefined;
  /** Timer of the next clock to run out. */
  flag: NodeJS.Timeout | undefined;
  /** Seats that the server is playing at the moment. */
  readonly thinking = new Set<number>();
  /** How often the rules have hung or killed their thread. */
  failures = 0;
  /** The last entry when that last happened. */
  failedAt = 0;
  /** Rules version that the match needs and that is not installed; it cannot arrive while the server runs. */
  missingRules: string | undefined;
  usedAt = Date.now();
  /** Whether another node owns the match by now: nothing more is done about it here. */
  isGone = false;
  /** Whether the stored heading is stale. */
  isDirty = false;
  /** Whether a heading notice is already scheduled. */
  isHeadingPending = false;
  /** Number of the last chat line, once known. */
  lastLine: number | undefined;
  /** Number of the last chat line per team, for teams that have spoken lately. */
  lastTeamLines: Map<string, number> | undefined;
  readonly #followers = new Map<Viewer, Set<Follower>>();
  readonly #awaySince: number;
  #viewers: readonly Viewer[] = [];
  #lastChange: Promise<unknown> = Promise.resolve();

  /** An absence starts at the start of the server at the earliest. */
  constructor(record: MatchRecord, serverStart: number) {
    this.id = record.id;
    this.record = record;
    this.#awaySince = Math.max(record.movedAt, serverStart);
  }

  get info(): MatchInfo {
    return infoOf(this.record, this);
  }

  /** Runs work on the heading after the work that was requested before: two writes must not overwrite each other's changes. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#lastChange.then(work);
    this.#lastChange = done.catch(() => undefined);
    return done;
  }

  /**
   * Stores a change of the heading and then applies it, only within `inTurn`. If the write fails, the heading in memory stays as it was. The
   * change is applied to the heading at that time: presence may change during the write.
   */
  async change(
    apply: (record: MatchRecord) => MatchRecord,
    store: (record: MatchRecord) => Promise<void>,
  ): Promise<void> {
    await store(apply(this.record));
    this.record = apply(this.record);
    this.isDirty = true;
  }

  /** Returns every viewer with at least one subscriber. */
  get viewers(): readonly Viewer[] {
    return this.#viewers;
  }

  get spectators(): number {
    return this.#followers.get('spectator')?.size ?? 0;
  }

  get isFollowed(): boolean {
    return this.#followers.size > 0;
  }

  /** Whether the person in a seat is connected, from any of their seats. */
  isOnline(seat: number): boolean {
    return this.#followers.has(seat) || this.seatsWith(seat).some((own) => this.#followers.has(own));
  }

  /** Returns all seats of the person in this seat. */
  seatsWith(seat: number): number[] {
    const player = this.record.seats[seat]?.player;
    return player === undefined ? [seat] : seatsOfPlayer(this.record, player);
  }

  /** Returns how long the person in a seat has been away in milliseconds, or undefined while they are here. */
  awayMs(seat: number, now: number): number | undefined {
    if (this.isOnline(seat)) return undefined;
    return Math.max(0, now - (this.record.seats[seat]?.leftAt ?? this.#awaySince));
  }

  /** Returns the viewer of a person: the wanted seat if they hold it, otherwise their first seat. */
  viewerOf(person: Person | undefined, wanted?: number): Viewer {
    if (person && wanted !== undefined && this.holds(person, wanted)) return wanted;
    return seatOfPlayer(this.record, person?.id) ?? 'spectator';
  }

  /** Whether a person may keep watching as this viewer. */
  mayLookAs(person: Person | undefined, viewer: Viewer): boolean {
    return this.viewerOf(person, viewer === 'spectator' ? undefined : viewer) === viewer;
  }

  /** Whether a person holds a seat. */
  holds(person: Person, seat: number): boolean {
    return this.record.seats[seat]?.player === person.id;
  }

  /** Updates the seat holders. A player who keeps their seat keeps their time of absence. */
  reseat(holders: readonly Holder[]): void {
    const seats = holders.map((holder, seat) => {
      const known = this.record.seats[seat];
      return known?.player === holder.player && known?.kind === holder.kind ? { ...known, ...holder } : holder;
    });
    this.record = { ...this.record, seats };
  }

  /** Returns the seat from which a person acts: the named one if they hold it, otherwise their first seat. */
  seatOf(person: Person, named?: number): number | undefined {
    if (named === undefined) return seatOfPlayer(this.record, person.id);
    return this.holds(person, named) ? named : undefined;
  }

  /** Returns the teams of a person; none where everyone plays alone. */
  teamsOf(person: Person | undefined): string[] {
    const { teams } = this.record;
    if (!teams) return [];
    return [...new Set(seatsOfPlayer(this.record, person?.id).flatMap((seat) => teams[seat] ?? []))];
  }

  add(follower: Follower): void {
    const others = this.#followers.get(follower.viewer);
    if (others) others.add(follower);
    else this.#followers.set(follower.viewer, new Set([follower]));
    this.#viewers = [...this.#followers.keys()];
  }

  remove(follower: Follower): boolean {
    const others = this.#followers.get(follower.viewer);
    if (!others?.delete(follower)) return false;
    if (others.size === 0) this.#followers.delete(follower.viewer);
    this.#viewers = [...this.#followers.keys()];
    return true;
  }

  followersOf(viewer: Viewer): Iterable<Follower> {
    return this.#followers.get(viewer) ?? [];
  }

  *followers(): Iterable<Follower> {
    for (const some of this.#followers.values()) yield* some;
  }

  /** Sends a chat line, a team's line only to its current members, and never to people who ignore its speaker. */
  sendChatLine(line: ChatLine, deaf: ReadonlySet<string>): void {
    const { team } = line;
    const text = JSON.stringify({ match: this.id, line });
    for (const follower of this.followers()) {
      const { person } = follower;
      if (team !== undefined && !this.teamsOf(person).includes(team)) continue;
      if (person === undefined || !deaf.has(person.id)) follower.send('chat', text);
    }
  }

  /** Sends the same notice to every subscriber. */
  sendToAll(notice: Notice, body: Readonly<Record<string, unknown>>): void {
    const text = JSON.stringify({ match: this.id, ...body });
    for (const follower of this.followers()) follower.send(notice, text);
  }
}
