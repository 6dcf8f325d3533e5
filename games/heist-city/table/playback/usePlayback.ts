import type { View } from '@tessera/heist-city';
import { type PlaybackState, type Stage, type StageScript, useStage } from '@tessera/table';
import { useMemo } from 'react';
import { type Beat, beatsOf, guardSteps } from './playback.ts';
import { hasRoll } from './rollScene.ts';

/** State and controls of the playback. */
export interface Playback extends Stage<Beat> {
  readonly isGuards: boolean;
  /** Shown step of the guards, and their number of steps. */
  readonly step: number;
  readonly steps: number;
}

/** Playback speeds; the slowest leaves time to read each step of the guards. */
export const SPEEDS = [0.5, 1, 2] as const;

/** Number of earlier entries searched for the start of the guards' phase. */
const CONTEXT = 20;

const SCRIPT: StageScript<View, Beat> = {
  beatsOf: ({ entry, before }) =>
    beatsOf([...before.log.slice(-CONTEXT), entry]).filter(({ seq }) => seq === entry.seq),
  stays: hasRoll,
};

/** Plays the next entry for the screen beat by beat, and returns the progress. */
export function usePlayback(shown: PlaybackState<View> | undefined, motion: number): Playback {
  const stage = useStage(shown, motion, SCRIPT);
  return useMemo(
    () => ({ ...stage, isGuards: stage.beat?.isGuards ?? false, ...guardSteps(stage.beats, stage.at) }),
    [stage],
  );
}
