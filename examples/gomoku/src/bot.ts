import type { GameBots } from '@tessera/bots';
import type { Seat } from '@tessera/kernel';
import type { Action, State } from './game.ts';
import { candidates, rollout } from './review.ts';

/** The weight of a line with stones of only one side grows by this factor per stone. */
const STEP = 8;

/** Returns the standing of a seat, 0 to 1: its share of the lines that can still be won, weighted by their stones. */
export function evaluate({ cells, columns, rows, inARow }: State, seat: Seat): number {
  const worth = [0, 0];
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      for (const [dx, dy] of [
        [1, 0],
        [0, 1],
        [1, 1],
        [-1, 1],
      ] as const) {
        const endX = x + dx * (inARow - 1);
        if (endX < 0 || endX >= columns || y + dy * (inARow - 1) >= rows) continue;
        const stones = [0, 0, 0];
        for (let i = 0; i < inARow; i++) {
          const stone = cells[(y + dy * i) * columns + x + dx * i] as number;
          stones[stone] = (stones[stone] as number) + 1;
        }
        const [, first = 0, second = 0] = stones;
        if (second === 0 && first > 0) worth[0] = (worth[0] as number) + STEP ** first;
        if (first === 0 && second > 0) worth[1] = (worth[1] as number) + STEP ** second;
      }
    }
  }
  const all = (worth[0] as number) + (worth[1] as number);
  return all === 0 ? 0.5 : (worth[seat] as number) / all;
}

/** The bot configuration of this game. */
export const gomokuBots: GameBots<State, Action, State> = { evaluate, review: { candidates, rollout } };
