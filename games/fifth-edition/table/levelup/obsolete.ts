import { type DerivedState, messageText, sheetLines } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { lineLook } from './lineLook.ts';
import { namesOf, valueText } from './lineValue.ts';

/** An entry of the current sheet that the change removes. */
export interface Loss {
  readonly key: string;
  readonly name: string;
  /** The reason, or the removed value. */
  readonly detail: string;
}

/** Returns superseded features and entries that leave the sheet. */
export function obsolete(before: DerivedState, after: DerivedState, t: TranslateFn): Loss[] {
  return [...replacedFeatures(before, after, t), ...lostLines(before, after, t)];
}

function replacedFeatures(before: DerivedState, after: DerivedState, t: TranslateFn): Loss[] {
  const active = new Set(before.features.filter(({ inactive }) => inactive === undefined).map(keyOf));
  return after.features.flatMap((feature) => {
    const isLost = feature.inactive !== undefined && active.has(keyOf(feature));
    return isLost ? [{ key: keyOf(feature), name: feature.name, detail: messageText(feature.inactive ?? '', t) }] : [];
  });
}

function lostLines(before: DerivedState, after: DerivedState, t: TranslateFn): Loss[] {
  const now = sheetLines(after);
  const replaced = new Set(replacedFeatures(before, after, t).map(({ key }) => key));
  return [...sheetLines(before)].flatMap(([path, line]) => {
    const look = lineLook(path, before, t);
    if (look === undefined) return [];
    const next = now.get(path);
    if (line.kind === 'list') {
      const left = next?.kind === 'list' ? next.value : [];
      const gone = line.value.filter((value) => !left.includes(value) && !replaced.has(value));
      return namesOf(gone, path, before, t).map((name, index) => ({
        key: `${path} ${gone[index]}`,
        name,
        detail: look.name,
      }));
    }
    if (next !== undefined) return [];
    return [{ key: path, name: look.name, detail: valueText(line, look.signed, path, before, t) }];
  });
}

function keyOf({ source, id }: { readonly source: string; readonly id: string }): string {
  return `${source}/${id}`;
}
