import {
  type Bestiary,
  type CharacterRecord,
  type CompanionSheet,
  companionSheet,
  type DerivedState,
  type Edition,
  editionCreatures,
  type Rulebook,
} from '@tessera/fifth-edition';
import { useEffect, useMemo, useState } from 'react';

const opened = new Map<Edition, Promise<Bestiary>>();

/** Loads the stat blocks of an edition once. A failed load is not kept, so that it can be retried. */
function openBestiary(edition: Edition): Promise<Bestiary> {
  const known = opened.get(edition);
  if (known !== undefined) return known;
  const opening = editionCreatures(edition);
  opening.catch(() => opened.delete(edition));
  opened.set(edition, opening);
  return opening;
}

/** Returns the stat blocks of an edition; undefined while they load, and without an edition. */
export function useBestiary(edition: Edition | undefined): Bestiary | undefined {
  const [bestiary, setBestiary] = useState<Bestiary>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    if (edition === undefined) return;
    let isCurrent = true;
    openBestiary(edition).then(
      (found) => isCurrent && setBestiary(found),
      (error: unknown) => isCurrent && setFailure(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [edition]);
  if (failure !== undefined) throw failure;
  return bestiary?.edition === edition ? bestiary : undefined;
}

const NOBODY: readonly CompanionSheet[] = [];

/** Returns the sheets of a character's companions. Loads stat blocks only for characters that have some. */
export function useCompanions(
  record: CharacterRecord | undefined,
  engine: { readonly sheet: DerivedState; readonly rulebook: Rulebook } | undefined,
): readonly CompanionSheet[] {
  const list = record?.companions;
  const bestiary = useBestiary(list === undefined ? undefined : record?.edition);
  return useMemo(() => {
    if (list === undefined || bestiary === undefined || engine === undefined) return NOBODY;
    const { sheet, rulebook } = engine;
    return list.flatMap((companion) => {
      const creature = bestiary.creatures.get(companion.creature);
      return creature === undefined ? [] : [companionSheet(companion, creature, sheet, rulebook.skills)];
    });
  }, [list, bestiary, engine]);
}
