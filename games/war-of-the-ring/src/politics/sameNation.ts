import { type Refusal, refuse } from '@tessera/kernel';
import { NATION_OF, UNITS_OF } from '../pieces/troops.ts';
import { FREE } from '../state/numbers.ts';
import type { State } from '../state/state.ts';

// R 13.11: with three players the Free Peoples may not take two actions in a row with the same Nation. An action with several Nations
// counts for each of them. A mixed Army may act after any of its Nations, but the same mixed Army does not act twice in a row either.

/** Returns whether some Nation may not act alone now. */
export function isLimited(state: State, side: number): boolean {
  return side === FREE && state.players.length === 3 && state.lastNations.length > 0;
}

/** Returns whether an Army may act: it is mixed, or its only Nation did not act last. */
export function isRested(state: State, troops: readonly number[], side: number): boolean {
  return whyArmyWeary(state, troops, side) === undefined;
}

/** Returns why an Army may not act: all its units are of one Nation that acted last. */
export function whyArmyWeary(state: State, troops: readonly number[], side: number): Refusal | undefined {
  if (!isLimited(state, side)) return undefined;
  const [nation = -1, ...others] = nationsAmong(troops);
  return others.length > 0 ? undefined : whyWeary(state, nation, side);
}

/** Returns why a Nation may not act, if it acted last. */
export function whyWeary(state: State, nation: number, side: number): Refusal | undefined {
  const isWeary = isLimited(state, side) && state.lastNations.includes(nation);
  return isWeary ? refuse('same-nation-twice', { nation }) : undefined;
}

/** Adds a Nation to the present action. */
export function noteNation(state: State, nation: number): void {
  if (state.players.length === 3 && nation < 5 && !state.acting.includes(nation)) state.acting.push(nation);
}

/** Returns whether the Army in a place is the mixed one that acted last. */
export function isSpent(state: State, place: number, side: number): boolean {
  return side === FREE && state.lastArmies.length > 0 && state.lastArmies.includes(place);
}

/** Adds the Nations of marching or attacking units to the present action; several of them are a mixed Army. */
export function noteUnits(state: State, troops: readonly number[], from: number): void {
  if (state.players.length !== 3) return;
  for (const nation of nationsAmong(troops)) noteNation(state, nation);
  if (isMixed(troops)) state.actingArmies.push(from);
}

/** Updates the place of a mixed Army that moves. */
export function followArmy(state: State, troops: readonly number[], from: number, to: number): void {
  if (state.actingArmies.length === 0) return;
  const at = state.actingArmies.indexOf(from);
  if (at >= 0 && isMixed(troops)) state.actingArmies[at] = to;
}

function nationsAmong(troops: readonly number[]): Set<number> {
  return new Set(UNITS_OF[FREE]!.filter((troop) => troops[troop]! > 0).map((troop) => NATION_OF[troop]!));
}

function isMixed(troops: readonly number[]): boolean {
  return nationsAmong(troops).size > 1;
}

/** Records the Nations and mixed Armies of the Free Peoples' action that has ended. */
export function rememberNation(state: State, side: number): void {
  if (state.players.length !== 3) return;
  if (side === FREE) {
    state.lastNations = state.acting;
    state.lastArmies = state.actingArmies;
  }
  state.acting = [];
  state.actingArmies = [];
}

/** Clears the last Nations at the start of a cycle, if the table counts by cycles. */
export function forgetNation(state: State): void {
  state.lastNations = [];
  state.lastArmies = [];
}
