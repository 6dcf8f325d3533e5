import { LOOK_ALIKES } from './lookAlikes.ts';

const LETTERS = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([latin, letters]) => [...letters].map((letter) => [letter, latin] as const)),
);

/**
 * What is left of a name when everything that looks alike is written alike, after UTS #39: names with the same skeleton
 * can be taken for one another. Capitals, blanks and punctuation make no difference either. It is for comparing only.
 */
export function skeletonOf(name: string): string {
  const letters = [...name.normalize('NFKD').replace(/\p{Default_Ignorable_Code_Point}/gu, '')];
  const alike = letters.map((letter) => LETTERS.get(letter) ?? letter).join('');
  const bare = alike.toLowerCase().replace(/[\p{Z}\p{P}]/gu, '');
  return bare === '' ? alike : bare;
}

const MOST_ALIKE = 100;

/** A name that cannot be taken for any of the others: with a number behind it where it could. */
export function distinctName(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(skeletonOf));
  for (let number = 1; number < MOST_ALIKE; number++) {
    const distinct = number === 1 ? name : `${name} (${number})`;
    if (!taken.has(skeletonOf(distinct))) return distinct;
  }
  return name;
}
