import { type DerivedState, sheetLines } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { lineLook } from './lineLook.ts';
import { namesOf } from './lineValue.ts';

/** New entries of one list of the sheet. */
export interface LevelGain {
  readonly path: string;
  readonly name: string;
  readonly entries: readonly { readonly name: string; readonly summary: string | undefined }[];
}

/** Returns the gains besides numbers: features, spells, proficiencies. */
export function gainsOf(before: DerivedState, after: DerivedState, t: TranslateFn): LevelGain[] {
  const old = sheetLines(before);
  return [...sheetLines(after)].flatMap(([path, line]) => {
    const look = lineLook(path, after, t);
    if (line.kind !== 'list' || look === undefined) return [];
    const known = old.get(path);
    const held = known?.kind === 'list' ? known.value : [];
    const added = line.value.filter((value) => !held.includes(value));
    if (added.length === 0) return [];
    const entries = namesOf(added, path, after, t).map((name, index) => ({
      name,
      summary: path === 'features' ? summaryOf(after, added[index]) : undefined,
    }));
    return [{ path, name: look.name, entries }];
  });
}

function summaryOf({ features }: DerivedState, key: string | undefined): string | undefined {
  return features.find(({ source, id }) => `${source}/${id}` === key)?.summary;
}
