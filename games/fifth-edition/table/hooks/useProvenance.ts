import type { DerivedState } from '@tessera/fifth-edition';
import { useMemo } from 'react';
import { type PlaceProvenance, provenanceAt } from './provenanceAt.ts';

/** The provenance of a place on a sheet, worked out when asked for; nothing where there is no such place. */
export function useProvenance(sheet: DerivedState, path: string | undefined): PlaceProvenance | undefined {
  return useMemo(() => (path === undefined ? undefined : provenanceAt(sheet, path)), [sheet, path]);
}
