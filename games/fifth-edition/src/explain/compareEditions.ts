import type { NestedMessage } from '@tessera/rules';
import type { Rulebook } from '../content/rulebook.ts';
import { evaluateCharacter } from '../evaluate/evaluateCharacter.ts';
import type { CharacterRecord } from '../record/record.ts';
import type { DerivedState } from '../sheet/sheet.ts';
import type { Edition } from '../vocabulary/vocabulary.ts';
import { type Difference, diff } from './diff.ts';

/** One character evaluated under both editions. */
export interface EditionComparison {
  readonly sheets: Readonly<Record<Edition, DerivedState>>;
  /** Differences from the 2014 sheet to the 2024 sheet. */
  readonly differences: readonly Difference[];
  /** Names in the record that one of the editions does not have. */
  readonly withoutCounterpart: readonly {
    readonly edition: Edition;
    readonly path: string;
    readonly message: NestedMessage;
  }[];
}

const MISSING: readonly string[] = ['E_EDITION', 'E_UNKNOWN_REFERENCE', 'E_CHOICE_UNKNOWN_OPTION'];

/** Evaluates the same record under both editions. Counterparts have the same id in both. SPEC 14 */
export function compareEditions(
  record: CharacterRecord,
  rulebooks: Readonly<Record<Edition, Rulebook>>,
): EditionComparison {
  const sheet = (edition: Edition) => evaluateCharacter({ ...record, edition }, rulebooks[edition]);
  const sheets = { '2014': sheet('2014'), '2024': sheet('2024') };
  const missing = (edition: Edition) =>
    sheets[edition].issues
      .filter(({ code }) => MISSING.includes(code))
      .map(({ path, message }) => ({ edition, path, message }));
  return {
    sheets,
    differences: diff(sheets['2014'], sheets['2024']),
    withoutCounterpart: [...missing('2014'), ...missing('2024')],
  };
}
