import { LOOK_ALIKES } from './confusables.ts';

const LETTERS = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([latin, letters]) => [...letters].map((letter) => [letter, latin] as const)),
);

/**
 * Returns the skeleton of a name after UTS #39: names with the same skeleton look alike. Case, spaces and punctuation
 * are ignored too. It is for comparisons only.
 */
export function skeletonOf(name: string): string {
  const letters = [...name.normalize('NFKD').replace(/\p{Default_Ignorable_Code_Point}/gu, '')];
  const alike = letters.map((letter) => LETTERS.get(letter) ?? letter).join('');
  const bare = alike.toLowerCase().replace(/[\p{Z}\p{P}]/gu, '');
  return bare === '' ? alike : bare;
}

const MAX_ALIKE = 100;

/** Returns a name that looks like none of the others, with a number added if necessary. */
export function distinctName(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(skeletonOf));
  for (let number = 1; number < MAX_ALIKE; number++) {
    const distinct = number === 1 ? name : `${name} (${number})`;
    if (!taken.has(skeletonOf(distinct))) return distinct;
  }
  return name;
}
