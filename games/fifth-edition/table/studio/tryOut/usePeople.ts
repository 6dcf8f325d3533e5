import type { TranslateFn } from '@tessera/text';
import { useMemo } from 'react';
import type { NamedRecord } from '../../pages.tsx';
import type { Verdict } from '../pack/check.ts';
import { peopleFor } from './people.ts';

/** Returns the characters for trying a pack; empty until it is checked. */
export function usePeople(
  verdict: Verdict | undefined,
  characters: readonly NamedRecord[],
  t: TranslateFn,
): readonly NamedRecord[] {
  const rulebooks = verdict?.rulebooks;
  return useMemo(() => (rulebooks ? peopleFor(rulebooks, characters, t) : []), [rulebooks, characters, t]);
}
