import { type Refusal, refuse } from '@tessera/kernel';
import { FREE } from './numbers.ts';
import type { State } from './state.ts';
import { NATION_OF, UNITS_OF } from './troops.ts';

// R 13.11: with three players the Free Peoples may not take two actions in a row with the same Nation. A mixed Army may act if a unit of
// another Nation is with it, but the same mixed Army does not act twice in a row either.

/** The Nation that may not act alone now, or -1. */
export function weary(state: State, side: number): number {
  return side === FREE && state.players.length === 3 ? state.lastNation : -1;
}

/** Whether figures have a unit of a Nation that may act. */
export function isRested(state: State, troops: readonly number[], side: number): boolean {
  const nation = weary(state, side);
  return nation < 0 || UNITS_OF[side]!.some((troop) => troops[troop]! > 0 && NATION_OF[troop] !== nation);
}

/** Why a Nation may not act, if it acted last. */
export function whyWeary(state: State, nation: number, side: number): Refusal | undefined {
  return weary(state, side) === nation ? refuse('same-nation-twice', { nation }) : undefined;
}

/** A Nation takes part in the present action. */
export function noteNation(state: State, nation: number): void {
  if (state.players.length === 3 && nation < 5 && !state.acting.includes(nation)) state.acting.push(nation);
}

/** Whether the Army in a place is the mixed one that acted last. */
export function isSpent(state: State, place: number, side: number): boolean {
  return side === FREE && state.lastArmies.length > 0 && state.lastArmies.includes(place);
}

/** The Nations of units that march or attack take part in the present action; several of them are a mixed Army. */
export function noteUnits(state: State, troops: readonly number[], from: number): void {
  if (state.players.length !== 3) return;
  for (const nation of nationsAmong(troops)) noteNation(state, nation);
  if (isMixed(troops)) state.actingArmies.push(from);
}

/** A mixed Army that acts is now somewhere else. */
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

/** After an action of the Free Peoples: what it was with, if it was with one Nation, and which mixed Armies acted. */
export function rememberNation(state: State, side: number): void {
  if (state.players.length !== 3) return;
  if (side === FREE) {
    state.lastNation = state.acting.length === 1 ? state.acting[0]! : -1;
    state.lastArmies = state.actingArmies;
  }
  state.acting = [];
  state.actingArmies = [];
}

/** A new cycle begins, where the table counts by cycles. */
export function forgetNation(state: State): void {
  state.lastNation = -1;
  state.lastArmies = [];
}
