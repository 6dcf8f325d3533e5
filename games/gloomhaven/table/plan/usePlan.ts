import {
  type Choice,
  type FigureId,
  isInTurn,
  layOutPlan,
  planOdds,
  type StepOdds,
  type TurnPlan,
  type View,
} from '@tessera/gloomhaven/selectors';
import { type Hand, seatOf } from '@tessera/table';
import { useEffect, useMemo } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { stillOffered } from '../model/offer.ts';
import type { GameStore } from '../store.ts';
import { useGameStore } from '../useGameStore.ts';
import type { ScenarioProps } from '../useScenarioTable.ts';
import type { TurnProps } from '../useTurn.ts';

/** The plan of a turn: choices that are laid out on a copy of the match before any of them is made. */
export interface PlannedTurn {
  /** Whether the table shows the plan instead of the match. */
  readonly isOpen: boolean;
  /** Whether the viewer's turn can be planned now. */
  readonly canOpen: boolean;
  /** The planned choices, including those that are no longer possible. */
  readonly choices: readonly Choice[];
  /** The plan played on a copy of the match, while it is open. */
  readonly laidOut: TurnPlan | undefined;
  /** The joint chances of its attacks; undefined when there are too many to count. */
  readonly odds: readonly StepOdds[] | undefined;
  /** The position of the match, while the plan shows another. */
  readonly match: View;
  /** Figures that the plan moves or may fell. */
  readonly ghosts: readonly FigureId[];
  /** The figures on the map: moved by the plan, but with the hit points of the match, because cards are yet to be drawn. */
  readonly figures: View['figures'] | undefined;
  /** The props of the table at the end of the plan; undefined while the plan is closed. */
  readonly props: TurnProps | undefined;
  show(isOpen: boolean): void;
  /** Keeps only the first choices. */
  cut(count: number): void;
  /** Makes the first choices in the match, and keeps the rest as the plan. */
  play(count: number): void;
}

const NONE: readonly FigureId[] = [];

/** Lays out the viewer's plan. It stays when others act, and is played again on each new position. */
export function usePlan(props: ScenarioProps, store: StoreApi<GameStore>): PlannedTurn {
  const { table, state } = props;
  const seat = seatOf(state.viewer);
  const match = state.view ?? props.view;
  const isPlanning = useGameStore(store, (one) => one.isPlanning);
  const choices = useGameStore(store, (one) => one.plan);
  const isMoving = props.shown?.acting !== undefined;
  // Cards of a physical table are drawn there, one at a time.
  const isPlayedHere = !state.isReplay && state.info.mode !== 'companion';
  const isAsked = seat !== undefined && isPlayedHere && state.decisions.some((one) => one.seat === seat);
  const isMine = isAsked && !isMoving && isInTurn(match, seat);
  const isOpen = isPlanning && isMine;
  // A plan is for one turn.
  const turn = `${match.round} ${match.turn.figure}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another turn ends a plan.
  useEffect(() => store.setState({ plan: [], isPlanning: false }), [turn]);
  const laidOut = useMemo(
    () => (isOpen && seat !== undefined ? layOutPlan(table.game, match, seat, choices) : undefined),
    [isOpen, table, match, seat, choices],
  );
  const odds = useMemo(
    () => (laidOut && seat !== undefined ? planOdds(table.game, seat, laidOut.steps) : []),
    [laidOut, table, seat],
  );
  const figures = useMemo(() => laidOut && shownFigures(laidOut.view, match), [laidOut, match]);
  const ghosts = useMemo(() => (laidOut ? changedFigures(laidOut.view, match) : NONE), [laidOut, match]);
  const planned = useMemo((): TurnProps | undefined => {
    if (!laidOut || seat === undefined) return undefined;
    const { question, steps, view } = laidOut;
    return {
      formatter: props.formatter,
      state: { ...state, view, decisions: question ? [{ seat, kind: question.kind }] : [] },
      table: {
        game: table.game,
        legal: () => question?.legal ?? [],
        prompt: () => question?.prompt,
        act: (choice: Choice) => {
          store.getState().setPlan([...steps.map((step) => step.choice), choice]);
          return Promise.resolve({ ok: true });
        },
      },
    };
  }, [laidOut, seat, props.formatter, state, table, store]);
  const { showPlan, setPlan, enqueue } = store.getState();
  return {
    isOpen: laidOut !== undefined,
    canOpen: isMine && !isPlanning,
    choices,
    laidOut,
    odds,
    match,
    ghosts,
    figures,
    props: planned,
    show: showPlan,
    cut: (count) => setPlan(choices.slice(0, count)),
    play(count) {
      enqueue(choices.slice(0, count).map((choice) => ({ choice })));
      setPlan(choices.slice(count));
      showPlan(false);
      store.setState({ playsPlan: true });
    },
  };
}

/** Returns the figures of a plan, each with its hit points in the match; those that fall stay where they stand. */
function shownFigures(planned: View, match: View): View['figures'] {
  const taken = new Set(planned.figures.map(({ cell }) => cell));
  return planned.figures.map((figure, id) => {
    const before = match.figures[id];
    if (!before || before.cell < 0) return figure;
    if (figure.cell < 0) return taken.has(before.cell) ? figure : before;
    return { ...figure, hp: before.hp };
  });
}

/** Returns the figures that stand elsewhere in a plan, or fall in it. */
function changedFigures(planned: View, match: View): readonly FigureId[] {
  return planned.figures.flatMap(({ cell }, id) => (match.figures[id]?.cell === cell ? [] : [id]));
}

/** Opens the rest of a plan again, once the steps before it are made. */
export function useReopenedPlan(
  store: StoreApi<GameStore>,
  plan: PlannedTurn,
  { ask, legal }: Hand<View, Choice>,
): void {
  const isQueued = useGameStore(store, ({ queue }) => queue.length > 0);
  const wasPlayed = useGameStore(store, ({ playsPlan }) => playsPlan);
  const [next] = plan.choices;
  const isNext = next !== undefined && (stillOffered(legal, next) !== undefined || ask?.kind === 'turn.act');
  useEffect(() => {
    if (!wasPlayed || isQueued || !plan.canOpen || !ask) return;
    if (next === undefined) store.setState({ playsPlan: false });
    else if (isNext) store.setState({ playsPlan: false, isPlanning: true });
  }, [store, wasPlayed, isQueued, plan.canOpen, ask, next, isNext]);
}
