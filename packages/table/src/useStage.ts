import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PlaybackState, PlayingEntry } from './eventPlayback.ts';
import type { TableEntry } from './table.ts';

/** One step of an animated entry: a walk, a roll, its result. */
export interface StageBeat {
  /** The index of its event in the entry. */
  readonly index: number;
  /** Its duration at normal speed, in milliseconds. */
  readonly length: number;
}

/** The animation of the current entry, and its controls. */
export interface Stage<Beat extends StageBeat = StageBeat> {
  /** The beat on screen; undefined when the display is up to date. */
  readonly beat: Beat | undefined;
  /** All beats of the current entry, and the index of the one on screen. */
  readonly beats: readonly Beat[];
  readonly at: number;
  readonly isPaused: boolean;
  readonly speed: number;
  /** The duration of this beat at the current speed, in milliseconds. */
  readonly length: number;
  /**
   * The entry just shown, or not animated because motion is off. Its result stays visible until the next input or for a
   * while.
   */
  readonly aftermath: TableEntry | undefined;
  pause(isPaused: boolean): void;
  setSpeed(speed: number): void;
  next(): void;
  /** Skips all pending animations, so that a player acts on the current state. */
  skip(): void;
}

/** The beats of a table's entries. */
export interface StageScript<View extends object, Beat extends StageBeat> {
  beatsOf(acting: PlayingEntry<View>): readonly Beat[];
  /** Whether the result of an entry stays visible for a while. */
  stays(entry: TableEntry): boolean;
}

/** How long a result stays visible, in milliseconds; longer when it was not animated. */
const STAYS = 2000;
const STAYS_STILL = 5000;

/**
 * Plays the beats of the next entry at the speed of the settings. With motion off nothing is animated and the result
 * stays as a still picture. The script must be referentially stable.
 */
export function useStage<View extends object, Beat extends StageBeat>(
  shown: PlaybackState<View> | undefined,
  motion: number,
  script: StageScript<View, Beat>,
): Stage<Beat> {
  const [isPaused, pause] = useState(false);
  const [speed, setSpeed] = useState(1);
  const { acting, reportShown, done, catchUp } = shown ?? {};
  const { entry, events = 0 } = acting ?? {};
  // An entry keeps its beats for the whole animation.
  const latest = useRef(acting);
  latest.current = acting;
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const beats = useMemo(() => (latest.current ? script.beatsOf(latest.current) : NOTHING), [script, entry]);
  const at = beats.findLastIndex(({ index }) => index < events);
  const beat = beats[at];
  const length = beat ? beat.length / (speed * (motion || 1)) : 0;
  const { aftermath, finish } = useAftermath(shown, motion, script);
  const next = useCallback(() => {
    const coming = beats[at + 1];
    if (coming) reportShown?.(coming.index + 1);
    else {
      finish();
      done?.();
    }
  }, [reportShown, done, finish, beats, at]);
  const skip = useCallback(() => {
    catchUp?.();
    pause(false);
  }, [catchUp]);

  // A new entry starts at once; then each beat has its duration.
  useEffect(() => {
    if (entry && !beat) next();
  }, [entry, beat, next]);
  useEffect(() => {
    if (!beat || isPaused) return;
    const timer = setTimeout(next, length);
    return () => clearTimeout(timer);
  }, [beat, isPaused, length, next]);

  return useMemo(
    () => ({ beat, beats, at, isPaused, speed, length, aftermath, pause, setSpeed, next, skip }),
    [beat, beats, at, isPaused, speed, length, aftermath, next, skip],
  );
}

/** Returns the entry whose result stays visible: one that was just animated, or that arrived while motion was off. */
function useAftermath<View extends object>(
  shown: PlaybackState<View> | undefined,
  motion: number,
  script: Pick<StageScript<View, StageBeat>, 'stays'>,
): { readonly aftermath: TableEntry | undefined; finish(): void } {
  const [aftermath, setAftermath] = useState<TableEntry>();
  const isFinished = useRef(false);
  const { state, acting } = shown ?? {};
  const before = useRef({ seq: state?.seq ?? 0, isActing: false });
  const finish = useCallback(() => {
    isFinished.current = true;
  }, []);
  const isActing = acting !== undefined;
  useEffect(() => {
    if (!state) return;
    const { seq, isActing: wasActing } = before.current;
    if (state.seq === seq && isActing === wasActing) return;
    before.current = { seq: state.seq, isActing };
    const last = state.log.at(-1);
    const isNext = state.seq === seq + 1 && last?.seq === state.seq && last.kind === 'act';
    const isSeen = isNext && !isActing && (wasActing ? isFinished.current : motion === 0) && script.stays(last);
    isFinished.current = false;
    setAftermath(isSeen ? last : undefined);
  }, [state, isActing, motion, script]);
  useEffect(() => {
    if (!aftermath) return;
    const end = () => setAftermath(undefined);
    // Pressing part of the result does not dismiss it.
    const press = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('[data-stage]'))) end();
    };
    const timer = setTimeout(end, motion === 0 ? STAYS_STILL : STAYS / motion);
    addEventListener('pointerdown', press, { capture: true });
    addEventListener('keydown', press, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', press, { capture: true });
      removeEventListener('keydown', press, { capture: true });
    };
  }, [aftermath, motion]);
  return { aftermath, finish };
}

const NOTHING: readonly never[] = [];
