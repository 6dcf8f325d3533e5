import type { Cell } from '@tessera/heist-city';
import type { TableEntry } from '@tessera/table';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Beat, beatsOf, guardSteps, heldBack, lengthOf } from '../model/playback.ts';

/** What is being shown of what has happened, and the hands on it. */
export interface Playback {
  /** The beat on screen; nothing when the screen is up to date. */
  readonly beat: Beat | undefined;
  /** Where units are shown that have not walked yet. */
  readonly held: ReadonlyMap<number, Cell>;
  readonly isGuards: boolean;
  /** Which of the guards' steps is shown, and how many there are. */
  readonly step: number;
  readonly steps: number;
  readonly isPaused: boolean;
  readonly speed: number;
  /** How long this beat takes on screen, in milliseconds. */
  readonly length: number;
  pause(isPaused: boolean): void;
  setSpeed(speed: number): void;
  next(): void;
  /** Shows everything at once: whoever acts sees what is. */
  skip(): void;
  replay(beats: readonly Beat[]): void;
}

interface Reel {
  readonly beats: readonly Beat[];
  readonly at: number;
}

const STILL: Reel = { beats: [], at: 0 };

/** The slowest pace has time to read each step of the guards. */
export const SPEEDS = [0.5, 1, 2] as const;

/**
 * Plays new entries of the log beat by beat. What was there before this screen is never played, nor anything at all where
 * nothing may move; then the log says it.
 */
export function usePlayback(log: readonly TableEntry[], motion: number): Playback {
  const seen = useRef<number | undefined>(undefined);
  const [reel, setReel] = useState<Reel>(STILL);
  const [isPaused, pause] = useState(false);
  const [speed, setSpeed] = useState(1);
  const last = log.at(-1)?.seq ?? -1;

  useEffect(() => {
    const from = seen.current;
    seen.current = last;
    if (from === undefined || last <= from || motion === 0 || isStill()) return;
    const fresh = beatsOf(log.filter(({ seq }) => seq > from));
    if (fresh.length > 0) setReel(({ beats, at }) => ({ beats: [...beats, ...fresh], at }));
  }, [log, last, motion]);

  const beat = reel.beats[reel.at];
  const length = beat ? lengthOf(beat) / (speed * (motion || 1)) : 0;
  const next = useCallback(
    () => setReel(({ beats, at }) => (at + 1 < beats.length ? { beats, at: at + 1 } : STILL)),
    [],
  );
  const skip = useCallback(() => {
    setReel(STILL);
    pause(false);
  }, []);
  const replay = useCallback((beats: readonly Beat[]) => setReel({ beats, at: 0 }), []);

  useEffect(() => {
    if (!beat || isPaused) return;
    const timer = setTimeout(next, length);
    return () => clearTimeout(timer);
  }, [beat, isPaused, length, next]);

  return useMemo(
    () => ({
      beat,
      held: heldBack(reel.beats.slice(reel.at + (beat && beat.path.length > 1 ? 1 : 0))),
      isGuards: beat?.isGuards ?? false,
      ...guardSteps(reel.beats, reel.at),
      isPaused,
      speed,
      length,
      pause,
      setSpeed,
      next,
      skip,
      replay,
    }),
    [beat, reel, isPaused, speed, length, next, skip, replay],
  );
}

function isStill(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
