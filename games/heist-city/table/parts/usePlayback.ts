import type { View } from '@tessera/heist-city';
import { type Shown, type Stage, type StageScript, useStage } from '@tessera/table';
import { useMemo } from 'react';
import { type Beat, beatsOf, guardSteps } from '../model/playback.ts';
import { hasRoll } from '../model/rollScene.ts';

/** What is being shown of what has happened, and the hands on it. */
export interface Playback extends Stage<Beat> {
  readonly isGuards: boolean;
  /** Which of the guards' steps is shown, and how many there are. */
  readonly step: number;
  readonly steps: number;
}

/** The slowest pace has time to read each step of the guards. */
export const SPEEDS = [0.5, 1, 2] as const;

/** So many entries back the phase of the guards may have begun. */
const CONTEXT = 20;

const SCRIPT: StageScript<View, Beat> = {
  beatsOf: ({ entry, before }) =>
    beatsOf([...before.log.slice(-CONTEXT), entry]).filter(({ seq }) => seq === entry.seq),
  stays: hasRoll,
};

/** Acts out, beat by beat, the entry that the screen is to show next, and says how far it is. */
export function usePlayback(shown: Shown<View> | undefined, motion: number): Playback {
  const stage = useStage(shown, motion, SCRIPT);
  return useMemo(
    () => ({ ...stage, isGuards: stage.beat?.isGuards ?? false, ...guardSteps(stage.beats, stage.at) }),
    [stage],
  );
}
