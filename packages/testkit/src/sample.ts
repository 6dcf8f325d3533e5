import type { Chance } from '@tessera/kernel';

/** A few of the items, none twice; all of them when there are no more than that. */
export function someOf<T>(items: readonly T[], count: number, dice: Chance): T[] {
  const rest = [...items];
  const few: T[] = [];
  while (few.length < count && rest.length > 0) few.push(dice.draw(rest));
  return few;
}
