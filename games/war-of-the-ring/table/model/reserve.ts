import type { View } from '@tessera/war-of-the-ring';
import { NATION_OF, NAZGUL } from '@tessera/war-of-the-ring/facts';

/** Returns a Nation's reinforcements: Regulars, Elites, Leaders (if it has any). */
export function reserveOf({ reserve }: Pick<View, 'reserve'>, nation: number): number[] {
  return reserve.flatMap((count, troop) => (NATION_OF[troop] === nation && troop !== NAZGUL ? [count] : []));
}
