import type { View } from '@tessera/war-of-the-ring';
import { NATION_OF, NAZGUL } from '@tessera/war-of-the-ring/facts';

/** What a Nation has in reinforcements: Regulars, Elites, Leaders (or none). */
export function reserveOf({ reserve }: Pick<View, 'reserve'>, nation: number): number[] {
  return reserve.flatMap((count, troop) => (NATION_OF[troop] === nation && troop !== NAZGUL ? [count] : []));
}
