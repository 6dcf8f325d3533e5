import { settleTable } from '../deck/tableCards.ts';
import { charactersAt } from '../pieces/characters.ts';
import { add, hasArmy, take, troopsAt } from '../pieces/figures.ts';
import { ELITES_OF, LEADERS_OF, regularOf, SIDE_OF, TROOPS_OF } from '../pieces/troops.ts';
import type { Ctx } from '../state/events.ts';
import { FREE, GONE, PLACE_COUNT } from '../state/numbers.ts';
import type { State } from '../state/state.ts';

/** Eliminates figures: those of the Free Peoples for good, the Shadow's return to reinforcements. R 3.6 */
export function eliminate(state: State, place: number, troop: number, count: number, ctx: Ctx): void {
  if (count === 0) return;
  take(state, place, troop, count);
  const box = SIDE_OF[troop] === FREE ? state.lost : state.reserve;
  box[troop]! += count;
  ctx.log({ type: 'lost', place, troop, count });
}

/** Returns whether an Elite that is hit can become a Regular: one must be available. R 9.5.2 */
export function canReduce(state: State, elite: number): boolean {
  const regular = regularOf(elite);
  return state.reserve[regular]! > 0 || state.lost[regular]! > 0;
}

/**
 * Returns how many hits an Army can take before it is gone. An Elite takes two while its Nation has a Regular to replace it: in the
 * Army, among the casualties or in reserve. Without one it takes one. R 9.5.2, 9.5.3
 */
export function endurance(state: State, place: number, side: number): number {
  let hits = 0;
  for (const elite of ELITES_OF[side]!) {
    const elites = troopsAt(state, place, elite);
    const regulars = troopsAt(state, place, regularOf(elite));
    hits += regulars + elites * (regulars > 0 || canReduce(state, elite) ? 2 : 1);
  }
  return hits;
}

/** Replaces an Elite by a Regular of its Nation, or eliminates it without one. R 9.5.1, 9.5.2 */
export function reduce(state: State, place: number, elite: number, ctx: Ctx): void {
  if (!canReduce(state, elite)) {
    eliminate(state, place, elite, 1, ctx);
    return;
  }
  const regular = regularOf(elite);
  const isFree = SIDE_OF[elite] === FREE;
  take(state, place, elite);
  add(state, place, regular);
  (isFree ? state.lost : state.reserve)[elite]! += 1;
  // Casualties of the Free Peoples are used before their reinforcements.
  const box = isFree && state.lost[regular]! > 0 ? state.lost : state.reserve;
  box[regular]! -= 1;
  ctx.log({ type: 'reduced', place, troop: elite });
}

/** Replaces a Regular by an Elite of its Nation from the reserve. */
export function upgrade(state: State, place: number, regular: number, ctx: Ctx): void {
  take(state, place, regular);
  add(state, place, regular + 1);
  state.reserve[regular]! += 1;
  state.reserve[regular + 1]! -= 1;
  ctx.log({ type: 'upgraded', place, troop: regular });
}

/** Returns a unit to reinforcements, where it can be recruited again. R 3.2 */
export function disband(state: State, place: number, troop: number, ctx: Ctx): void {
  take(state, place, troop);
  state.reserve[troop]! += 1;
  ctx.log({ type: 'disbanded', place, troop });
}

/** Removes a character from the game. R 3.6 */
export function loseCharacter(state: State, character: number, ctx: Ctx): void {
  state.characters[character] = GONE;
  ctx.log({ type: 'character-lost', character });
  settleTable(state, 'action-end', ctx);
}

/** Removes Leaders of the Free Peoples that stand without a unit. R 3.3 */
export function removeLoneLeaders(state: State, place: number, ctx: Ctx): void {
  const stack = state.stacks[place];
  if (!stack || hasArmy(state, place, FREE)) return;
  let count = 0;
  for (const troop of LEADERS_OF[FREE]!) {
    const leaders = troopsAt(state, place, troop);
    if (leaders === 0) continue;
    count += leaders;
    take(state, place, troop, leaders);
    state.lost[troop]! += leaders;
  }
  if (count > 0) ctx.log({ type: 'leaders-removed', place, count });
}

/** Removes Leaders without an Army in every place. */
export function removeAllLoneLeaders(state: State, ctx: Ctx): void {
  for (let place = 0; place < PLACE_COUNT; place++) {
    if (state.stacks[place] !== null) removeLoneLeaders(state, place, ctx);
  }
}

/** Removes Leaders, Nazgûl and fighting characters with the last unit in a battle. R 3.7 */
export function destroyArmy(state: State, place: number, side: number, spared: readonly number[], ctx: Ctx): void {
  for (const troop of TROOPS_OF[side]!) eliminate(state, place, troop, troopsAt(state, place, troop), ctx);
  for (const character of charactersAt(state, place, side)) {
    if (!spared.includes(character)) loseCharacter(state, character, ctx);
  }
}
