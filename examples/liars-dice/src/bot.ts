import type { GameBots } from '@tessera/bots';
import type { Seat } from '@tessera/kernel';
import type { Action, State, View } from './state.ts';
import { diceInPlay } from './table.ts';

/** How well a seat stands, 0 to 1: its share of the dice left. Partners count as one, which bots see to. */
export function evaluate(state: State, seat: Seat): number {
  return (state.players[seat]?.dice.length ?? 0) / diceInPlay(state);
}

/** What the bots know of this game. */
export const liarsDiceBots: GameBots<State, Action, View> = { evaluate };
