import type { GameBots } from '@tessera/bots';
import type { Seat } from '@tessera/kernel';
import type { Action, State } from './state.ts';

/** Returns the standing of a seat, 0 to 1: its share of the games won. */
export function evaluate({ won }: State, seat: Seat): number {
  const mine = won[seat as 0 | 1];
  const all = won[0] + won[1];
  return all === 0 ? 0.5 : mine / all;
}

/** The bot configuration of this game. */
export const bestOfBots: GameBots<State, Action, State> = { evaluate };
