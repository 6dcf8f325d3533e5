import type { Action, SlotAction, View } from '@tessera/heist-city';
import { seatOf, type TableProps, type TableState } from '@tessera/table';
import type { TranslateFn } from '@tessera/text';
import { useCallback, useMemo, useState } from 'react';
import { firstOf } from './decision/answers.ts';
import type { CrewDraft } from './decision/crewDraft.ts';
import { type Prompt, promptOf } from './decision/prompt.ts';
import {
  actionToCommit,
  back,
  carriedOver,
  EMPTY_SELECTION,
  isAimedAt,
  type Selection,
  take,
  tap,
} from './decision/selection.ts';
import { whyClosed } from './decision/whyBlocked.ts';
import { shortRefusal } from './model/advisor.ts';
import { type ForesightView, foresee } from './model/foresight.ts';
import { lazyThreats, type ThreatMap } from './model/overlays.ts';
import { seatNames } from './model/seatNames.ts';
import { type Speaker, speakerOf } from './model/speaker.ts';
import { useNotice } from './parts/useNotice.ts';
import { viewDuring } from './playback/viewDuring.ts';
import { useCrewDraft } from './useCrewDraft.ts';

/** Layers of the map that can be switched. */
export const LAYERS = ['reach', 'sight', 'threat', 'coordinates'] as const;
export type Layer = (typeof LAYERS)[number];

/** State that the parts of the table share during a match. */
export interface Scene {
  readonly props: TableProps<View, Action>;
  readonly state: TableState<View>;
  readonly view: View;
  readonly seat: number | undefined;
  readonly t: TranslateFn;
  readonly speaker: Speaker;
  readonly prompt: Prompt | undefined;
  readonly selection: Selection;
  readonly armedAction: Action | undefined;
  /** Known consequences of the armed action. */
  readonly ahead: ForesightView | undefined;
  /** Returns the attackers per hex, computed on demand. */
  threats(): ThreatMap;
  readonly layers: Readonly<Record<Layer, boolean>>;
  /** Planned actions, under plan-first. */
  readonly plan: readonly SlotAction[];
  /** Whether the player asked for the end of an activation with slots left. */
  readonly isEnding: boolean;
  /** Why the last action was refused. */
  readonly refusal: string | undefined;
  /** Suggested placement on the map, not sent yet. */
  readonly draft?: CrewDraft;
  /** Suggests a placement of the crew, while it is to be placed. */
  readonly suggest?: () => void;
  choose(id: string): void;
  tapCell(cell: number): void;
  select(selection: Selection): void;
  stepBack(): void;
  commit(action?: Action): void;
  askEnd(isEnding: boolean): void;
  toggle(layer: Layer): void;
}

const SHOWN: Readonly<Record<Layer, boolean>> = { reach: true, sight: true, threat: false, coordinates: false };

const NO_THREATS: ThreatMap = new Map();

/** Scene on screen and present scene: equal unless an entry is being animated. */
export interface Scenes {
  readonly shown: Scene;
  /** Present scene, for decisions that need not wait for the map. */
  readonly now: Scene;
}

/** Returns the scenes of a match; undefined before it has begun. */
export function useScene(props: TableProps<View, Action>): Scenes | undefined {
  const { state, shown } = props;
  const acting = shown?.acting;
  const now = useMoment(props, state, state.view);
  const during = useMemo(() => {
    const { before, after, entry, events } = acting ?? {};
    return before?.view && after?.view && entry && viewDuring(before.view, after.view, entry.events, events ?? 0);
  }, [acting]);
  const then = useMoment(props, shown?.state ?? state, during ?? shown?.state.view ?? state.view);
  const hands = useHands(props, now, shown?.catchUp);
  const held = useMemo(() => (now && hands ? { props, ...now, ...hands } : undefined), [props, now, hands]);
  const scene = useCrewDraft(props, held);
  return useMemo(() => {
    if (!scene || !then) return undefined;
    return { now: scene, shown: acting ? { ...scene, ...then, ...NOTHING_ASKED } : scene };
  }, [scene, then, acting]);
}

/** Scene parts while the map lags behind: no choices are offered on it. */
const NOTHING_ASKED = {
  prompt: undefined,
  selection: EMPTY_SELECTION,
  armedAction: undefined,
  ahead: undefined,
} as const;

type Moment = Pick<Scene, 'state' | 'view' | 'seat' | 't' | 'speaker' | 'threats'>;

/** Returns a position in this player's words. */
function useMoment(
  { formatter }: TableProps<View, Action>,
  state: TableState<View>,
  view: View | undefined,
): Moment | undefined {
  const seat = seatOf(state.viewer);
  const { t } = formatter;
  const names = seatNames(state.info.seats, t).join('\n');
  const who = useMemo(
    () => view && speakerOf(formatter.for({ seat, names: names.split('\n') }), view),
    [formatter, view, seat, names],
  );
  const threats = useMemo(() => (view ? lazyThreats(view) : () => NO_THREATS), [view]);
  return useMemo(
    () => (view && who ? { state, view, seat, t, speaker: who, threats } : undefined),
    [state, view, seat, t, who, threats],
  );
}

type Hands = Omit<Scene, keyof Moment | 'props' | 'draft' | 'suggest'>;

/** Returns the player's selection and its operations, always on the present state. */
function useHands(
  { table }: TableProps<View, Action>,
  now: Moment | undefined,
  catchUp: (() => void) | undefined,
): Hands | undefined {
  const { view, seat, t, speaker: who, state } = now ?? {};
  const { decisions, isReplay = false } = state ?? {};
  const [chosenSelection, setSelection] = useState<Selection>(EMPTY_SELECTION);
  const [layers, setLayers] = useState(SHOWN);
  const [plan, setPlan] = useState<readonly SlotAction[]>([]);
  const [isEnding, setEnding] = useState(false);
  const [refusal, setRefusal] = useNotice();

  const prompt = useMemo(
    () =>
      who && decisions && seat !== undefined && !isReplay
        ? promptOf(who, seat, decisions, table.legal(), table.prompt())
        : undefined,
    [who, seat, isReplay, decisions, table],
  );
  const selection = useMemo(
    () => (prompt ? carriedOver(prompt, chosenSelection) : EMPTY_SELECTION),
    [prompt, chosenSelection],
  );
  const armedAction = useMemo(() => (prompt ? actionToCommit(prompt, selection) : undefined), [prompt, selection]);
  const ahead = useMemo(
    () => (view && seat !== undefined && armedAction ? foresee(view, seat, firstOf(armedAction)) : undefined),
    [view, seat, armedAction],
  );

  const commit = useCallback(
    (action?: Action) => {
      const chosen = action ?? armedAction;
      if (!chosen || !who || !t) return;
      catchUp?.();
      setSelection(EMPTY_SELECTION);
      setEnding(false);
      setRefusal(undefined);
      if (chosen.type === 'plan' && action === undefined && chosen.actions.length > 0) {
        setPlan((planned) => [...planned, ...chosen.actions]);
        return;
      }
      setPlan([]);
      table.act(chosen).then((result) => {
        if (result.ok) return;
        setRefusal(t('refused', { reason: shortRefusal(who, result.refusal) }));
      });
    },
    [armedAction, table, who, t, catchUp, setRefusal],
  );
  const select = useCallback(
    (next: Selection) => {
      catchUp?.();
      setEnding(false);
      setRefusal(undefined);
      setSelection(next);
    },
    [catchUp, setRefusal],
  );
  const choose = useCallback((id: string) => prompt && select(take(prompt, id)), [prompt, select]);
  const tapCell = useCallback(
    (cell: number) => {
      if (!prompt || !who || seat === undefined) return;
      const next = tap(prompt, selection, cell);
      select(next);
      const isDead = next === selection && !isAimedAt(prompt, selection, cell);
      if (isDead) setRefusal(whyClosed(who, { seat, offer: prompt, selection, cell }));
    },
    [prompt, who, seat, selection, select, setRefusal],
  );
  const stepBack = useCallback(
    () => select(prompt ? back(prompt, selection) : EMPTY_SELECTION),
    [prompt, selection, select],
  );
  const askEnd = useCallback(
    (asks: boolean) => {
      select(EMPTY_SELECTION);
      setEnding(asks);
    },
    [select],
  );
  const toggle = useCallback((layer: Layer) => setLayers((shown) => ({ ...shown, [layer]: !shown[layer] })), []);

  return useMemo(() => {
    const held = { prompt, selection, armedAction, ahead, layers, plan, isEnding, refusal };
    return { ...held, choose, tapCell, select, stepBack, commit, askEnd, toggle };
  }, [
    prompt,
    selection,
    armedAction,
    ahead,
    layers,
    plan,
    isEnding,
    refusal,
    choose,
    tapCell,
    select,
    stepBack,
    commit,
    askEnd,
    toggle,
  ]);
}
