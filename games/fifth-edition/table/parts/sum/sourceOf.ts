import type { DerivedState } from '@tessera/fifth-edition';
import type { Label } from '@tessera/rules';

/** Source of a part of a number. */
export interface PartSource {
  readonly name: Label;
  /** Source of that source: the class that granted a feat. */
  readonly by: Label | undefined;
  readonly summary: string | undefined;
}

/** Returns the source of an effect by its id; undefined for steps of the rules. */
export function sourceOf({ provenance, features }: DerivedState, id: string): PartSource | undefined {
  const entry = provenance.find((each) => each.id === id);
  if (entry === undefined) return undefined;
  const cause = entry.cause === undefined ? undefined : provenance.find((each) => each.id === entry.cause);
  const own = features.filter(({ source }) => source === entry.source.id);
  return {
    name: entry.source.name,
    by: cause?.source.name,
    summary: own.find((feature) => id.includes(`/${feature.id}@`))?.summary,
  };
}
