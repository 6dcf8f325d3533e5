import type { OwnRoll } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import type { Action, View } from '@tessera/war-of-the-ring';
import { FREE, faceName, facesOf, poolSize, SHADOW, tileName } from '@tessera/war-of-the-ring/facts';

/** Returns the names of results on a physical table: faces of action dice, and tiles of the Hunt Pool. R 5.4, 10.5 */
export function resultsOf(
  { view, action, entered, sides, items }: OwnRoll<View, Action>,
  formatter: GameFormatter,
): readonly string[] | undefined {
  if (items) return isPool(view, items) ? items.map((tile) => tileName(Number(tile), formatter)) : undefined;
  if (sides !== 6 || action.type !== 'allocate') return undefined;
  // The Free Peoples roll first.
  const side = entered < poolSize(view, FREE) ? FREE : SHADOW;
  return facesOf(side).map((face) => faceName(face, formatter));
}

/** Returns whether the items are the Hunt Pool; card piles are hidden and not named. */
function isPool({ pool, drawn }: View, items: readonly unknown[]): boolean {
  const known = pool.length > 0 ? pool : drawn;
  return items.length <= known.length && items.every((item) => typeof item === 'number' && known.includes(item));
}
