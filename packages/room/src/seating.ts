import type { Seat } from '@tessera/kernel';
import type { Holder, SeatChange } from '@tessera/protocol';

/**
 * Who sits where in a match that has begun, and who has ever sat there. What a side may know is known to everyone who has sat
 * on it, so nobody ever changes sides, and a match in which two people have sat is between people even if one has left.
 */
export class Seating {
  readonly #holders: Holder[];
  readonly #sides = new Map<string, Seat>();
  /** Seats whose holder has taken them over and has not done anything in them yet. */
  readonly #untried = new Set<Seat>();

  constructor(holders: readonly Holder[]) {
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

  /** The seats in which people sit now, but for this one. */
  othersThan(seat: Seat | undefined): Seat[] {
    return this.#holders.flatMap(({ kind }, other) => (kind === 'human' && other !== seat ? [other] : []));
  }

  /** The side on which somebody has sat, if they ever have. */
  sideOf(player: string): Seat | undefined {
    return this.#sides.get(player);
  }

  seatOf(player: string): Seat | undefined {
    const seat = this.#holders.findIndex((holder) => holder.player === player);
    return seat < 0 ? undefined : seat;
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
