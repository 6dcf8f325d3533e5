import type { Action, SlotAction, View } from '@tessera/heist-city';
import { seatOf, type TableProps, type TableState } from '@tessera/table';
import { useCallback, useMemo, useState } from 'react';
import { refusalWords } from '../model/advisor.ts';
import { type Foresight, foresee } from '../model/foresight.ts';
import { lazyThreats, type ThreatMap } from '../model/overlays.ts';
import { type Prompt, promptOf } from '../model/prompt.ts';
import { seatNames } from '../model/seatNames.ts';
import { armed, back, carriedOver, NOTHING, type Selection, take, tap } from '../model/selection.ts';
import { type Speaker, speaker } from '../model/speaker.ts';
import { type Say, sayIn } from '../speech.ts';

/** Layers of the map that can be switched. */
export const LAYERS = ['reach', 'sight', 'threat', 'coordinates'] as const;
export type Layer = (typeof LAYERS)[number];

/** Everything the parts of the table share about a match that is going on. */
export interface Scene {
  readonly props: TableProps<View, Action>;
  readonly state: TableState<View>;
  readonly view: View;
  readonly seat: number | undefined;
  readonly say: Say;
  readonly speaker: Speaker;
  readonly prompt: Prompt | undefined;
  readonly selection: Selection;
  readonly armedAction: Action | undefined;
  /** What is known to follow from what is armed. */
  readonly ahead: Foresight | undefined;
  /** Who could strike where; it is worked out when it is asked for. */
  threats(): ThreatMap;
  readonly layers: Readonly<Record<Layer, boolean>>;
  /** Slots planned so far, where all are planned first. */
  readonly plan: readonly SlotAction[];
  /** Whether the end of an activation has been asked for with slots left. */
  readonly isEnding: boolean;
  /** Why the last thing was not done. */
  readonly refusal: string | undefined;
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

/** The scene of a match that has begun; nothing before that. */
export function useScene(props: TableProps<View, Action>): Scene | undefined {
  const { table, state, settings } = props;
  const { view, decisions, viewer, info, isReplay = false } = state;
  const seat = seatOf(viewer);
  const say = sayIn(settings.language);
  const [chosenSelection, select] = useState<Selection>(NOTHING);
  const [layers, setLayers] = useState(SHOWN);
  const [plan, setPlan] = useState<readonly SlotAction[]>([]);
  const [isEnding, askEnd] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const names = seatNames(info.seats, say).join('\n');
  const who = useMemo(() => view && speaker(say, view, seat, names.split('\n')), [say, view, seat, names]);
  const prompt = useMemo(
    () => (who && seat !== undefined && !isReplay ? promptOf(who, seat, decisions, table.legal()) : undefined),
    [who, seat, isReplay, decisions, table],
  );
  const selection = useMemo(() => (prompt ? carriedOver(prompt, chosenSelection) : NOTHING), [prompt, chosenSelection]);
  const armedAction = useMemo(() => (prompt ? armed(prompt, selection) : undefined), [prompt, selection]);
  const ahead = useMemo(
    () => (view && seat !== undefined && armedAction ? foresee(view, seat, firstOf(armedAction)) : undefined),
    [view, seat, armedAction],
  );
  const threats = useMemo(() => (view ? lazyThreats(view) : () => NO_THREATS), [view]);

  const commit = useCallback(
    (action?: Action) => {
      const deed = action ?? armedAction;
      if (!deed) return;
      select(NOTHING);
      askEnd(false);
      if (deed.type === 'plan' && action === undefined && deed.actions.length > 0) {
        setPlan((planned) => [...planned, ...deed.actions]);
        return;
      }
      setPlan([]);
      setRefusal(undefined);
      table.act(deed).then((told) => {
        if (told.ok || !who) return;
        const { code, params, message } = told.refusal;
        setRefusal(say('refused', { reason: refusalWords(who, code, params) ?? message }));
      });
    },
    [armedAction, table, who, say],
  );
  const choose = useCallback(
    (id: string) => {
      askEnd(false);
      setRefusal(undefined);
      if (prompt) select(take(prompt, id));
    },
    [prompt],
  );
  const tapCell = useCallback(
    (cell: number) => {
      askEnd(false);
      if (prompt) select(tap(prompt, selection, cell));
    },
    [prompt, selection],
  );
  const stepBack = useCallback(() => {
    askEnd(false);
    select(prompt ? back(prompt, selection) : NOTHING);
  }, [prompt, selection]);
  const toggle = useCallback((layer: Layer) => setLayers((shown) => ({ ...shown, [layer]: !shown[layer] })), []);

  return useMemo(() => {
    if (!view || !who) return undefined;
    const parts = {
      props,
      state,
      view,
      seat,
      say,
      speaker: who,
      prompt,
      selection,
      armedAction,
      ahead,
      threats,
    };
    const deeds = { choose, tapCell, select, stepBack, commit, askEnd, toggle };
    return { ...parts, ...deeds, layers, plan, isEnding, refusal };
  }, [
    props,
    state,
    view,
    seat,
    say,
    who,
    prompt,
    selection,
    armedAction,
    ahead,
    threats,
    layers,
    plan,
    isEnding,
    refusal,
    choose,
    tapCell,
    stepBack,
    commit,
    toggle,
  ]);
}

/** What a plan begins with is what can be foreseen of it. */
export function firstOf(action: Action): Action {
  return action.type === 'plan' ? (action.actions[0] ?? action) : action;
}
