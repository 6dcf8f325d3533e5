import type { OwnRoll } from '@tessera/table';
import type { Teller } from '@tessera/text';
import type { Action, View } from '@tessera/war-of-the-ring';
import { FREE, faceName, facesOf, poolSize, SHADOW, tileName } from '@tessera/war-of-the-ring/facts';

/** What the dice and draws of a real table are called: the faces of action dice, and the tiles of the Hunt Pool. R 5.4, 10.5 */
export function resultsOf(
  { view, action, entered, sides, items }: OwnRoll<View, Action>,
  teller: Teller,
): readonly string[] | undefined {
  if (items) return isPool(view, items) ? items.map((tile) => tileName(Number(tile), teller)) : undefined;
  if (sides !== 6 || action.type !== 'allocate') return undefined;
  // The Free Peoples roll first.
  const side = entered < poolSize(view, FREE) ? FREE : SHADOW;
  return facesOf(side).map((face) => faceName(face, teller));
}

/** Whether something is drawn from the Hunt Pool: cards are drawn from piles that nobody sees. */
function isPool({ pool, drawn }: View, items: readonly unknown[]): boolean {
  const known = pool.length > 0 ? pool : drawn;
  return items.length <= known.length && items.every((item) => typeof item === 'number' && known.includes(item));
}
