import { type CharacterRecord, type DerivedState, evaluateCharacter } from '@tessera/fifth-edition';
import { useEffect, useMemo, useState } from 'react';
import { type OpenedRulebook, openRulebook } from '../character/rulebooks.ts';

/** A character and its sheet with the opened rulebook. */
export interface RulesEngine extends OpenedRulebook {
  readonly sheet: DerivedState;
  /** Duration of the last evaluation in milliseconds. */
  readonly timing: number;
}

/**
 * Evaluates a character with the rulebook of its edition and its pinned packs. Undefined while the rulebook loads or
 * without a character. Throws load errors to the error boundary of the page.
 */
export function useRulesEngine(record: CharacterRecord | undefined): RulesEngine | undefined {
  const book = useRulebook(record);
  return useMemo(
    () => (record === undefined || book === undefined ? undefined : evaluateRecord(record, book)),
    [record, book],
  );
}

/** Evaluates a character and measures the time. */
export function evaluateRecord(record: CharacterRecord, book: OpenedRulebook): RulesEngine {
  const start = performance.now();
  const sheet = evaluateCharacter(record, book.rulebook);
  return { ...book, sheet, timing: performance.now() - start };
}

/** Opens the rulebook of a character. While another one of the same edition loads, the previous one stays. */
function useRulebook(record: CharacterRecord | undefined): OpenedRulebook | undefined {
  const [book, setBook] = useState<OpenedRulebook>();
  const [failure, setFailure] = useState<unknown>();
  const edition = record?.edition;
  const pins = JSON.stringify(record?.packs ?? []);
  useEffect(() => {
    if (edition === undefined) return;
    let isCurrent = true;
    openRulebook(edition, JSON.parse(pins)).then(
      (found) => isCurrent && setBook(found),
      (error: unknown) => isCurrent && setFailure(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [edition, pins]);
  if (failure !== undefined) throw failure;
  return book?.rulebook.edition === edition ? book : undefined;
}
