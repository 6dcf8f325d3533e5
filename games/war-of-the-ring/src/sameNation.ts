import { type Refusal, refuse } from '@tessera/kernel';
import { FREE } from './numbers.ts';
import type { State } from './state.ts';
import { NATION_OF, UNITS_OF } from './troops.ts';

// R 13.11: with three players the Free Peoples may not take two actions in a row with the same Nation. A mixed Army may act if a unit of
// another Nation is with it.

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

/** The Nations of units that march or attack take part in the present action. */
export function noteUnits(state: State, troops: readonly number[]): void {
  if (state.players.length !== 3) return;
  for (const troop of UNITS_OF[FREE]!) if (troops[troop]! > 0) noteNation(state, NATION_OF[troop]!);
}

/** After an action of the Free Peoples: what it was with, if it was with one Nation. */
export function rememberNation(state: State, side: number): void {
  if (state.players.length !== 3) return;
  if (side === FREE) state.lastNation = state.acting.length === 1 ? state.acting[0]! : -1;
  state.acting = [];
}
