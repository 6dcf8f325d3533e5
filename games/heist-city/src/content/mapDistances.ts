import { type Board, blast, type Cell, hex, WAYS } from '@tessera/space';
import { type HeistMap, linkedBoardOf, type Place, stretchHexes } from './map.ts';
import { emptySite } from './mapCheck.ts';

/** Lists of objectives. */
const GOALS = ['computers', 'drops', 'gear'] as const;

/** Distance of an objective from each crew. */
export interface GoalDistance {
  readonly list: (typeof GOALS)[number];
  readonly index: number;
  readonly at: Place;
  /** Steps from the nearest hex of each crew's zone to a hex within one of it; -1 if unreachable. */
  readonly steps: readonly [number, number];
}

/** Returns each crew's distance from its zone to every objective on the empty site, a measure of fairness. */
export function goalDistances(map: HeistMap): GoalDistance[] {
  const board = linkedBoardOf(map);
  const blocked = emptySite(map, board).marks;
  const fields = [0, 1].map((seat) => stepsFrom(zoneCells(map, board, seat), board, blocked));
  const stepsTo = (at: Place, steps: Int32Array | undefined) => {
    const known = board.clip(blast(hex(...at), 1)).map((cell) => steps?.[cell] ?? -1);
    return Math.min(...known.filter((each) => each >= 0), NO_WAY);
  };
  const stepsOrNone = (steps: number) => (steps === NO_WAY ? -1 : steps);
  return GOALS.flatMap((list) =>
    map[list].map(({ at }, index) => {
      const [first, second] = [stepsTo(at, fields[0]), stepsTo(at, fields[1])];
      return { list, index, at, steps: [stepsOrNone(first), stepsOrNone(second)] as const };
    }),
  );
}

const NO_WAY = Number.POSITIVE_INFINITY;

function zoneCells({ zones }: HeistMap, board: Board, seat: number): Cell[] {
  const own = zones.flatMap((zone) => (zone.kind === 'deployment' && zone.seat === seat ? zone.cells : []));
  return [...stretchHexes(own)].map(({ q, r }) => board.cellOf(hex(q, r)));
}

/** Returns the steps to every cell from the nearest source, teleporters included; -1 if unreachable. */
function stepsFrom(sources: readonly Cell[], { ways, size }: Board, blocked: Uint8Array): Int32Array {
  const steps = new Int32Array(size).fill(-1);
  let edge: Iterable<Cell> = sources;
  for (let distance = 0; ; distance++) {
    const reached: Cell[] = [];
    for (const cell of edge) {
      if (cell >= size || blocked[cell] !== 0 || steps[cell] !== -1) continue;
      steps[cell] = distance;
      reached.push(cell);
    }
    if (reached.length === 0) break;
    edge = reached.flatMap((cell) => [...ways.subarray(cell * WAYS, (cell + 1) * WAYS)]);
  }
  return steps;
}
