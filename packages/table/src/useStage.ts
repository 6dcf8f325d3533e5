import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Acting, Shown } from './showing.ts';
import type { TableEntry } from './table.ts';

/** One thing shown after another while an entry is acted out: a walk, a roll, what came of it. */
export interface StageBeat {
  /** The place of its event among those of the entry. */
  readonly index: number;
  /** How long it is shown at the usual pace, in milliseconds. */
  readonly length: number;
}

/** What is being shown of what has happened, and the hands on it. */
export interface Stage<Beat extends StageBeat = StageBeat> {
  /** The beat on screen; nothing when the screen is up to date. */
  readonly beat: Beat | undefined;
  /** All beats of the entry under way, and which of them is on screen. */
  readonly beats: readonly Beat[];
  readonly at: number;
  readonly isPaused: boolean;
  readonly speed: number;
  /** How long this beat takes on screen, in milliseconds. */
  readonly length: number;
  /** The entry that has just been shown, or that nothing may move for: its result stays until the next input, or for a while. */
  readonly aftermath: TableEntry | undefined;
  pause(isPaused: boolean): void;
  setSpeed(speed: number): void;
  next(): void;
  /** Shows everything at once: whoever acts sees what is. */
  skip(): void;
}

/** What a table wants to be shown beat by beat. */
export interface StageScript<View extends object, Beat extends StageBeat> {
  beatsOf(acting: Acting<View>): readonly Beat[];
  /** Whether the result of an entry stays in sight for a while after it. */
  stays(entry: TableEntry): boolean;
}

/** How long a result stays, in milliseconds: longer where nothing was seen of how it came about. */
const STAYS = 2000;
const STAYS_STILL = 5000;

/**
 * Acts out, beat by beat, the entry that the screen is to show next, as fast as the settings say. Where nothing may move,
 * nothing is acted out, and the result stays as a still picture. The script must stay the same.
 */
export function useStage<View extends object, Beat extends StageBeat>(
  shown: Shown<View> | undefined,
  motion: number,
  script: StageScript<View, Beat>,
): Stage<Beat> {
  const [isPaused, pause] = useState(false);
  const [speed, setSpeed] = useState(1);
  const { acting, tell, done, catchUp } = shown ?? {};
  const { entry, events = 0 } = acting ?? {};
  // One entry is acted out by the same beats, however far it is.
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
    if (coming) tell?.(coming.index + 1);
    else {
      finish();
      done?.();
    }
  }, [tell, done, finish, beats, at]);
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
    () => ({ beat, beats, at, isPaused, speed, length, aftermath, pause, setSpeed, next, skip }),
    [beat, beats, at, isPaused, speed, length, aftermath, next, skip],
  );
}

/** The entry whose result stays: one that has been acted out to its end, or that came while nothing may move. */
function useAftermath<View extends object>(
  shown: Shown<View> | undefined,
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
    // Whoever presses something of the result itself still wants to see it.
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
