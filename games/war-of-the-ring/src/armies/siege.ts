import { CHARACTERS_OF } from '../pieces/characters.ts';
import { armyAt, hasArmy, insideOf, regionAt, shift } from '../pieces/figures.ts';
import type { Ctx } from '../state/events.ts';
import { FREE, SHADOW } from '../state/numbers.ts';
import type { State } from '../state/state.ts';
import { capture, enterRegion } from './capture.ts';

/** Maximum of units inside a besieged Stronghold. R 3.1 */
export const GARRISON_LIMIT = 5;

/** Moves a side's Army and characters to another place; the other side's figures stay. */
export function moveAll(state: State, from: number, to: number, side: number): void {
  shift(state, from, to, armyAt(state, from, side));
  for (const character of CHARACTERS_OF[side]!) {
    if (state.characters[character] === from) state.characters[character] = to;
  }
}

/** Ends a siege without besiegers or garrison: the garrison comes out, or the Stronghold falls. R 9.7.8 */
export function settleSiege(state: State, region: number, ctx: Ctx): void {
  const inside = insideOf(region);
  if (inside < 0) return;
  for (const side of [FREE, SHADOW]) {
    if (!isInside(state, inside, side)) {
      // No figure is inside to come out: the Army before the walls captures the Stronghold. R 9.7.8, 9.8.1
      const isOpen =
        state.control[region] === side && !hasArmy(state, region, side) && hasArmy(state, region, 1 - side);
      if (isOpen) capture(state, region, 1 - side, ctx);
      continue;
    }
    const garrison = hasArmy(state, inside, side);
    const besieger = hasArmy(state, region, 1 - side);
    if (garrison && besieger) continue;
    moveAll(state, inside, region, side);
    ctx.log({ type: 'siege-ended', region });
    if (besieger) capture(state, region, 1 - side, ctx);
    else if (garrison) enterRegion(state, region, side, ctx);
  }
}

function isInside(state: State, inside: number, side: number): boolean {
  if (state.stacks[inside] !== null && hasArmyOrLeaders(state, inside, side)) return true;
  return CHARACTERS_OF[side]!.some((character) => state.characters[character] === inside);
}

function hasArmyOrLeaders(state: State, inside: number, side: number): boolean {
  return armyAt(state, inside, side).some((count) => count > 0);
}

/** Settles every siege after an event that may have ended one. */
export function settleSieges(state: State, ctx: Ctx): void {
  for (let place = 105; place < state.stacks.length; place++) {
    const region = regionAt(place);
    if (state.stacks[place] !== null || state.characters.includes(place)) settleSiege(state, region, ctx);
  }
}
