import {
  type CharacterAction,
  type CharacterState,
  diff,
  explain,
  performed,
  questionOffers,
  reevaluate,
} from '@tessera/fifth-edition';
import { seatOf, type TableProps, type Told } from '@tessera/table';
import { useCallback, useMemo, useRef } from 'react';
import { useRulesEngine } from '../hooks/useRulesEngine.ts';
import { hashOf, type ScreenId } from '../screens.ts';
import { sayIn } from '../speech.ts';
import type { CharacterDesk } from './desk.ts';
import type { Tell } from './useNotices.ts';

/** The desk of the character at a table; nothing until its rulebook is open. */
export function useCharacterDesk(
  { table, state, settings }: TableProps<CharacterState, CharacterAction>,
  tell: Tell,
): CharacterDesk | undefined {
  const { view } = state;
  const engine = useRulesEngine(view?.record);
  const isReadOnly = seatOf(state.viewer) === undefined || state.info.status === 'over' || state.decisions.length === 0;
  const say = sayIn(settings.language);

  const told = useCallback(
    async <Answer extends Awaited<ReturnType<typeof table.act>>>(asked: Promise<Answer>): Promise<Answer> => {
      const answer = await asked;
      if (!answer.ok) tell(answer.refusal.message, 'warning');
      return answer;
    },
    [tell],
  );

  // Each step back is asked for on the strength of what the one before it left: two quick presses are two steps.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const inTurn = useCallback((ask: () => Promise<Told>): Promise<Told> => {
    const asked = last.current.then(ask);
    last.current = asked.catch(() => undefined);
    return asked;
  }, []);

  return useMemo(() => {
    if (view === undefined || engine === undefined) return undefined;
    const { rulebook, sheet, timing } = engine;
    return {
      id: state.info.id,
      state: view,
      record: view.record,
      sheet,
      rulebook,
      timing,
      log: state.log,
      isReadOnly,
      canUndo: !isReadOnly && state.seq > 0,
      canRedo: !isReadOnly && state.canRedo,
      settings,
      say,
      act: (action) => told(table.act(action)),
      attempt: (...actions) => {
        const after = performed(view, ...actions);
        const would = reevaluate(sheet, after.record, rulebook);
        return { state: after, record: after.record, sheet: would, differences: diff(sheet, would) };
      },
      undo: () => inTurn(() => told(table.undo())),
      redo: () => inTurn(() => told(table.redo())),
      offers: (key) => questionOffers(sheet, key),
      explain: (path) => explain(sheet, path),
      go,
      tell,
    };
  }, [
    table,
    view,
    engine,
    state.info.id,
    state.log,
    state.seq,
    state.canRedo,
    isReadOnly,
    settings,
    say,
    told,
    inTurn,
    tell,
  ]);
}

function go(screen: ScreenId, at?: string): void {
  window.location.hash = hashOf(screen, at);
}
