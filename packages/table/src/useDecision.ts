import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DecisionPrompt } from './decisionPrompt.ts';
import type { TableProps } from './gameTable.ts';
import { seatOf, type Table, type TableState } from './table.ts';

/** The open decision of the viewer and the means to answer it. */
export interface Hand<View extends object, Action extends object> {
  /** The displayed state, behind the match during an animation. */
  readonly shown: TableState<View>;
  readonly seat: number | undefined;
  /** The viewer's decision; undefined while others decide or an animation runs. */
  readonly ask: DecisionPrompt | undefined;
  readonly legal: readonly Action[];
  /** Why the last action was refused. */
  readonly refusal: string | undefined;
  /** Plays an action. Pending animations are skipped first, so that the player acts on the current state. */
  act(action: Action): void;
}

const NOTHING: readonly never[] = [];

/** The parts of a table's props that a decision is read from and answered with. */
export interface DecisionProps<View extends object, Action extends object>
  extends Pick<TableProps<View, Action>, 'state' | 'shown' | 'formatter'> {
  readonly table: Pick<Table<View, Action>, 'prompt' | 'legal' | 'act'>;
}

/** Returns the decision of the viewer at this screen. */
export function useDecision<View extends object, Action extends object>(
  props: DecisionProps<View, Action>,
): Hand<View, Action> {
  const { table, state, formatter } = props;
  const shown = props.shown?.state ?? state;
  const catchUp = props.shown?.catchUp;
  const isActing = props.shown?.acting !== undefined;
  const seat = seatOf(state.viewer);
  const [refused, setRefused] = useState<{ readonly seq: number; readonly text: string }>();
  const decision = state.isReplay || isActing ? undefined : state.decisions.find(({ seat: asked }) => asked === seat);
  const { view, seq } = state;
  // A new view is a new question, even from the same table.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const ask = useMemo(() => {
    if (!decision) return undefined;
    const prompt = table.prompt();
    return { kind: decision.kind, about: prompt?.params ?? {}, ...formatter.ask(decision.kind, prompt) };
  }, [decision, formatter, table, view]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list changes with the view.
  const legal = useMemo(() => (decision ? table.legal() : NOTHING), [decision, table, view]);
  const now = useRef(seq);
  now.current = seq;
  const act = useCallback(
    (action: Action) => {
      catchUp?.();
      setRefused(undefined);
      void table.act(action).then((answer) => {
        if (!answer.ok) setRefused({ seq: now.current, text: formatter.refusal(answer.refusal) });
      });
    },
    [table, formatter, catchUp],
  );
  // After the next input or a new state the refusal no longer holds: the player does something else.
  useEffect(() => {
    if (!refused) return;
    const drop = () => setRefused(undefined);
    addEventListener('pointerdown', drop, { capture: true });
    addEventListener('keydown', drop, { capture: true });
    return () => {
      removeEventListener('pointerdown', drop, { capture: true });
      removeEventListener('keydown', drop, { capture: true });
    };
  }, [refused]);
  const refusal = refused?.seq === seq ? refused.text : undefined;
  return useMemo(() => ({ shown, seat, ask, legal, refusal, act }), [shown, seat, ask, legal, refusal, act]);
}
