import { type CharacterRecord, type DerivedState, evaluateCharacter, reevaluate } from '@tessera/fifth-edition';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type OpenedRulebook, openRulebook } from '../character/rulebooks.ts';

export interface RulesEngineOptions {
  /** Disables incremental evaluation, for measurements. */
  readonly isFresh?: boolean;
}

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
export function useRulesEngine(
  record: CharacterRecord | undefined,
  { isFresh = false }: RulesEngineOptions = {},
): RulesEngine | undefined {
  const book = useRulebook(record);
  const last = useRef<RulesEngine>(undefined);
  return useMemo(() => {
    if (record === undefined || book === undefined) return undefined;
    last.current = evaluateRecord(record, book, isFresh ? undefined : last.current);
    return last.current;
  }, [record, book, isFresh]);
}

/** Evaluates a character, incrementally when the rulebook is the same. */
export function evaluateRecord(
  record: CharacterRecord,
  book: OpenedRulebook,
  last: RulesEngine | undefined,
): RulesEngine {
  const start = performance.now();
  const sheet =
    last?.rulebook === book.rulebook
      ? reevaluate(last.sheet, record, book.rulebook)
      : evaluateCharacter(record, book.rulebook);
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
