import type { FigureId } from '../state/roster.ts';
import type { View } from '../state/state.ts';

/** Returns the figure whose turn it is in this round. */
export function actorOf({ flow }: Pick<View, 'flow'>): FigureId | undefined {
  for (const frame of [...flow].reverse()) {
    if (frame.at === 'attack' || frame.at === 'monster') return 'figure' in frame ? frame.figure : frame.attacker;
    if (frame.at === 'move' || frame.at === 'act' || frame.at === 'aim') return frame.seat;
  }
  return undefined;
}
