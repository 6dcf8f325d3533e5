import { areMates, type Seat, type Teams } from '@tessera/kernel';
import { type Holder, type SeatChange, seatsOfPlayer } from '@tessera/protocol';

/**
 * The current and past seat holders of a running match. Every past or present player of a side knows its information,
 * so no player changes sides. A match in which two players have sat counts as played between people, even if one has
 * left. A side is a team, or a seat without teams. A player with several seats has one vote.
 */
export class Seating {
  readonly teams: Teams | undefined;
  readonly #holders: Holder[];
  readonly #sides = new Map<string, Seat>();
  /** Seats whose new holder has not acted yet. */
  readonly #untried = new Set<Seat>();

  constructor(holders: readonly Holder[], teams: Teams | undefined) {
    this.teams = teams;
    this.#holders = [...holders];
    for (const [seat, holder] of holders.entries()) this.#remember(seat, holder);
  }

  get holders(): readonly Holder[] {
    return this.#holders;
  }

  /** Number of past and present players. */
  get people(): number {
    return this.#sides.size;
  }

  /** Returns the first seat of every other player: each player has one vote. */
  othersThan(seat: Seat | undefined): Seat[] {
    const own = seat === undefined ? undefined : this.voteOf(seat);
    return this.#holders.flatMap(({ kind }, other) =>
      kind === 'human' && this.voteOf(other) === other && other !== own ? [other] : [],
    );
  }

  /** Returns the seat with which this seat's player votes: their first. */
  voteOf(seat: Seat): Seat {
    const player = this.#holders[seat]?.player;
    return (player === undefined ? undefined : this.seatOf(player)) ?? seat;
  }

  /** Returns every seat of this seat's player. */
  seatsWith(seat: Seat): Seat[] {
    const player = this.#holders[seat]?.player;
    return player === undefined ? [seat] : this.seatsOf(player);
  }

  /** Returns a seat of the side on which a player has sat, if any. */
  sideOf(player: string): Seat | undefined {
    return this.#sides.get(player);
  }

  /** Whether two seats are on the same side. */
  areMates(one: Seat, other: Seat): boolean {
    return areMates(this.teams, one, other);
  }

  /** Returns the first seat of a player. */
  seatOf(player: string): Seat | undefined {
    const seat = this.#holders.findIndex((holder) => holder.player === player);
    return seat < 0 ? undefined : seat;
  }

  seatsOf(player: string): Seat[] {
    return seatsOfPlayer({ seats: this.#holders }, player);
  }

  /** Whether this holder has never sat here, so that leaving and returning gains nothing. */
  isNew({ kind, player }: Holder): boolean {
    return kind === 'bot' || (kind === 'human' && (player === undefined || !this.#sides.has(player)));
  }

  /** Whether the holder of a seat has acted in it, or has held it from the start. */
  hasPlayed(seat: Seat): boolean {
    return !this.#untried.has(seat);
  }

  acted(seat: Seat): void {
    this.#untried.delete(seat);
  }

  change({ seat, holder }: SeatChange): void {
    this.#holders[seat] = holder;
    this.#remember(seat, holder);
    this.#untried.add(seat);
  }

  /** Players at a shared screen are anonymous; each of their seats counts as a player. */
  #remember(seat: Seat, { kind, player }: Holder): void {
    if (kind !== 'human') return;
    const person = player ?? `seat ${seat}`;
    if (!this.#sides.has(person)) this.#sides.set(person, seat);
  }
}
