import { useEffect, useMemo, useState } from 'react';
import type { TableProps } from '../gameTable.ts';
import { seatOf, type Table } from '../table.ts';
import { type LaidOutPlan, layOutPlan } from './laidOutPlan.ts';

/** The plan of several actions of the viewer, before any of them is made. */
export interface PlanModel<View extends object, Action extends object> {
  /** Whether the table shows the plan instead of the match. */
  readonly isOpen: boolean;
  /** Whether the viewer can plan now. */
  readonly canOpen: boolean;
  /** The planned actions, including those that are no longer possible. */
  readonly actions: readonly Action[];
  /** The plan on a copy of the match, while it is open. */
  readonly laidOut: LaidOutPlan<View, Action> | undefined;
  /** The props of the table: at the end of the plan while it is open, otherwise those of the match. */
  readonly props: TableProps<View, Action>;
  show(isOpen: boolean): void;
  /** Keeps only the first actions. */
  cut(count: number): void;
  /** Makes the planned actions one after the other, as long as the rules ask for them. */
  play(): void;
}

interface Plan<Action> {
  readonly isOpen: boolean;
  readonly actions: readonly Action[];
  /** Actions to make as soon as the rules ask for them. */
  readonly queue: readonly Action[];
}

const NOTHING = { isOpen: false, actions: [], queue: [] } as const;

/**
 * Manages a plan. `mayPlan` tells whether the viewer's question begins or continues something that can be planned. The plan stays
 * when others act, and is laid out again on each new position.
 */
export function usePlanning<View extends object, Action extends object>(
  props: TableProps<View, Action>,
  mayPlan: boolean,
): PlanModel<View, Action> {
  const { table, state, shown } = props;
  const seat = seatOf(state.viewer);
  const { view } = state;
  const [plan, setPlan] = useState<Plan<Action>>(NOTHING);
  const isAsked = seat !== undefined && state.decisions.some((one) => one.seat === seat);
  // Results of a physical table are entered there, one at a time.
  const isHere = !state.isReplay && state.info.mode !== 'companion' && shown?.acting === undefined;
  const canPlan = isAsked && isHere && mayPlan && plan.queue.length === 0;
  const isOpen = plan.isOpen && canPlan;
  const { actions, queue } = plan;
  const laidOut = useMemo(
    () => (isOpen && view && seat !== undefined ? layOutPlan(table.game, view, seat, actions) : undefined),
    [isOpen, table, view, seat, actions],
  );
  const planned = useMemo((): TableProps<View, Action> | undefined => {
    if (!laidOut || seat === undefined) return undefined;
    // Nothing is animated while a plan is on screen.
    const { shown: _animated, ...others } = props;
    const { question, steps, view: after } = laidOut;
    const kept = steps.map(({ action }) => action);
    return {
      ...others,
      table: planTable(table, question, (action) => setPlan({ isOpen: true, actions: [...kept, action], queue: [] })),
      state: { ...state, view: after, decisions: question ? [{ seat, kind: question.kind }] : [] },
    };
  }, [laidOut, seat, props, table, state]);
  useQueue(table, isAsked ? queue : [], state.seq, (rest) => setPlan({ isOpen: false, actions: [], queue: rest }));
  return {
    isOpen: laidOut !== undefined,
    canOpen: canPlan && !isOpen,
    actions,
    laidOut,
    props: planned ?? props,
    show: (next) => setPlan({ ...NOTHING, isOpen: next }),
    cut: (count) => setPlan({ isOpen: true, actions: actions.slice(0, count), queue: [] }),
    play: () => setPlan({ isOpen: false, actions: [], queue: laidOut?.steps.map(({ action }) => action) ?? [] }),
  };
}

/** Returns a table that answers a question by adding to the plan. All else is that of the match. */
function planTable<View extends object, Action extends object>(
  table: Table<View, Action>,
  question: LaidOutPlan<View, Action>['question'],
  add: (action: Action) => void,
): Table<View, Action> {
  const own: Partial<Table<View, Action>> = {
    legal: () => question?.legal ?? [],
    prompt: () => question?.prompt,
    act: async (action) => {
      add(action);
      return { ok: true };
    },
  };
  return new Proxy(table, {
    get(target, name) {
      const planned: unknown = Reflect.get(own, name);
      if (planned !== undefined) return planned;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** Makes the first queued action once per entry of the match, and drops the rest at the first that is not legal. */
function useQueue<View extends object, Action extends object>(
  table: Table<View, Action>,
  queue: readonly Action[],
  seq: number,
  keep: (rest: readonly Action[]) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry asks for the next action, other renders do not.
  useEffect(() => {
    const [next, ...rest] = queue;
    if (!next) return;
    const wanted = JSON.stringify(next);
    const isLegal = table.legal().some((one) => JSON.stringify(one) === wanted);
    keep(isLegal ? rest : []);
    if (isLegal) void table.act(next).then((result) => !result.ok && keep([]));
  }, [seq, queue.length > 0]);
}
