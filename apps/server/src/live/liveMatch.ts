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
import type { Follower } from './follower.ts';
import { infoOf, type MatchRecord, type Presence, seatOfPlayer } from './matchRecord.ts';

/** Whether a match cannot be played on for now: its log does not verify, or its rules are not here. */
export function isStopped({ record: { status } }: LiveMatch): boolean {
  return status === 'quarantined' || status === 'needs-rules';
}

/** A match that somebody has to do with just now: its heading, who follows it, and where its rules run. */
export class LiveMatch implements Presence {
  readonly id: string;
  record: MatchRecord;
  /** Which life of its host it has been opened in. */
  openIn: number | undefined;
  /** How many commands its host has been asked to do and has not answered. */
  underway = 0;
  /** How many have asked its host to be shown something and have not been answered. */
  queries = 0;
  /** While it is being opened: whoever needs it waits for the same thing. */
  opening: Promise<Result<undefined>> | undefined;
  /** Whether its rules are to be opened again after a failure, without a request. */
  isWaking = false;
  /** While it is about to begin: nobody else may begin it. */
  isStarting = false;
  /** What somebody proposes and others have not agreed to yet. */
  proposal: Proposal | undefined;
  clocks: Clocks | undefined;
  /** Runs until the next clock runs out. */
  flag: NodeJS.Timeout | undefined;
  /** Seats that the server is playing just now. */
  readonly thinking = new Set<number>();
  /** How often its rules have hung or killed their thread. */
  failures = 0;
  /** The entry that it had come to when that last happened. */
  failedAt = 0;
  /** Which rules it has turned out to need; they cannot come while the server runs. */
  missingRules: string | undefined;
  usedAt = Date.now();
  /** Whether another node has it by now: nothing more is done about it here. */
  isGone = false;
  /** Whether the heading in storage is behind. */
  isDirty = false;
  /** Whether everyone is about to be told the heading. */
  isTelling = false;
  /** The number of the last line of chat, once it is known. */
  lastLine: number | undefined;
  /** The same for the chat of each team in which somebody has spoken of late. */
  lastTeamLines: Map<string, number> | undefined;
  readonly #followers = new Map<Viewer, Set<Follower>>();
  readonly #awaySince: number;
  #viewers: readonly Viewer[] = [];

  /** Nobody can have been away since before the server was there to see them. */
  constructor(record: MatchRecord, serverStart: number) {
    this.id = record.id;
    this.record = record;
    this.#awaySince = Math.max(record.movedAt, serverStart);
  }

  get info(): MatchInfo {
    return infoOf(this.record, this);
  }

  /** Everyone through whose eyes somebody looks. */
  get viewers(): readonly Viewer[] {
    return this.#viewers;
  }

  get spectators(): number {
    return this.#followers.get('spectator')?.size ?? 0;
  }

  get isFollowed(): boolean {
    return this.#followers.size > 0;
  }

  /** Whether the person in a seat is here, from whichever of their seats they look. */
  isOnline(seat: number): boolean {
    return this.#followers.has(seat) || this.seatsWith(seat).some((own) => this.#followers.has(own));
  }

  /** Every seat of whoever sits in this one. */
  seatsWith(seat: number): number[] {
    const player = this.record.seats[seat]?.player;
    return player === undefined ? [seat] : seatsOfPlayer(this.record, player);
  }

  /** For how long the person in a seat has been away, in milliseconds; nothing while they are here. */
  awayMs(seat: number, now: number): number | undefined {
    if (this.isOnline(seat)) return undefined;
    return Math.max(0, now - (this.record.seats[seat]?.leftAt ?? this.#awaySince));
  }

  /** Through whose eyes a person sees this match: from the seat they want, if it is theirs, or from the first that is. */
  viewerOf(person: Person | undefined, wanted?: number): Viewer {
    if (person && wanted !== undefined && this.holds(person, wanted)) return wanted;
    return seatOfPlayer(this.record, person?.id) ?? 'spectator';
  }

  /** Whether somebody may go on looking through these eyes. */
  mayLookAs(person: Person | undefined, viewer: Viewer): boolean {
    return this.viewerOf(person, viewer === 'spectator' ? undefined : viewer) === viewer;
  }

  /** Whether a seat is this person's. */
  holds(person: Person, seat: number): boolean {
    return this.record.seats[seat]?.player === person.id;
  }

  /** Takes note of who sits where. Whoever keeps their seat is as far away as before. */
  reseat(holders: readonly Holder[]): void {
    const seats = holders.map((holder, seat) => {
      const known = this.record.seats[seat];
      return known?.player === holder.player && known?.kind === holder.kind ? { ...known, ...holder } : holder;
    });
    this.record = { ...this.record, seats };
  }

  /** The seat from which a person asks: the one they name, if it is theirs, or the first that is. */
  seatOf(person: Person, named?: number): number | undefined {
    if (named === undefined) return seatOfPlayer(this.record, person.id);
    return this.holds(person, named) ? named : undefined;
  }

  /** The teams in which a person sits; none where everyone plays for themselves. */
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

  /** Tells a line of chat: one of a team to those who sit in it just now, and none to those who do not want to hear its speaker. */
  tellLine(line: ChatLine, deaf: ReadonlySet<string>): void {
    const { team } = line;
    const text = JSON.stringify({ match: this.id, line });
    for (const follower of this.followers()) {
      const { person } = follower;
      if (team !== undefined && !this.teamsOf(person).includes(team)) continue;
      if (person === undefined || !deaf.has(person.id)) follower.tell('chat', text);
    }
  }

  /** Tells everyone the same. */
  tellAll(notice: Notice, body: Readonly<Record<string, unknown>>): void {
    const text = JSON.stringify({ match: this.id, ...body });
    for (const follower of this.followers()) follower.tell(notice, text);
  }
}
