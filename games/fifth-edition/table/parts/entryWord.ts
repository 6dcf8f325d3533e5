import type { Say } from '@tessera/text';
import { wordOr } from '../words/pathName.ts';

/** An entry of a list in words: kinds of armor and weapon, damage, conditions; else as content names it. */
export function entryWord(say: Say, value: string, name: string): string {
  const own = ['sum.entry', 'damageType', 'condition'].map((group) => wordOr(say, `${group}.${value}`, ''));
  return own.find((word) => word !== '') ?? name;
}
