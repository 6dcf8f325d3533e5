import type { TableEntry } from '@tessera/table';
import type { Event, View } from '@tessera/war-of-the-ring';
import { diceLeft, FACES } from '@tessera/war-of-the-ring/facts';

const EYE = FACES.indexOf('eye');

/** Returns how many of a side's rolled dice are used in this turn; Eyes go to the Hunt Box at once. */
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
