import type { Message, Patch } from '@tessera/kernel';
import type { View } from '@tessera/war-of-the-ring';
import {
  ARMY_LIMIT,
  FREE,
  figureOf,
  isInside,
  loadContent,
  NATION_OF,
  NATIONS,
  regionAt,
  SHADOW,
  SIDE_OF,
  TILES,
  tileOf,
  unitsAt,
} from '@tessera/war-of-the-ring/facts';

/** Number of figures in the box, by sort. R 1.1 */
const ALL = SIDE_OF.map((_, troop) => {
  const nation = NATIONS[NATION_OF[troop] ?? 0]!;
  return loadContent().content.nation.get(nation)?.figures[figureOf(troop)] ?? 0;
});
const STANDARD = TILES.reduce((sum, { set, copies }) => sum + (set === 'standard' ? copies : 0), 0);
const GARRISON_LIMIT = 5;

/** Returns the impossible parts of a position: the match or the physical table was not updated. */
export function driftOf(view: View): Message[] {
  const found: Message[] = [];
  ALL.forEach((of, troop) => {
    const onMap = view.stacks.reduce((sum, stack) => sum + (stack?.[troop] ?? 0), 0);
    const there = onMap + (view.reserve[troop] ?? 0) + (view.lost[troop] ?? 0) + (view.battle?.rear[troop] ?? 0);
    if (there !== of) found.push({ code: 'figures', params: { troop, there, of } });
  });
  view.stacks.forEach((stack, place) => {
    if (!stack) return;
    const units = [FREE, SHADOW].map((side) => unitsAt(view, place, side));
    const limit = isInside(place) ? GARRISON_LIMIT : ARMY_LIMIT;
    if (units.every((count) => count > 0) && !view.battle) found.push({ code: 'mixed', params: { place } });
    const most = Math.max(...units);
    if (most > limit) found.push({ code: 'stacked', params: { place, there: most, of: limit } });
  });
  const tiles = [...view.pool, ...view.drawn, ...view.removed, ...view.aside];
  const out = tiles.filter((tile) => tileOf(tile).set === 'standard').length;
  if (out > STANDARD || (out < STANDARD && !view.hunt)) {
    found.push({ code: 'tiles', params: { there: out, of: STANDARD } });
  }
  return found;
}

/**
 * Returns patches that add or remove a figure in a place. A removed figure is a casualty: of the Free Peoples for good,
 * of the Shadow as reinforcement. An added one comes from reinforcements, or from casualties if there are none. R 3.6
 */
export function figurePatches(view: View, place: number, troop: number, by: 1 | -1): Patch[] | undefined {
  const stack = [...(view.stacks[place] ?? ALL.map(() => 0))];
  const from =
    by < 0 ? (SIDE_OF[troop] === FREE ? 'lost' : 'reserve') : (view.reserve[troop] ?? 0) > 0 ? 'reserve' : 'lost';
  const left = (view[from][troop] ?? 0) - by;
  stack[troop] = (stack[troop] ?? 0) + by;
  if (left < 0 || (stack[troop] ?? 0) < 0) return undefined;
  return [
    [['stacks', place], stack.some((count) => count > 0) ? stack : null],
    [[from, troop], left],
  ];
}

/** Returns patches that put a tile back into the pool, or mark it as drawn. */
export function tilePatches(view: View, tile: number, by: 1 | -1): Patch[] | undefined {
  const [from, to] = by > 0 ? (['drawn', 'pool'] as const) : (['pool', 'drawn'] as const);
  const at = view[from].indexOf(tile);
  if (at < 0) return undefined;
  return [
    [[from], view[from].toSpliced(at, 1)],
    [[to], [...view[to], tile]],
  ];
}

/** Returns patches that change a number within its bounds, or undefined. */
export function numberPatches(
  path: Patch[0],
  value: number,
  by: 1 | -1,
  [least, most]: readonly [number, number],
): Patch[] | undefined {
  const next = value + by;
  return next < least || next > most ? undefined : [[path, next]];
}

/** Returns the sorts of figures to count in a place: those of its Nation, and those present. */
export function sortsIn(view: View, place: number, nation: number): number[] {
  return ALL.flatMap((of, troop) =>
    of > 0 && ((view.stacks[place]?.[troop] ?? 0) > 0 || NATION_OF[troop] === nation) ? [troop] : [],
  );
}

/** Returns the places of a region with countable figures: the region, and the inside while besieged. */
export function placesOf(view: View, region: number): number[] {
  return view.stacks.flatMap((stack, place) =>
    place === region || (stack && regionAt(place) === region) ? [place] : [],
  );
}
