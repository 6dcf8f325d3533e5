import type { Cell } from '@tessera/space';
import { abilityOf, shapeOf } from '../abilities/abilityParameters.ts';
import { reachable } from '../board/index.ts';
import { recordOf } from '../content/lookup.ts';
import { actionsAt } from '../content/pointed.ts';
import { statsOf } from '../content/statistics.ts';
import { retaliateOf, shieldOf } from '../inPlay/activeModifiers.ts';
import { boardFigure, positionOf } from '../inPlay/position.ts';
import { evaluateAmount } from '../modifiers/effectContext.ts';
import { actionAhead, decisionOf, plannedPerformance } from '../monsters/action.ts';
import { has, isMonster, isUp } from '../state/figures.ts';
import type { View } from '../state/state.ts';
import type { FigureId } from '../state/stateRecords.ts';
import { instructionsOf } from '../turn/monsterTurn.ts';

/** A number from the statistics card, printed and with the card of this round. */
interface Final {
  readonly base: number;
  /** Undefined when the card of this round omits it. */
  readonly now: number | undefined;
}

/** The numbers of a monster this round, including its card and conditions. R 13.1, 13.3 */
export interface MonsterNumbers {
  readonly move: Final;
  readonly attack: Final;
  /** 0 is melee. */
  readonly range: Final;
  readonly targets: number;
  readonly shield: number;
  readonly retaliate: number;
  readonly isFlying: boolean;
}

/** Instructions of a monster by its own statistics while no card is drawn. */
const MOVE_AND_ATTACK = 'rule/summon';

export function monsterNumbers(view: View, id: FigureId): MonsterNumbers {
  const figure = view.figures[id]!;
  const stats = statsOf(figure);
  const printed = (amount: Parameters<typeof evaluateAmount>[1] | undefined) =>
    amount === undefined ? 0 : evaluateAmount({ table: view, figure: id, target: -1 }, amount);
  const base = { move: printed(stats.move), attack: printed(stats.attack), range: stats.range ?? 0 };
  const performance = plannedPerformance(view, id, instructionsOf(view, id) ?? MOVE_AND_ATTACK);
  let move: number | undefined;
  let attack: number | undefined;
  let range: number | undefined;
  let targets = 1;
  for (let n = 0; n < actionsAt(performance.at).length; n++) {
    const one = { ...performance, n };
    const { type } = abilityOf(one);
    if (type !== 'move' && type !== 'attack') continue;
    const shape = shapeOf(view, one);
    if (!shape.possible) continue;
    if (type === 'move') move ??= has(view, id, 'immobilize') ? 0 : shape.value;
    else if (attack === undefined && !has(view, id, 'disarm')) {
      attack = shape.value;
      range = shape.range;
      targets = shape.targets + shape.extra;
    }
  }
  return {
    move: { base: base.move, now: move },
    attack: { base: base.attack, now: attack },
    range: { base: base.range, now: range },
    targets,
    shield: shieldOf(view, id).total,
    retaliate: retaliateOf(view, id, 1).total,
    isFlying: isMonster(figure) && recordOf('monster', figure.type).flying,
  };
}

/** The action of a monster if nothing changed before its turn. */
export interface Forecast {
  readonly focus: FigureId;
  /** The cells entered on its path; empty when it stays. */
  readonly way: readonly Cell[];
  readonly to: Cell;
  readonly targets: readonly FigureId[];
  /** Whether the rules leave a choice to the players. */
  readonly open: boolean;
}

/** Returns the path and targets of a monster if its turn were now, or undefined when it has no focus. R 13.4 to 13.6 */
export function forecast(view: View, id: FigureId): Forecast | undefined {
  if (!isUp(view, id) || has(view, id, 'stun')) return undefined;
  const performance = plannedPerformance(view, id, instructionsOf(view, id) ?? MOVE_AND_ATTACK);
  const { outcomes } = decisionOf(view, performance, actionAhead(view, performance, 0));
  const [first] = outcomes;
  if (first === undefined) return undefined;
  return {
    focus: first.focus.id,
    way: first.ways[0] ?? [],
    to: first.to,
    targets: first.targets.map((target) => target.id),
    open: outcomes.length > 1,
  };
}

/**
 * Returns the hexes that monsters can attack this round, with the number of monsters. Monsters that have acted are
 * excluded.
 */
export function threatenedCells(view: View): ReadonlyMap<Cell, number> {
  const position = positionOf(view);
  const { ground } = position;
  const count = new Map<Cell, number>();
  for (const [id, figure] of view.figures.entries()) {
    if (figure.cell < 0 || figure.side === 'party' || figure.acted || !isMonster(figure)) continue;
    if (has(view, id, 'stun')) continue;
    const performance = plannedPerformance(view, id, instructionsOf(view, id) ?? MOVE_AND_ATTACK);
    const { move, gait, attack } = actionAhead(view, performance, 0);
    if (attack === undefined) continue;
    const range = Math.max(1, attack.range);
    const ends = reachable(position, boardFigure(view, id), move, { gait, care: 'avoid' });
    for (let cell = 0; cell < ground.board.size; cell++) {
      if (ground.hidden[cell] === 1) continue;
      const hits = ends.some((end) => ground.range(end.cell, cell) <= range && ground.sight.sees(end.cell, cell));
      if (hits) count.set(cell, (count.get(cell) ?? 0) + 1);
    }
  }
  return count;
}
