import type { GameBots } from '@tessera/bots';
import type { Seat } from '@tessera/kernel';
import { rollout } from './review.ts';
import type { Action, State, View } from './state.ts';
import { diceInPlay } from './table.ts';

/** Returns the standing of a seat, 0 to 1: its share of the dice left. The bots average it over partners. */
export function evaluate(state: State, seat: Seat): number {
  return (state.players[seat]?.dice.length ?? 0) / diceInPlay(state);
}

/** The bot configuration of this game. */
export const liarsDiceBots: GameBots<State, Action, View> = { evaluate, review: { rollout } };
