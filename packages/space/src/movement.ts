import type { Board } from './board.ts';
import { BLOCKED, OCCUPIED, SOLID, type Terrain } from './terrain.ts';
import type { Walls } from './walls.ts';

/** How a figure moves. */
export const GAITS = ['walk', 'jump', 'fly'] as const;
export type Gait = (typeof GAITS)[number];

/** Everything that determines the cost and limits of a move; `Reach` and `Paths` read it the same way. */
export interface Movement {
  readonly gait: Gait;
  readonly terrain: Terrain;
  /** Sides that no figure crosses, not even in the air. */
  readonly walls?: Walls;
}

interface GaitRule {
  /** Marks that keep a figure from passing through a cell. */
  readonly barred: number;
  /** Marks that keep a figure from ending in a cell. */
  readonly noEnd: number;
  /** Whether cells on the way cost as their terrain says, or 1. */
  readonly paysOnTheWay: boolean;
  /** Whether the last cell costs as its terrain says, or 1. */
  readonly paysAtTheEnd: boolean;
}

/** The restrictions of each gait. A jump lands like a walk; before that, only solid cells stop it. */
export const GAIT_RULES: Readonly<Record<Gait, GaitRule>> = {
  walk: { barred: SOLID | BLOCKED, noEnd: OCCUPIED, paysOnTheWay: true, paysAtTheEnd: true },
  jump: { barred: SOLID, noEnd: BLOCKED | OCCUPIED, paysOnTheWay: false, paysAtTheEnd: true },
  fly: { barred: SOLID, noEnd: OCCUPIED, paysOnTheWay: false, paysAtTheEnd: false },
};

/** Throws if the terrain or walls of a movement belong to another board. */
export function checkMovement(board: Board, { terrain, walls }: Movement): void {
  board.expectSame(terrain.board, 'terrain');
  if (walls !== undefined) board.expectSame(walls.board, 'walls');
}
