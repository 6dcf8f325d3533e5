import type { Chance } from '@tessera/kernel';

/** Returns a random sample of the items without duplicates, or all if there are no more than `count`. */
export function someOf<T>(items: readonly T[], count: number, dice: Chance): T[] {
  const rest = [...items];
  const few: T[] = [];
  while (few.length < count && rest.length > 0) few.push(dice.draw(rest));
  return few;
}
