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

/** All figures there are, by sort. R 1.1 */
const ALL = SIDE_OF.map((_, troop) => {
  const nation = NATIONS[NATION_OF[troop] ?? 0]!;
  return loadContent().content.nation.get(nation)?.figures[figureOf(troop)] ?? 0;
});
const STANDARD = TILES.reduce((sum, { set, copies }) => sum + (set === 'standard' ? copies : 0), 0);
const GARRISON_LIMIT = 5;

/** What cannot stand like this on a real table: somebody has forgotten something, there or here. */
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
 * A figure more or less in a place. One that is taken away has fallen: of the Free Peoples for good, of the Shadow into the
 * reinforcements. One that is added comes from the reinforcements, or from the fallen where there are none. R 3.6
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

/** A tile back into the pool, or out of it as drawn. */
export function tilePatches(view: View, tile: number, by: 1 | -1): Patch[] | undefined {
  const [from, to] = by > 0 ? (['drawn', 'pool'] as const) : (['pool', 'drawn'] as const);
  const at = view[from].indexOf(tile);
  if (at < 0) return undefined;
  return [
    [[from], view[from].toSpliced(at, 1)],
    [[to], [...view[to], tile]],
  ];
}

/** A number moved within its bounds. */
export function numberPatches(
  path: Patch[0],
  value: number,
  by: 1 | -1,
  [least, most]: readonly [number, number],
): Patch[] | undefined {
  const next = value + by;
  return next < least || next > most ? undefined : [[path, next]];
}

/** The sorts of figures that stand in a region or could: those of its own Nation, and whatever is there. */
export function sortsIn(view: View, place: number, nation: number): number[] {
  return ALL.flatMap((of, troop) =>
    of > 0 && ((view.stacks[place]?.[troop] ?? 0) > 0 || NATION_OF[troop] === nation) ? [troop] : [],
  );
}

/** The place of a region that is meant when its figures are counted: the inside where somebody is besieged has its own. */
export function placesOf(view: View, region: number): number[] {
  return view.stacks.flatMap((stack, place) =>
    place === region || (stack && regionAt(place) === region) ? [place] : [],
  );
}
