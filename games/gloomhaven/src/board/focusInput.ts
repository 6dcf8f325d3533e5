import type { Gait, Reach } from '@tessera/space';
import type { AreaAttack, AttackField } from './areaAttack.ts';
import type { BoardFigure, Position } from './board.ts';
import type { Candidate } from './focusPath.ts';
import type { MoveRule } from './movement.ts';

/** A monster's action this turn by its card, including its statistics and conditions. */
export interface MonsterAction {
  /** Movement points: 0 without a move line and for an immobilized monster. */
  readonly move: number;
  readonly gait: Gait;
  /** Absent without an attack line and for a disarmed monster, which then moves as for a melee attack. R 13.4 */
  readonly attack?: AreaAttack;
  /** It has disadvantage on every hex, so it does not move to avoid it. */
  readonly muddled?: boolean;
}

/** The input of a decision. */
export interface FocusInput {
  readonly position: Position;
  readonly monster: BoardFigure;
  readonly action: MonsterAction;
  /** The enemies that it can see, the best targets first; bit i of a mask is the i-th. */
  readonly enemies: readonly BoardFigure[];
  readonly ranks: Uint8Array;
  readonly field: AttackField;
  readonly rule: MoveRule;
  readonly reach: Reach;
  readonly candidates: readonly Candidate[];
  readonly focuses: readonly Candidate[];
  /** Whether the monster moves to avoid disadvantage on adjacent enemies. */
  readonly mindsAdjacent: boolean;
}
