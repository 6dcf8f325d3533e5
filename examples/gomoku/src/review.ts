import type { Chance, Seat } from '@tessera/kernel';
import type { Action, State } from './game.ts';

/** The weight of a row grows by this factor per stone. */
const STEP = 8;
/** Own rows count more than equally long rows of the opponent: completing one comes before stopping one. */
const OWN_TURN = 1;
const OTHER_TURN = 0.5;
/** Number of cells compared in a review, and the share of the best weight that a playout still plays. */
const COMPARED = 8;
const LIKELY = 0.5;

const WAYS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
] as const;

/** Returns the cells worth comparing, the heaviest first: rows that a stone would extend or stop. */
export function candidates(state: State, seat: Seat, legal: readonly Action[]): readonly Action[] {
  return weighed(state, seat, legal)
    .slice(0, COMPARED)
    .map(({ action }) => action);
}

/** Returns one of the heaviest cells. */
export function rollout(state: State, seat: Seat, chance: Chance): Action {
  const legal = state.cells.flatMap((stone, cell): Action[] => (stone === 0 ? [{ type: 'place', cell }] : []));
  const cells = weighed(state, seat, legal);
  const most = cells[0]?.weight ?? 0;
  return chance.pick(cells.filter(({ weight }) => weight >= most * LIKELY)).action;
}

function weighed(state: State, seat: Seat, legal: readonly Action[]) {
  return legal
    .map((action) => ({ action, weight: weightOf(state, seat, action.cell) }))
    .sort((a, b) => b.weight - a.weight);
}

/** Sums the rows through a cell that hold stones of only one seat. */
function weightOf({ cells, columns, rows, inARow }: State, seat: Seat, cell: number): number {
  const x = cell % columns;
  const y = Math.floor(cell / columns);
  let sum = 0;
  for (const [dx, dy] of WAYS) {
    for (let back = 0; back < inARow; back++) {
      const [fromX, fromY] = [x - dx * back, y - dy * back];
      const [toX, toY] = [fromX + dx * (inARow - 1), fromY + dy * (inARow - 1)];
      if (Math.min(fromX, toX, fromY, toY) < 0 || Math.max(fromX, toX) >= columns || Math.max(fromY, toY) >= rows) {
        continue;
      }
      let own = 0;
      let other = 0;
      for (let i = 0; i < inARow; i++) {
        const stone = cells[(fromY + dy * i) * columns + fromX + dx * i];
        if (stone === seat + 1) own++;
        else if (stone !== 0) other++;
      }
      if (other === 0) sum += STEP ** (own + OWN_TURN);
      else if (own === 0) sum += STEP ** (other + OTHER_TURN);
    }
  }
  return sum;
}
