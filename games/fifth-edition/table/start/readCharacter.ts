import { CharacterRecord, problem, withoutOpenChoices } from '@tessera/fifth-edition';
import { findingsOf, formatPath, type Label, readJsonText } from '@tessera/rules';
import type * as z from 'zod';
import { FoundryActor } from './foundryActor.ts';

/** A problem of a file with its path. */
export interface FileProblem {
  readonly path: string;
  /** Message for `spoken`. */
  readonly message: Label;
}

/** Type of a file after reading it. */
export type ReadFile =
  | { readonly kind: 'record'; readonly record: CharacterRecord }
  | { readonly kind: 'backup' }
  | { readonly kind: 'foundry'; readonly actor: FoundryActor }
  | { readonly kind: 'unreadable'; readonly problems: readonly FileProblem[] };

const MAX_PROBLEMS = 20;
/** Limit in characters; no character is larger. */
const LARGEST = 4_000_000;

/**
 * Reads a character from a text: our record, a complete backup (a match file), or an actor of Foundry's dnd5e system.
 */
export function readCharacter(text: string): ReadFile {
  if (text.length > LARGEST) return unreadable(problem('file-too-large', { most: LARGEST / 1_000_000 }));
  const read = readJsonText(text);
  if (!read.ok) return unreadable(read.said);
  const json = withoutOpenChoices(read.value);
  if (typeof json !== 'object' || json === null) return unreadable(problem('file-without-object'));
  if ('format' in json && json.format === 'tessera-match') return { kind: 'backup' };
  if ('system' in json) {
    const actor = FoundryActor.safeParse(json);
    return actor.success
      ? { kind: 'foundry', actor: actor.data }
      : { kind: 'unreadable', problems: fileProblems(actor.error, json) };
  }
  const record = CharacterRecord.safeParse(json);
  return record.success
    ? { kind: 'record', record: record.data }
    : { kind: 'unreadable', problems: fileProblems(record.error, json) };
}

function unreadable(message: Label): ReadFile {
  return { kind: 'unreadable', problems: [{ path: '', message }] };
}

/** Converts schema errors to problems with paths such as `levels[3].class`. */
function fileProblems(error: z.ZodError, json: unknown): readonly FileProblem[] {
  const findings = findingsOf(error, json).slice(0, MAX_PROBLEMS);
  return findings.map(({ path, message, said }) => ({ path: formatPath(path), message: said?.message ?? message }));
}
