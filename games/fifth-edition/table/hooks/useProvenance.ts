import type { DerivedState } from '@tessera/fifth-edition';
import { useMemo } from 'react';
import { type PlaceProvenance, provenanceAt } from './provenanceAt.ts';

/** Returns the memoized provenance of a path; undefined for an unknown path. */
export function useProvenance(sheet: DerivedState, path: string | undefined): PlaceProvenance | undefined {
  return useMemo(() => (path === undefined ? undefined : provenanceAt(sheet, path)), [sheet, path]);
}
