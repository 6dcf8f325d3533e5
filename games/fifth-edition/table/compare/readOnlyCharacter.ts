import {
  type CharacterState,
  diff,
  evaluateCharacter,
  explain,
  messageText,
  questionOffers,
  stateAfterActions,
} from '@tessera/fifth-edition';
import type { CommandResult, TableSettings } from '@tessera/table';
import type { CharacterContext } from '../character/characterContext.ts';
import type { GameTranslator } from '../character/gameTranslator.ts';
import type { Build } from './builds.ts';

/** Creates a read-only character context: explanations and previews work, actions are refused. */
export function readOnlyCharacter({ record, sheet, rulebook }: Build, translator: GameTranslator): CharacterContext {
  const state = stateOf(record);
  const refusal = { code: 'watching-only', params: {} };
  const refused = (): Promise<CommandResult> => Promise.resolve({ ok: false, refusal });
  return {
    id: record.id,
    state,
    record,
    sheet,
    rulebook,
    companions: [],
    timing: 0,
    log: [],
    isReadOnly: true,
    canUndo: false,
    canRedo: false,
    settings: { ...SETTINGS, language: translator.language },
    translator,
    t: translator.t,
    text: (label) => messageText(label, translator.t),
    act: refused,
    attempt(...actions) {
      const after = stateAfterActions(state, ...actions);
      const would = evaluateCharacter(after.record, rulebook);
      return { state: after, record: after.record, sheet: would, differences: diff(sheet, would) };
    },
    undo: refused,
    redo: refused,
    offers: (key) => questionOffers(sheet, key),
    explain: (path) => explain(sheet, path),
    go: () => {},
    notify: () => {},
  };
}

const SETTINGS: Omit<TableSettings, 'language'> = {
  density: 'comfortable',
  motion: 1,
  sound: false,
  coach: false,
  odds: false,
};

/** Returns the match state of a record outside of play. */
function stateOf(record: Build['record']): CharacterState {
  return {
    record,
    combat: null,
    death: { successes: 0, failures: 0 },
    rolled: [],
    made: 0,
    retired: false,
  };
}
