import type { View } from '@tessera/war-of-the-ring';
import {
  charactersAt,
  FREE,
  isElite,
  isUnit,
  NATION_OF,
  NONE,
  SHADOW,
  SIDE_OF,
  TROOPS_OF,
} from '@tessera/war-of-the-ring/facts';

/** Number of figures per sort in one place, as a plaque on the map shows it. */
export interface Army {
  readonly place: number;
  readonly side: number;
  readonly units: number;
  readonly elites: number;
  /** Leaders, Nazgûl and characters. */
  readonly leaders: number;
  readonly characters: readonly number[];
  /** The Nation with the most figures. */
  readonly nation: number;
}

/** Returns the figures of a side in a place, or undefined. */
export function armyIn(view: View, place: number, side: number): Army | undefined {
  const stack = view.stacks[place];
  const characters = charactersAt(view, place, side);
  const byNation = new Map<number, number>();
  let [units, elites, leaders] = [0, 0, characters.length];
  for (const troop of TROOPS_OF[side] ?? []) {
    const count = stack?.[troop] ?? 0;
    if (count === 0) continue;
    if (isUnit(troop)) units += count;
    else leaders += count;
    if (isElite(troop)) elites += count;
    const nation = NATION_OF[troop] ?? NONE;
    byNation.set(nation, (byNation.get(nation) ?? 0) + count);
  }
  if (units + leaders === 0) return undefined;
  const nation = [...byNation].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? NONE;
  return { place, side, units, elites, leaders, characters, nation };
}

/** Returns the Armies in a place, the Free Peoples first. */
export function armiesIn(view: View, place: number): Army[] {
  return [FREE, SHADOW].flatMap((side) => armyIn(view, place, side) ?? []);
}

/** Returns every figure of a stack separately, units before leaders, for lists. */
export function figuresIn(troops: readonly (number | undefined)[], side: number): number[] {
  return troops.flatMap((count = 0, troop) => (SIDE_OF[troop] === side ? new Array<number>(count).fill(troop) : []));
}
