import type { Clocks, Pace } from '@tessera/protocol';

const SECOND = 1000;

/** Returns the clocks of a new match; undefined without a time control. */
export function startClocks(pace: Pace, seats: number, deciding: readonly number[], at: number): Clocks | undefined {
  if (pace.kind === 'none') return undefined;
  return { left: Array.from({ length: seats }, () => pace.seconds * SECOND), running: [...deciding], at };
}

/** The parts of a log entry that affect clocks. */
export interface Press {
  /** The acting seat, if any. */
  readonly by?: number | undefined;
  /** The seat taken by a player new to this match. */
  readonly newcomer?: number | undefined;
  readonly deciding: readonly number[];
  readonly at: number;
}

/**
 * The parts of an operation that affect clocks: its seat, the time it added, and the time each seat had left before it.
 */
export interface Gain {
  readonly seat: number | undefined;
  readonly gained: number;
  /** Only with a Fischer clock. */
  readonly leftBefore?: readonly number[] | undefined;
}

/**
 * Returns the clocks after an entry; running clocks have used their time. With time per move, a seat gets the full time
 * after acting, when newly asked and for a new player, unless its own side undid an earlier question to it. With a
 * Fischer clock, acting adds the increment.
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
 * Returns the clocks after an undo. The undoing side (`own`: the player's seats and their team) loses the time that its
 * operations added, and its used time stays used. So undoing never gains time: a seat that is no longer asked resumes
 * with the time it had. The other seats lose nothing: with time per move they get the full time for the next move, with
 * a Fischer clock the time they had before.
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

/** Returns the clocks after a redo, and the time each operation added. */
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

/** Returns the remaining time of each seat. */
export function timeUsed({ left, running, at }: Clocks, now: number): number[] {
  return left.map((time, seat) => (running.includes(seat) ? Math.max(0, time - (now - at)) : time));
}

/** Returns the seat whose time runs out first, and when; undefined if no clock runs. */
export function nextFlag({ left, running, at }: Clocks): { readonly seat: number; readonly at: number } | undefined {
  let first: { seat: number; at: number } | undefined;
  for (const seat of running) {
    const flag = at + (left[seat] ?? 0);
    if (first === undefined || flag < first.at) first = { seat, at: flag };
  }
  return first;
}
