import { type Choice, groundIn, type View } from '@tessera/gloomhaven/selectors';
import { DIRECTION_INDICES } from '@tessera/space';

/**
 * Returns the choice that a player means by pressing a hex that is not on offer, so that the rules can give a reason.
 * It may be a path there through obstacles, the figure there, or the hex itself. Undefined when the question allows
 * none.
 */
export function wishAt(view: View, legal: readonly Choice[], figure: number, cell: number): Choice | undefined {
  const types = new Set(legal.map(({ type }) => type));
  const id = view.figures.findIndex((one) => one.cell === cell);
  if (types.has('target')) return id < 0 ? undefined : { type: 'target', figure: id };
  if (types.has('start')) return { type: 'start', cell };
  if (types.has('hex')) return { type: 'hex', cell };
  if (!types.has('move')) return undefined;
  const from = view.figures[figure]?.cell ?? -1;
  const path = wayTo(view, from, cell);
  return path.length > 0 ? { type: 'move', path } : undefined;
}

/** Returns the shortest path over visible hexes, ignoring figures and obstacles. */
function wayTo(view: View, from: number, to: number): number[] {
  const { board, hidden } = groundIn(view);
  const before = new Map<number, number>([[from, from]]);
  const next = [from];
  for (const cell of next) {
    if (cell === to) break;
    for (const direction of DIRECTION_INDICES) {
      const beside = board.neighbour(cell, direction);
      if (beside < 0 || hidden[beside] === 1 || before.has(beside)) continue;
      before.set(beside, cell);
      next.push(beside);
    }
  }
  const path: number[] = [];
  for (let cell = to; cell !== from; cell = before.get(cell) ?? from) path.push(cell);
  return before.has(to) ? path.reverse() : [];
}
