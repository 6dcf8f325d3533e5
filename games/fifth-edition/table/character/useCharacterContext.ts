import {
  type CharacterAction,
  type CharacterState,
  diff,
  evaluateCharacter,
  explain,
  explainCompanion,
  messageText,
  questionOffers,
  stateAfterActions,
} from '@tessera/fifth-edition';
import { type CommandResult, seatOf, type TablePlace, type TableProps } from '@tessera/table';
import { useCallback, useMemo, useRef } from 'react';
import { useCompanions } from '../companions/bestiary.ts';
import { useRulesEngine } from '../hooks/useRulesEngine.ts';
import { pathOf } from '../screens.ts';
import type { CharacterContext } from './characterContext.ts';
import type { Notify } from './useNotices.ts';

/** Creates the character context of a character; undefined while its rulebook loads. */
export function useCharacterContext(
  { table, state, settings, formatter }: TableProps<CharacterState, CharacterAction>,
  { go }: TablePlace,
  notify: Notify,
): CharacterContext | undefined {
  const { view } = state;
  const engine = useRulesEngine(view?.record);
  const companions = useCompanions(view?.record, engine);
  const isReadOnly = seatOf(state.viewer) === undefined || state.info.status === 'over' || state.decisions.length === 0;

  const withNotice = useCallback(
    async <Answer extends Awaited<ReturnType<typeof table.act>>>(asked: Promise<Answer>): Promise<Answer> => {
      const answer = await asked;
      if (!answer.ok) notify(formatter.refusal(answer.refusal), 'warning');
      return answer;
    },
    [notify, formatter],
  );

  // Serializes undo and redo, because each depends on the result of the previous one.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const inTurn = useCallback((ask: () => Promise<CommandResult>): Promise<CommandResult> => {
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
      companions,
      timing,
      log: state.log,
      isReadOnly,
      canUndo: !isReadOnly && state.seq > 0,
      canRedo: !isReadOnly && state.canRedo,
      settings,
      translator: formatter,
      t: formatter.t,
      text: (label) => messageText(label, formatter.t),
      act: (action) => withNotice(table.act(action)),
      attempt: (...actions) => {
        const after = stateAfterActions(view, ...actions);
        const would = evaluateCharacter(after.record, rulebook);
        return { state: after, record: after.record, sheet: would, differences: diff(sheet, would) };
      },
      undo: () => inTurn(() => withNotice(table.undo())),
      redo: () => inTurn(() => withNotice(table.redo())),
      offers: (key) => questionOffers(sheet, key),
      explain: (path) => explainCompanion(companions, path) ?? explain(sheet, path),
      go: (screen, at) => go(pathOf(screen, at)),
      notify,
    };
  }, [
    table,
    view,
    engine,
    companions,
    state.info.id,
    state.log,
    state.seq,
    state.canRedo,
    isReadOnly,
    settings,
    formatter,
    go,
    withNotice,
    inTurn,
    notify,
  ]);
}
