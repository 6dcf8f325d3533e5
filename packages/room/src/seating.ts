import { areMates, type Seat, type Teams } from '@tessera/kernel';
import { type Holder, type SeatChange, seatsOfPlayer } from '@tessera/protocol';

/**
 * Who sits where in a match that has begun, and who has ever sat there. What a side may know is known to everyone who has sat
 * on it, so nobody ever changes sides, and a match in which two people have sat is between people even if one has left. A side is
 * a team, or a seat where there are none. Whoever has several seats is one person all the same, with one vote.
 */
export class Seating {
  readonly teams: Teams | undefined;
  readonly #holders: Holder[];
  readonly #sides = new Map<string, Seat>();
  /** Seats whose holder has taken them over and has not done anything in them yet. */
  readonly #untried = new Set<Seat>();

  constructor(holders: readonly Holder[], teams: Teams | undefined) {
    this.teams = teams;
    this.#holders = [...holders];
    for (const [seat, holder] of holders.entries()) this.#remember(seat, holder);
  }

  get holders(): readonly Holder[] {
    return this.#holders;
  }

  /** How many people have ever sat here. */
  get people(): number {
    return this.#sides.size;
  }

  /** For each person who sits here now the first of their seats, but for whoever sits in this one: everyone has one vote. */
  othersThan(seat: Seat | undefined): Seat[] {
    const own = seat === undefined ? undefined : this.voteOf(seat);
    return this.#holders.flatMap(({ kind }, other) =>
      kind === 'human' && this.voteOf(other) === other && other !== own ? [other] : [],
    );
  }

  /** The seat by which whoever sits in this one is asked: the first of theirs. */
  voteOf(seat: Seat): Seat {
    const player = this.#holders[seat]?.player;
    return (player === undefined ? undefined : this.seatOf(player)) ?? seat;
  }

  /** Every seat of whoever sits in this one. */
  seatsWith(seat: Seat): Seat[] {
    const player = this.#holders[seat]?.player;
    return player === undefined ? [seat] : this.seatsOf(player);
  }

  /** A seat of the side on which somebody has sat, if they ever have. */
  sideOf(player: string): Seat | undefined {
    return this.#sides.get(player);
  }

  /** Whether two seats are on one side. */
  areMates(one: Seat, other: Seat): boolean {
    return areMates(this.teams, one, other);
  }

  /** The first seat of a person. */
  seatOf(player: string): Seat | undefined {
    const seat = this.#holders.findIndex((holder) => holder.player === player);
    return seat < 0 ? undefined : seat;
  }

  seatsOf(player: string): Seat[] {
    return seatsOfPlayer({ seats: this.#holders }, player);
  }

  /** Whether this holder has never sat here: nobody gains anything by leaving and coming back. */
  isNew({ kind, player }: Holder): boolean {
    return kind === 'bot' || (kind === 'human' && (player === undefined || !this.#sides.has(player)));
  }

  /** Whether the holder of a seat has played in it, or has had it from the start. */
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

  /** People at one screen have no names to the server: each seat is a person then. */
  #remember(seat: Seat, { kind, player }: Holder): void {
    if (kind !== 'human') return;
    const person = player ?? `seat ${seat}`;
    if (!this.#sides.has(person)) this.#sides.set(person, seat);
  }
}
