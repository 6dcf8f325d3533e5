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

/**
 * The clocks after an entry: whoever was thinking has used their time. With time for each move a seat has all of it again
 * once it has acted, is newly asked or has somebody new in it; with Fischer's clock it gets a little more for having acted.
 */
export function pressClocks(pace: Pace, clocks: Clocks, { by, newcomer, deciding, at }: Press): Clocks {
  if (pace.kind === 'none') return clocks;
  const used = timeUsed(clocks, at);
  const left = used.map((time, seat) => {
    const isAsked = deciding.includes(seat);
    const wasAsked = clocks.running.includes(seat);
    if (pace.kind === 'fischer') return seat === by && wasAsked ? time + pace.increment * SECOND : time;
    return seat === by || seat === newcomer || (isAsked && !wasAsked) ? pace.seconds * SECOND : time;
  });
  return { left, running: [...deciding], at };
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
