import {
  type Choice,
  currentFigure,
  type Element,
  type FigureId,
  isPicking,
  type View,
} from '@tessera/gloomhaven/selectors';
import { type Stage, type TableProps, useStage } from '@tessera/table';
import { type Comparison, type HexBoardHandle, useComparison } from '@tessera/ui';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Walk } from './board/Figures.tsx';
import { type Corrections, useCorrections } from './companion/useCorrections.ts';
import { type ComparableChoice, choiceKey, comparableChoices } from './compare/comparable.ts';
import type { OutlookRules } from './compare/outlook.ts';
import { infusersOf } from './model/infusers.ts';
import { oddsOf, type ShownAttackOdds } from './model/odds.ts';
import { type AppliedRule, appliedRules } from './model/scenarioSheet.ts';
import { type Beat, blowOf, SCRIPT, type StoryAttack } from './model/story.ts';
import { type PlannedTurn, usePlan, useReopenedPlan } from './plan/usePlan.ts';
import { createGameStore } from './store.ts';
import { useGameStore } from './useGameStore.ts';
import { type ScreenSpace, useScreenSpace } from './useScreenSpace.ts';
import { type Turn, useTurn } from './useTurn.ts';

/** Properties of the table of a scenario whose view is loaded. */
export interface ScenarioProps extends TableProps<View, Choice> {
  readonly view: View;
}

/** State, derived data and commands of the table of a scenario, which all its views share. */
export interface ScenarioTable extends Pick<ScenarioProps, 'view' | 'formatter' | 'settings'>, ScreenSpace {
  readonly parts: ScenarioProps['parts'];
  readonly turn: Turn;
  readonly rules: OutlookRules;
  /** Two options side by side, and the options of the question that can be compared. */
  readonly comparison: Comparison;
  readonly comparable: readonly ComparableChoice[];
  /** The plan of this turn. While it is open, `view` and `turn` are those of the plan. */
  readonly plan: PlannedTurn;
  readonly stage: Stage<Beat>;
  readonly board: RefObject<HexBoardHandle | null>;
  readonly corrections: Corrections;
  readonly inspected: FigureId | undefined;
  /** The figure whose turn is shown. */
  readonly active: FigureId | undefined;
  /** The seats that are asked. */
  readonly asked: readonly number[];
  readonly infusers: ReadonlyMap<Element, FigureId>;
  /** Odds of the selected attack, one per target. */
  readonly odds: readonly ShownAttackOdds[];
  /** Odds of all targets on offer, while none is selected. */
  readonly allOdds: readonly ShownAttackOdds[];
  /** The attack on screen, and the hex of its target if that is on the map. */
  readonly blow: StoryAttack | undefined;
  readonly blowCell: number | undefined;
  readonly walk: Walk | undefined;
  /** Whether an animation is running. */
  readonly isMoving: boolean;
  readonly isOver: boolean;
  /** The viewer's seat during card selection; undefined when they pick no cards. */
  readonly pickingSeat: number | undefined;
  /** The viewer's seat in companion mode. */
  readonly companionSeat: number | undefined;
  readonly boardContent: 'cards' | 'companion' | 'map';
  /** Whether the scenario sheet is open. */
  readonly hasSheet: boolean;
  /** The special rules that applied. */
  readonly applied: readonly AppliedRule[];
}

export function useScenarioTable(props: ScenarioProps): ScenarioTable {
  const { formatter, settings, parts } = props;
  const stage = useStage(props.shown, settings.motion, SCRIPT);
  const [store] = useState(createGameStore);
  const plan = usePlan(props, store);
  const view = plan.laidOut?.view ?? props.view;
  const turn = useTurn(plan.props ?? props, view, store);
  useReopenedPlan(store, plan, turn.hand);
  const { shown, seat, ask } = turn.hand;
  const board = useRef<HexBoardHandle>(null);
  const inspected = useGameStore(store, (state) => state.inspected);
  const shows = useGameStore(store, (state) => state.shows);
  const hasMap = useGameStore(store, (state) => state.hasMap);
  const hasSheet = useGameStore(store, (state) => state.hasSheet);
  const corrections = useCorrections(props);
  const isMoving = props.shown?.acting !== undefined && !shown.isReplay;
  const isOver = shown.info.ending !== undefined;
  const isPicked = isPicking(view) && seat !== undefined && !view.heroes[seat]?.exhausted && !isMoving;
  const isCompanion = shown.info.mode === 'companion';
  const pickingSeat = isPicked ? seat : undefined;
  const companionSeat = isCompanion ? seat : undefined;
  const hasCompanion = companionSeat !== undefined && !hasMap;
  return {
    view,
    formatter,
    settings,
    parts,
    turn,
    rules: props.table.game,
    ...useCompared(turn, settings.odds && !plan.isOpen),
    plan,
    stage,
    board,
    corrections,
    inspected,
    ...useScreenSpace(view.round > 0),
    ...useAttackOdds(view, turn),
    ...useBlow(view, stage, shown.log, board),
    active: isOver ? undefined : stage.beat ? view.turn.figure : (currentFigure(view) ?? (ask ? seat : undefined)),
    asked: useMemo(() => shown.decisions.map((decision) => decision.seat), [shown.decisions]),
    hasSheet,
    applied: useMemo(() => (hasSheet ? appliedRules(view, shown.log) : []), [hasSheet, view, shown.log]),
    infusers: useMemo(() => infusersOf(shown.log), [shown.log]),
    walk: useWalk(stage),
    isMoving,
    isOver,
    pickingSeat,
    companionSeat,
    boardContent: pickingSeat !== undefined && shows === 'cards' ? 'cards' : hasCompanion ? 'companion' : 'map',
  };
}

/** Options are compared when odds are shown, and not while a plan shows another position. */
function useCompared({ hand: { ask, legal }, armed }: Turn, isOn: boolean) {
  const comparable = useMemo(() => (isOn && ask ? comparableChoices(legal) : NO_CHOICES), [isOn, ask, legal]);
  const comparison = useComparison(
    comparable.map(({ key }) => key),
    armed && choiceKey(armed),
  );
  return { comparable, comparison };
}

/** Stable, so that nothing is computed anew while there is no question. */
const NO_CHOICES: readonly ComparableChoice[] = [];

function useAttackOdds(view: View, { hand: { seat, ask }, store, offer, armed }: Turn) {
  // The target under the pointer or the cursor shows its odds before it is selected.
  const pointed = useGameStore(store, ({ hovered }) =>
    view.figures.findIndex(({ cell }) => cell >= 0 && cell === hovered),
  );
  const choice = armed ?? offer.figures.get(pointed);
  const odds = useMemo(() => (seat === undefined || !ask ? [] : oddsOf(view, seat, choice)), [view, seat, ask, choice]);
  const allOdds = useMemo(() => {
    if (seat === undefined || !ask || armed || !view.performances.at(-1)?.attack) return [];
    return [...offer.figures.values()].flatMap((choice) => oddsOf(view, seat, choice));
  }, [view, seat, ask, armed, offer]);
  return { odds, allOdds };
}

/** Returns the attack on screen, and moves the board to its target. */
function useBlow(
  view: View,
  { beat, aftermath }: Stage<Beat>,
  log: Parameters<typeof blowOf>[0],
  board: ScenarioTable['board'],
) {
  const blow = useMemo(() => (beat || aftermath ? blowOf(log.slice(-8)) : undefined), [beat, aftermath, log]);
  const cell = blow && view.figures[blow.target]?.cell;
  const blowCell = cell !== undefined && cell >= 0 ? cell : undefined;
  const blowId = blow?.id;
  useEffect(() => {
    if (blowId !== undefined && blowCell !== undefined) board.current?.reveal([blowCell]);
  }, [board, blowId, blowCell]);
  return { blow, blowCell };
}

function useWalk({ beat, length }: Stage<Beat>): Walk | undefined {
  return useMemo(
    () => (beat && beat.path.length > 1 ? { figure: Number(beat.event.figure), path: beat.path, length } : undefined),
    [beat, length],
  );
}
