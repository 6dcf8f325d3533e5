import { type CharacterRecord, type DerivedState, evaluateCharacter, reevaluate } from '@tessera/fifth-edition';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type OpenedRulebook, openRulebook } from '../desk/rulebooks.ts';

/** What the engine may be told besides the character. */
export interface RulesEngineOptions {
  /** Works everything out from nothing each time, instead of only what has changed: for measuring. */
  readonly isFresh?: boolean;
}

/** A character and its sheet, once its rulebook is open. */
export interface RulesEngine extends OpenedRulebook {
  readonly sheet: DerivedState;
  /** How long the last evaluation took, in milliseconds. */
  readonly timing: number;
}

/**
 * The sheet of a character, in the rulebook of its edition with the packs that it pins. Nothing until that is open, or while
 * there is no character. Content that cannot be fetched is thrown, for the page's own safety net to show.
 */
export function useRulesEngine(
  record: CharacterRecord | undefined,
  { isFresh = false }: RulesEngineOptions = {},
): RulesEngine | undefined {
  const book = useRulebook(record);
  const last = useRef<RulesEngine>(undefined);
  return useMemo(() => {
    if (record === undefined || book === undefined) return undefined;
    last.current = evaluated(record, book, isFresh ? undefined : last.current);
    return last.current;
  }, [record, book, isFresh]);
}

/** Works a character out, from its last sheet where the rulebook is the same and little has changed. */
export function evaluated(record: CharacterRecord, book: OpenedRulebook, last: RulesEngine | undefined): RulesEngine {
  const start = performance.now();
  const sheet =
    last?.rulebook === book.rulebook
      ? reevaluate(last.sheet, record, book.rulebook)
      : evaluateCharacter(record, book.rulebook);
  return { ...book, sheet, timing: performance.now() - start };
}

/** The rulebook that a character asks for; while another one of its edition opens, the last one stays. */
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
