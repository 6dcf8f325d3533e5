import { type DerivedState, type Explanation, explain } from '@tessera/fifth-edition';
import { foldParts, type Provenance } from '@tessera/rules';

/** Why a place on the sheet holds what it holds: the account of it, and every effect that had a say in it. */
export interface PlaceProvenance {
  readonly explanation: Explanation;
  /** What counts, and what counts at times. */
  readonly applied: readonly Provenance[];
  /** What does not count. */
  readonly refused: readonly Provenance[];
  /** What the parts lead to; it must be the value, where that is a number. */
  readonly folded: number | undefined;
}

/** The provenance of a place such as `ac`; nothing where there is no such place. */
export function provenanceAt(sheet: DerivedState, path: string): PlaceProvenance | undefined {
  const explained = explain(sheet, path);
  if (!explained.ok) return undefined;
  const { explanation } = explained;
  const { stat } = explanation;
  const counted = new Set([...(stat?.parts ?? []), ...(stat?.dice ?? []), ...(stat?.notes ?? [])].map(({ id }) => id));
  const rejected = new Set(stat?.rejected.map(({ id }) => id));
  // What is not at work at all never comes as far as the number, but it is asked for under its name.
  const idle = (entry: Provenance) => entry.status !== 'applied' && entry.targets.includes(path);
  return {
    explanation,
    applied: sheet.provenance.filter(({ id }) => counted.has(id)),
    refused: sheet.provenance.filter((entry) => !counted.has(entry.id) && (rejected.has(entry.id) || idle(entry))),
    folded: stat && foldParts(stat.parts),
  };
}
