import { type Replay, standingEntries } from '@tessera/table';

/** One step of a film: a deed of another player or of the rules. */
export interface FilmStep {
  /** The position after it. */
  readonly n: number;
  readonly by: number | undefined;
  /** One sentence per event. */
  readonly lines: readonly string[];
}

/** A part of a replay, from the position that the viewer knows to the end. */
export interface Film {
  readonly from: number;
  readonly steps: readonly FilmStep[];
}

/** Returns the position at which the viewer last looked: the last one whose entry is not after `since`. */
export function positionAt(replay: Pick<Replay, 'length' | 'entryAt'>, since: number): number {
  for (let n = replay.length; n > 0; n--) if (replay.entryAt(n) <= since) return n;
  return 0;
}

/** Returns the events after an entry of the log. Deeds without an event, and deeds that were taken back, are no step. */
export function filmOf(
  replay: Pick<Replay, 'length' | 'entryAt' | 'entry'>,
  since: number,
  linesAt: (n: number) => readonly string[],
): Film {
  const from = positionAt(replay, since);
  const numbers = Array.from({ length: replay.length - from }, (_, i) => from + 1 + i);
  const standing = new Set(standingEntries(numbers.map((n) => ({ at: 0, ...replay.entry(n) }))).map(({ seq }) => seq));
  const steps = numbers.flatMap((n) => {
    const { seq, by, kind } = replay.entry(n);
    const lines = kind === 'act' && standing.has(seq) ? linesAt(n) : [];
    return lines.length > 0 ? [{ n, by, lines }] : [];
  });
  return { from, steps };
}
