import type { Fields } from '../pack/draft.ts';
import { recordFromSentence, type SentenceKind } from './recordFromSentence.ts';
import type { SentenceNames } from './sentenceNames.ts';

/** Whether a record is what its sentence says, or has no sentence yet, so that a new one loses nothing of the author. */
export function isWritten(kind: SentenceKind, json: Fields, names: SentenceNames): boolean {
  if (typeof json.summary !== 'string') return true;
  const said = recordFromSentence(kind, json.summary, json, names);
  return Object.entries(said).every(([key, value]) => JSON.stringify(json[key]) === JSON.stringify(value));
}
