import type { Say } from '@tessera/text';
import { useMemo } from 'react';
import type { NamedRecord } from '../pages.tsx';
import type { Verdict } from './check.ts';
import { peopleFor } from './people.ts';

/** Returns the characters for trying a pack; empty until it is checked. */
export function usePeople(
  verdict: Verdict | undefined,
  characters: readonly NamedRecord[],
  say: Say,
): readonly NamedRecord[] {
  const rulebooks = verdict?.rulebooks;
  return useMemo(() => (rulebooks ? peopleFor(rulebooks, characters, say) : []), [rulebooks, characters, say]);
}
