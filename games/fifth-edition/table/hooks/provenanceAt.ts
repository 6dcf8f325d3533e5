import { type DerivedState, type Explanation, explain } from '@tessera/fifth-edition';
import { foldParts, type Provenance } from '@tessera/rules';

/** Provenance of a value on the sheet: its explanation, and every effect that concerns it. */
export interface PlaceProvenance {
  readonly explanation: Explanation;
  /** Effects that count, always or in some situations. */
  readonly applied: readonly Provenance[];
  /** Effects that do not count. */
  readonly refused: readonly Provenance[];
  /** Result of folding the parts; equals the value if that is a number. */
  readonly folded: number | undefined;
}

/** Returns the provenance of a path such as `ac`; undefined for an unknown path. */
export function provenanceAt(sheet: DerivedState, path: string): PlaceProvenance | undefined {
  const explained = explain(sheet, path);
  if (!explained.ok) return undefined;
  const { explanation } = explained;
  const { stat } = explanation;
  const counted = new Set([...(stat?.parts ?? []), ...(stat?.dice ?? []), ...(stat?.notes ?? [])].map(({ id }) => id));
  const rejected = new Set(stat?.rejected.map(({ id }) => id));
  // Inactive effects are not part of the number, so they are found by their targets.
  const idle = (entry: Provenance) => entry.status !== 'applied' && entry.targets.includes(path);
  return {
    explanation,
    applied: sheet.provenance.filter(({ id }) => counted.has(id)),
    refused: sheet.provenance.filter((entry) => !counted.has(entry.id) && (rejected.has(entry.id) || idle(entry))),
    folded: stat && foldParts(stat.parts),
  };
}
