import { shapeOf } from '../abilities/abilityParameters.ts';
import { newPerformance } from '../abilities/newPerformance.ts';
import { reachable } from '../board/movement.ts';
import { halfPointer } from '../cards/activeCards.ts';
import { actionsAt } from '../content/pointed.ts';
import { boardFigure, positionOf } from '../inPlay/position.ts';
import { groundIn } from '../scenario/plan.ts';
import type { Choice } from '../state/choice.ts';
import type { View } from '../state/state.ts';
import { basicPointer } from '../turn/act.ts';

/** Hexes that a half reaches from where its hero stands now. */
export interface HalfReach {
  /** Hexes where its first move can end. */
  readonly moves: readonly number[];
  /** Hexes within the range of its first attack. */
  readonly attacks: readonly number[];
}

/** Returns the reach of a half before it is played: of its first move and of its first attack. */
export function halfReach(
  view: View,
  seat: number,
  { card, half, basic }: Extract<Choice, { readonly type: 'play' }>,
): HalfReach {
  const at = basic ? basicPointer(view, seat, half) : halfPointer(card, half);
  const { cell } = view.figures[seat]!;
  if (cell < 0) return { moves: [], attacks: [] };
  const actions = actionsAt(at);
  const shapeAt = (type: string) => {
    const n = actions.findIndex((action) => action.type === type);
    return n < 0 ? undefined : shapeOf(view, { ...newPerformance(seat, at, seat, false, -1), n });
  };
  const move = shapeAt('move');
  const attack = shapeAt('attack');
  const ground = groundIn(view);
  const within = (range: number) =>
    Array.from({ length: ground.board.size }, (_, one) => one).filter(
      (one) => ground.hidden[one] !== 1 && one !== cell && ground.range(cell, one) <= range,
    );
  return {
    moves: move
      ? reachable(positionOf(view), boardFigure(view, seat), move.value, {
          gait: move.gait,
          care: 'none',
          opensDoors: true,
        }).flatMap((end) => (end.cell === cell ? [] : [end.cell]))
      : [],
    attacks: attack ? within(Math.max(1, attack.range)) : [],
  };
}
