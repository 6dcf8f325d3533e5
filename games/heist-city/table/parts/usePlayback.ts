import type { View } from '@tessera/heist-city';
import type { Shown } from '@tessera/table';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Beat, beatsOf, guardSteps, lengthOf } from '../model/playback.ts';

/** What is being shown of what has happened, and the hands on it. */
export interface Playback {
  /** The beat on screen; nothing when the screen is up to date. */
  readonly beat: Beat | undefined;
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
}

/** The slowest pace has time to read each step of the guards. */
export const SPEEDS = [0.5, 1, 2] as const;

/** So many entries back the phase of the guards may have begun. */
const CONTEXT = 20;

/** Acts out, beat by beat, the entry that the screen is to show next, and says how far it is. */
export function usePlayback(shown: Shown<View> | undefined, motion: number): Playback {
  const [isPaused, pause] = useState(false);
  const [speed, setSpeed] = useState(1);
  const { acting, tell, done, catchUp } = shown ?? {};
  const { entry, before, events = 0 } = acting ?? {};
  const beats = useMemo(() => {
    if (!entry || !before) return NOTHING;
    return beatsOf([...before.log.slice(-CONTEXT), entry]).filter(({ seq }) => seq === entry.seq);
  }, [entry, before]);
  const at = beats.findLastIndex(({ index }) => index < events);
  const beat = beats[at];
  const length = beat ? lengthOf(beat) / (speed * (motion || 1)) : 0;
  const next = useCallback(() => {
    const coming = beats[at + 1];
    if (coming) tell?.(coming.index + 1);
    else done?.();
  }, [tell, done, beats, at]);
  const skip = useCallback(() => {
    catchUp?.();
    pause(false);
  }, [catchUp]);

  // An entry that is new here begins at once; then each beat has its time.
  useEffect(() => {
    if (entry && !beat) next();
  }, [entry, beat, next]);
  useEffect(() => {
    if (!beat || isPaused) return;
    const timer = setTimeout(next, length);
    return () => clearTimeout(timer);
  }, [beat, isPaused, length, next]);

  return useMemo(
    () => ({
      beat,
      isGuards: beat?.isGuards ?? false,
      ...guardSteps(beats, at),
      isPaused,
      speed,
      length,
      pause,
      setSpeed,
      next,
      skip,
    }),
    [beat, beats, at, isPaused, speed, length, next, skip],
  );
}

const NOTHING: readonly Beat[] = [];
