import type { TranslateFn } from '@tessera/text';
import { wordOr } from '../../words/pathName.ts';

/**
 * Localizes a list entry: armor and weapon types, damage types, conditions; otherwise returns the name from content.
 */
export function entryWord(t: TranslateFn, value: string, name: string): string {
  const own = ['sum.entry', 'damageType', 'condition'].map((group) => wordOr(t, `${group}.${value}`, ''));
  return own.find((word) => word !== '') ?? name;
}
