import type { ChoiceValue } from '@tessera/fifth-edition';

/** Whether two answers are equal; the order of points does not matter. */
export function sameAnswer(a: ChoiceValue | undefined, b: ChoiceValue | undefined): boolean {
  if (typeof a !== 'object' || typeof b !== 'object') return a === b;
  if (Array.isArray(a) || Array.isArray(b))
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((pick, index) => pick === b[index]);
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => (a[key] ?? 0) === (b[key] ?? 0));
}
