import { useMemo } from 'react';
import type { NamedRecord } from '../pages.tsx';
import type { Say } from '../speech.ts';
import type { Verdict } from './check.ts';
import { madeUp } from './tryOut.ts';

/** Whom a pack can be tried on: one's own characters of its editions, and somebody made up for each edition. */
export function usePeople(
  verdict: Verdict | undefined,
  characters: readonly NamedRecord[],
  say: Say,
): readonly NamedRecord[] {
  const rulebooks = verdict?.rulebooks;
  return useMemo(() => {
    const own = characters.filter(({ record }) => rulebooks?.[record.edition] !== undefined);
    const invented = Object.values(rulebooks ?? {}).map((rulebook) => ({
      name: say('studio.madeUp', { edition: rulebook.edition }),
      record: madeUp(rulebook.edition, rulebook),
    }));
    return [...own, ...invented];
  }, [rulebooks, characters, say]);
}
