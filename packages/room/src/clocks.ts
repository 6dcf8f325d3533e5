import type { Clocks, Pace } from '@tessera/protocol';

const SECOND = 1000;

/** The clocks of a match that begins; nothing where people may think as long as they like. */
export function startClocks(pace: Pace, seats: number, deciding: readonly number[], at: number): Clocks | undefined {
  if (pace.kind === 'none') return undefined;
  return { left: Array.from({ length: seats }, () => pace.seconds * SECOND), running: [...deciding], at };
}

/** An entry, as far as clocks care. */
export interface Press {
  /** Who has acted, if anybody has. */
  readonly by?: number | undefined;
  /** The seat in which somebody has just sat down who had never sat here. */
  readonly newcomer?: number | undefined;
  readonly deciding: readonly number[];
  readonly at: number;
}

/** A deed, as far as clocks care: whose it is, how much it has added to their time, and what everyone had left when it was done. */
export interface Gain {
  readonly seat: number | undefined;
  readonly gained: number;
  /** By Fischer's clock only. */
  readonly leftBefore?: readonly number[] | undefined;
}

/**
 * The clocks after an entry: whoever was thinking has used their time. With time for each move a seat has all of it again
 * once it has acted, is newly asked or has somebody new in it, unless its own side has asked it before and taken that back; with
 * Fischer's clock it gets a little more for having acted.
 */
export function pressClocks(pace: Pace, clocks: Clocks, { by, newcomer, deciding, at }: Press): Clocks {
  if (pace.kind === 'none') return clocks;
  const { resuming = [] } = clocks;
  const left = timeUsed(clocks, at).map((time, seat) => {
    const wasAsked = clocks.running.includes(seat);
    if (pace.kind === 'fischer') return seat === by && wasAsked ? time + pace.increment * SECOND : time;
    const isNewlyAsked = !wasAsked && deciding.includes(seat) && !resuming.includes(seat);
    return seat === by || seat === newcomer || isNewlyAsked ? pace.seconds * SECOND : time;
  });
  const waiting = resuming.filter((seat) => seat !== by && seat !== newcomer && !deciding.includes(seat));
  return clocksAt(left, deciding, at, waiting);
}

function clocksAt(left: number[], deciding: readonly number[], at: number, resuming: readonly number[]): Clocks {
  return { left, running: [...deciding], at, ...(resuming.length > 0 && { resuming: [...resuming] }) };
}

/**
 * The clocks after deeds were taken back. For the side that takes back (`own`: the seats of whoever does, and of their team) what each
 * deed had added to the time of whoever did it is gone, and what they have used stays used, so nobody has more time for a move by
 * making it twice: a seat that is not asked any more goes on with the time it had. The others lose nothing by it: with time for each
 * move they have to look at another move, with time of its own; by Fischer's clock they have again what they had before.
 */
export function takeBackClocks(
  clocks: Clocks,
  deeds: readonly Gain[],
  own: readonly number[],
  { deciding, at }: Pick<Press, 'deciding' | 'at'>,
): Clocks {
  const left = timeUsed(clocks, at);
  for (const { seat, gained } of deeds) if (seat !== undefined) left[seat] = Math.max(0, (left[seat] ?? 0) - gained);
  deeds[0]?.leftBefore?.forEach((time, seat) => {
    if (!own.includes(seat)) left[seat] = time;
  });
  const stopped = [...clocks.running, ...(clocks.resuming ?? [])].filter((seat) => own.includes(seat));
  const resuming = [...new Set(stopped)].filter((seat) => !deciding.includes(seat));
  return clocksAt(left, deciding, at, resuming);
}

/** The clocks after deeds that had been taken back were done again, and what each has added this time. */
export function redoClocks(
  pace: Pace,
  clocks: Clocks,
  deeds: readonly Gain[],
  press: Pick<Press, 'deciding' | 'at'>,
): { readonly clocks: Clocks; readonly gained: number[] } {
  const pressed = pressClocks(pace, clocks, press);
  const used = timeUsed(clocks, press.at);
  const { left } = pressed;
  const gained = deeds.map((deed) => {
    if (deed.seat === undefined || pace.kind === 'none') return 0;
    const time = used[deed.seat] ?? 0;
    const gain = pace.kind === 'fischer' ? deed.gained : pace.seconds * SECOND - time;
    used[deed.seat] = time + gain;
    left[deed.seat] = time + gain;
    return gain;
  });
  return { clocks: pressed, gained };
}

/** What is left of each seat's time now. */
export function timeUsed({ left, running, at }: Clocks, now: number): number[] {
  return left.map((time, seat) => (running.includes(seat) ? Math.max(0, time - (now - at)) : time));
}

/** Whose time runs out first, and when; nothing if no clock runs. */
export function nextFlag({ left, running, at }: Clocks): { readonly seat: number; readonly at: number } | undefined {
  let first: { seat: number; at: number } | undefined;
  for (const seat of running) {
    const flag = at + (left[seat] ?? 0);
    if (first === undefined || flag < first.at) first = { seat, at: flag };
  }
  return first;
}
