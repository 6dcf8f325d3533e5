import type { GameBots } from '@tessera/bots';
import type { Seat } from '@tessera/kernel';
import { type Figures, HEROES, heroesUp, MONSTER_IDS, monstersUp } from './figures/figures.ts';
import { distance } from './state/board.ts';
import type { FigureId } from './state/roster.ts';
import type { Action, State, View } from './state/state.ts';

const FULL_HAND = 6;

/**
 * Returns the standing of the heroes, 0 to 1, the same for both: their hit points and cards against the monsters' hit
 * points. Proximity counts a little, or they would never fight.
 */
export function evaluate({ figures, heroes }: State, _seat: Seat): number {
  const cards = (seat: Seat) => heroes[seat]!.hand.length + heroes[seat]!.discard.length;
  const ours = mean(
    HEROES.map((seat) => health(figures, seat) && (health(figures, seat) + cards(seat) / FULL_HAND) / 2),
  );
  const theirs = mean(MONSTER_IDS.map((id) => health(figures, id)));
  return 0.5 + 0.45 * (ours - theirs) + 0.05 * mean(heroesUp(figures).map((seat) => closeness(figures, seat)));
}

/** The bot configuration of this game. */
export const duelBots: GameBots<State, Action, View> = { evaluate };

function health(figures: Figures, id: FigureId): number {
  return figures[id]!.hp / figures[id]!.fullHp;
}

function closeness(figures: Figures, seat: Seat): number {
  const distances = monstersUp(figures).map((id) => distance(figures[seat]!.cell, figures[id]!.cell));
  return distances.length > 0 ? 1 / Math.min(...distances) : 0;
}

function mean(numbers: readonly number[]): number {
  return numbers.length > 0 ? numbers.reduce((sum, number) => sum + number, 0) / numbers.length : 0;
}
