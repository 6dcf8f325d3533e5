import { type CharacterRecord, evaluateCharacter, explain, questionOffers } from '../src/index.ts';
import type { CharacterContext } from '../table/character/characterContext.ts';
import { rulebookOf } from './content.ts';
import { englishOf } from './english.ts';
import { translatorIn } from './translators.ts';

/** Creates a read-only character context of a character for static rendering. */
export function characterContextOf(record: CharacterRecord): CharacterContext {
  const rulebook = rulebookOf(record.edition);
  const sheet = evaluateCharacter(record, rulebook);
  const translator = translatorIn('en');
  return {
    id: record.id,
    state: { record, combat: null, death: { successes: 0, failures: 0 }, rolled: [], made: 0, retired: false },
    record,
    sheet,
    rulebook,
    companions: [],
    timing: 1,
    log: [],
    isReadOnly: true,
    canUndo: false,
    canRedo: false,
    settings: { density: 'comfortable', motion: 0, sound: false, language: 'en', coach: false, odds: false },
    translator,
    t: translator.t,
    text: (label) => String(englishOf(label)),
    act: refuse,
    attempt: refuse,
    undo: refuse,
    redo: refuse,
    offers: (key) => questionOffers(sheet, key),
    explain: (path) => explain(sheet, path),
    go: refuse,
    notify: refuse,
  };
}

function refuse(): never {
  throw new Error('a page that is rendered once does nothing');
}
