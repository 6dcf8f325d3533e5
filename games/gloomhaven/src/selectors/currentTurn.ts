import type { Half } from '../state/choice.ts';
import type { View } from '../state/state.ts';
import type { FigureId } from '../state/stateRecords.ts';

/** Checks whether the players are choosing cards. R 3.2 */
export function isPicking({ flow }: Pick<View, 'flow'>): boolean {
  return flow.at(-1)?.at === 'picks';
}

/** Returns the figure of the current performance, or else of the current turn. */
export function currentFigure({
  performances,
  turn,
  flow,
  figures,
}: Pick<View, 'performances' | 'turn' | 'flow' | 'figures'>): FigureId | undefined {
  const performance = performances.at(-1);
  if (performance) return performance.figure;
  const isInTurn = flow.some(({ at }) => at.startsWith('turn.') || at.startsWith('monster'));
  return isInTurn && (figures[turn.figure]?.cell ?? -1) >= 0 ? turn.figure : undefined;
}

/** Checks whether a hero's turn is running: between its halves, or during one of them. R 4.1 */
export function isInTurn({ turn, flow }: Pick<View, 'turn' | 'flow'>, seat: number): boolean {
  return turn.figure === seat && flow.some(({ at }) => at === 'turn.act');
}

/** Returns the half of a card that a seat is performing. */
export function playedHalf(
  { flow }: Pick<View, 'flow'>,
  seat: number,
): { readonly card: string; readonly half: Half; readonly basic: boolean } | undefined {
  const frame = flow.findLast(({ at }) => at === 'card.end');
  return frame?.at === 'card.end' && frame.seat === seat ? frame : undefined;
}
