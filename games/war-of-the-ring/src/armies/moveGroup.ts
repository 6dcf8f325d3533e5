import { SITE, tables } from '../content/index.ts';
import { activates } from '../pieces/characters.ts';
import { regionAt, shift } from '../pieces/figures.ts';
import { activate } from '../politics/politics.ts';
import { followArmy } from '../politics/sameNation.ts';
import type { Ctx } from '../state/events.ts';
import type { Group } from '../state/frames.ts';
import { FREE } from '../state/numbers.ts';
import type { State } from '../state/state.ts';
import { enterRegion } from './capture.ts';
import { settleSiege } from './siege.ts';

/** Moves a group one region, with the consequences: capture, activation, sieges left behind. R 9.1.4 */
export function moveGroup(state: State, group: Group, to: number, side: number, ctx: Ctx, leaves = true): void {
  const { place: from, troops, characters } = group;
  shift(state, from, to, troops);
  followArmy(state, troops, from, to);
  for (const character of characters) state.characters[character] = to;
  ctx.log({ type: 'marched', from, to, troops: [...troops], characters: [...characters] });
  if (leaves) settleSiege(state, regionAt(from), ctx);
  enterRegion(state, to, side, ctx);
  settleSiege(state, to, ctx);
  for (const character of characters) arrive(state, character, ctx);
}

/** Activates the Nation of an unconquered City or Stronghold in which a Companion ends a move. R 7.8 */
export function arrive(state: State, character: number, ctx: Ctx): void {
  const place = state.characters[character]!;
  if (place < 0) return;
  const region = regionAt(place);
  if (mayWake(state, character, region)) activate(state, tables.nationOf[region]!, 'companion', ctx, region);
}

/** Returns whether a Companion that arrives in a region activates its Nation. R 7.8 */
export function mayWake(
  { control }: { readonly control: readonly number[] },
  character: number,
  region: number,
): boolean {
  const site = tables.siteOf[region];
  if (site !== SITE.city && site !== SITE.stronghold) return false;
  if (control[region] !== FREE || tables.sideOf[region] !== FREE) return false;
  return activates(character, tables.nationOf[region]!);
}
