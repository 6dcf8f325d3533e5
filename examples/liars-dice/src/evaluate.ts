import type { Seat } from '@tessera/kernel';
import type { State } from './state.ts';
import { diceInPlay } from './table.ts';

/** How well a seat stands, from 0 to 1: its share of the dice left. For bots. */
export function evaluate(state: State, seat: Seat): number {
  return (state.players[seat]?.dice.length ?? 0) / diceInPlay(state);
}
