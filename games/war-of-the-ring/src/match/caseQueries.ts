import { CHARACTERS, FIGURES, NATIONS, SIDES, tables } from '../content/index.ts';
import { insideOf } from '../pieces/figures.ts';
import { NAZGUL, troopOf } from '../pieces/troops.ts';
import { ASIDE, FELLOWSHIP, GONE, numberIn } from '../state/numbers.ts';
import type { State } from '../state/state.ts';
import { pointsOf } from '../turn/victory.ts';

// Queries of rule cases about a position, in the words of the content.

/** Returns the figures in a region or `inside` its Stronghold, like `gondor 3/1/1 nazgul 2`; empty without figures. */
export function armyIn(state: State, region: string): string {
  const inside = region.startsWith('inside ');
  const number = tables.regionIndex.get(inside ? region.slice('inside '.length) : region) ?? -1;
  const stack = state.stacks[inside ? insideOf(number) : number];
  if (!stack) return '';
  const parts = NATIONS.flatMap((nation, i) => {
    const figures = FIGURES.slice(0, i < 5 ? 3 : 2).map((figure) => stack[troopOf(i, figure)]!);
    return figures.some((count) => count > 0) ? [`${nation} ${figures.join('/')}`] : [];
  });
  return [...parts, ...(stack[NAZGUL]! > 0 ? [`nazgul ${stack[NAZGUL]}`] : [])].join(' ');
}

/** Returns the location of a character: a region, `inside` a Stronghold, `fellowship`, `aside` or `gone`. */
export function whereIs(state: State, character: string): string {
  const place = state.characters[numberIn(CHARACTERS, character)]!;
  if (place === FELLOWSHIP) return 'fellowship';
  if (place === ASIDE) return 'aside';
  if (place === GONE) return 'gone';
  const region = tables.regions.findIndex((_, one) => one === place || insideOf(one) === place);
  return region === place ? tables.regions[region]! : `inside ${tables.regions[region]}`;
}

/** Returns a Nation's position on the Political Track, like `3 active`. */
export function politicsOf(state: State, nation: string): string {
  const i = numberIn(NATIONS, nation);
  return `${state.boxes[i]} ${state.active[i] ? 'active' : 'passive'}`;
}

/** Returns the side that controls a Settlement. */
export function controllerOf(state: State, region: string): string {
  return SIDES[state.control[tables.regionIndex.get(region)!]!] ?? 'nobody';
}

/** Returns the victory points of a side. */
export function victoryPoints(state: State, side: string): number {
  return pointsOf(state, numberIn(SIDES, side));
}

/** Returns the Guide. */
export function guideOf(state: State): string {
  return CHARACTERS[state.fellowship.guide]!;
}

/** Returns how many figures of each sort are on the map: `free`, `shadow`. */
export function figuresOnMap(state: State): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const stack of state.stacks) {
    stack?.forEach((count, troop) => {
      if (count === 0) return;
      const side = troop < 15 ? 'free' : 'shadow';
      const figure = troop === NAZGUL ? 'nazgul' : FIGURES[troop < 15 ? troop % 3 : (troop - 15) % 2]!;
      sums[`${side} ${figure}`] = (sums[`${side} ${figure}`] ?? 0) + count;
    });
  }
  return sums;
}

/** Returns the region of the figure of the Ring-bearers. */
export function figureIn(state: State): string {
  return tables.regions[state.fellowship.region]!;
}
