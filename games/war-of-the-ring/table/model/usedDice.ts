import type { TableEntry } from '@tessera/table';
import type { Event, View } from '@tessera/war-of-the-ring';
import { diceLeft, FACES } from '@tessera/war-of-the-ring/facts';

const EYE = FACES.indexOf('eye');

/** How many of the dice that a side has rolled in this turn are used; Eyes went to the Hunt Box at once. */
export function usedDice(view: View, log: readonly TableEntry[], side: number): number {
  if (view.phase !== 'actions') return 0;
  for (let i = log.length - 1; i >= 0; i--) {
    const events = log[i]!.events as readonly Event[];
    for (const event of events.toReversed()) {
      if (event.type !== 'dice-rolled' || event.side !== side) continue;
      return Math.max(0, event.faces.filter((face) => face !== EYE).length - diceLeft(view, side));
    }
  }
  return 0;
}
