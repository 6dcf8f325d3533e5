import type { Cell } from '@tessera/space';
import { marksOf } from '../cards/activeCards.ts';
import { actionsAt } from '../content/pointed.ts';
import { type EffectContext, holds } from '../modifiers/effectContext.ts';
import type { Selector } from '../modifiers/selector.ts';
import { standOf } from '../scenario/distance.ts';
import { isSpared, isSuspended } from '../scenario/persistentRules.ts';
import { groundIn, roomsAt } from '../scenario/plan.ts';
import { figuresUp, has, isSummon } from '../state/figures.ts';
import type { FigureId } from '../state/stateRecords.ts';
import { rulingOf } from '../vocabulary/variants.ts';

/** Checks whether a selector allows this figure, even a dead one. Nothing targets it, so it may be invisible. */
export function isSelected(scene: EffectContext, selector: Selector, id: FigureId): boolean {
  const { table, figure } = scene;
  if (figure < 0) return true;
  if (selector.side === 'self') return id === figure && isSelf(scene, selector);
  // A figure off the map has no place or distance: only its identity counts.
  if (table.figures[id]!.cell < 0) return isOfSide(scene, selector.side, id) && fits(scene, selector, id);
  return selectionOf(scene, selector, 1, () => false)(id);
}

/** Checks whether a selector of the figure itself allows it. */
export function isSelf(scene: EffectContext, selector: Selector): boolean {
  const { table, figure } = scene;
  return table.figures[figure]!.cell >= 0 && fits(scene, selector, figure);
}

/** Returns a predicate for the figures that a selector allows; `isUnseen` excludes figures that cannot be targeted. */
export function selectionOf(
  scene: EffectContext,
  selector: Selector,
  range: number,
  isUnseen: (id: FigureId) => boolean,
): (id: FigureId) => boolean {
  const { table, figure } = scene;
  const cells = anchorCells(scene, selector);
  const reach = selector.within === 'range' ? Math.max(1, range) : (selector.within ?? Math.max(1, range));
  return (id) => {
    if (!isOfSide(scene, selector.side, id) || isSuspended(table, id)) return false;
    const isEnemy = !areOfOneSide(scene, id);
    const isHidden = isEnemy || (id !== figure && rulingOf(table, 'invisible.scope') === 'all');
    if (isEnemy && isSpared(table, id)) return false;
    if (isHidden && isUnseen(id)) return false;
    if (
      selector.place !== undefined ? !isAtPlace(scene, selector.place, id) : !isNear(scene, cells, id, reach, selector)
    ) {
      return false;
    }
    return fits(scene, selector, id);
  };
}

function fits(
  { table, figure, performance }: EffectContext,
  { summoned, owned, named, if: condition }: Selector,
  id: FigureId,
): boolean {
  const one = table.figures[id]!;
  // "You and all summoned allies" includes the figure itself.
  if (summoned && id !== figure && !isSummon(one)) return false;
  if (owned && one.seat !== table.figures[figure]!.seat) return false;
  if (named !== undefined && one.type !== named) return false;
  return holds({ table, figure, target: id, performance }, condition);
}

/**
 * Checks whether a figure is on the actor's side for this performance. A figure whose turn a card took fights its own
 * side.
 */
function areOfOneSide({ table, figure, performance }: EffectContext, id: FigureId): boolean {
  const same = table.figures[id]!.side === table.figures[figure]!.side;
  return performance?.turned === true && performance.figure === figure ? !same : same;
}

function isOfSide(scene: EffectContext, side: Selector['side'], id: FigureId): boolean {
  if (id === scene.figure)
    return side === 'self-or-ally' || side === 'everyone' || (side === 'ally' && healsOneself(scene));
  if (side === 'any' || side === 'everyone') return true;
  return areOfOneSide(scene, id) === (side !== 'enemy');
}

/** Ruling 147: checks whether a heal of allies includes the figure itself. */
function healsOneself({ table, performance }: EffectContext): boolean {
  if (performance === undefined || rulingOf(table, 'heal.allies') === 'others') return false;
  return actionsAt(performance.at)[performance.n]?.type === 'heal';
}

/** Returns the hexes from which distances are counted. */
function anchorCells(scene: EffectContext, { of }: Selector): readonly Cell[] {
  const { table, figure, target, performance } = scene;
  const { figures } = table;
  switch (of) {
    case 'self':
      return [performance?.figure === figure ? standOf(table, performance) : figures[figure]!.cell];
    case 'target':
      return target < 0
        ? []
        : [figures[target]!.cell >= 0 ? figures[target]!.cell : (performance?.killedAt.at(-1) ?? -1)];
    case 'killed':
      return performance?.killedAt ?? [];
    case 'fallen':
      return [fallenAt(table)];
    case 'healed':
      // Figures attacked since then are on the other side.
      return (performance?.targets ?? [])
        .filter((id) => figures[id]!.side === figures[figure]!.side)
        .map((id) => figures[id]!.cell);
    case 'obstacle':
    case 'trap':
      return performance?.changed ?? [];
    case 'marked':
      return marksOf(table, figure).map((id) => figures[id]!.cell);
    case 'chosen-hex':
      return performance === undefined || performance.hex < 0 ? [] : [performance.hex];
    case 'summons':
      return figures.filter((one) => isSummon(one) && one.side === figures[figure]!.side).map(({ cell }) => cell);
    case 'poisoned':
      return figuresUp(table)
        .filter((id) => has(table, id, 'poison') && !areOfOneSide(scene, id))
        .map((id) => figures[id]!.cell);
    case 'previous': {
      const last = performance?.attack?.done.at(-1) ?? performance?.targets.at(-1);
      if (last === undefined) return [];
      return [figures[last]!.cell >= 0 ? figures[last]!.cell : (performance?.killedAt.at(-1) ?? -1)];
    }
  }
}

/** Returns the hex of the figure that just died, or -1. */
export function fallenAt({ flow }: Pick<EffectContext['table'], 'flow'>): Cell {
  const frame = flow.findLast((one) => one.at === 'fallen');
  return frame?.at === 'fallen' ? frame.cell : -1;
}

/** Checks the distance. Adjacency needs no line of sight, longer distances do. R 7.9 */
function isNear(
  { table }: EffectContext,
  anchors: readonly Cell[],
  id: FigureId,
  reach: number,
  { of }: Selector,
): boolean {
  const ground = groundIn(table);
  const { cell } = table.figures[id]!;
  for (const anchor of anchors) {
    if (anchor < 0) continue;
    const range = ground.range(anchor, cell);
    // A figure on the hex of an obstacle or a dead figure is not adjacent to it. The actor is within any distance of
    // itself.
    if (range === 0 && of !== 'chosen-hex' && of !== 'self') continue;
    if (range <= reach && (range <= 1 || ground.sight.sees(anchor, cell))) return true;
  }
  return false;
}

function isAtPlace(
  { table, figure, target, performance }: EffectContext,
  place: NonNullable<Selector['place']>,
  id: FigureId,
): boolean {
  const ground = groundIn(table);
  const { cell } = table.figures[id]!;
  switch (place) {
    case 'map':
      return true;
    case 'area':
      return performance?.area.includes(cell) ?? false;
    case 'room': {
      const own = roomsAt(table.scenario, table.figures[figure]!.cell);
      return roomsAt(table.scenario, cell).some((room) => own.includes(room));
    }
    case 'moved-through':
      return performance?.path.includes(cell) ?? false;
    case 'on-path': {
      // R 5.1: the path to the target, or to the hex where it was killed. The target is the first one attacked by the
      // performance.
      if (target < 0) return false;
      const from = table.figures[figure]!.cell;
      const { cell: stands } = table.figures[target]!;
      const to = stands >= 0 ? stands : (performance?.killedAt[0] ?? -1);
      if (from < 0 || to < 0) return false;
      return id !== target && ground.range(from, cell) + ground.range(cell, to) === ground.range(from, to);
    }
    case 'beside-path':
      return (performance?.path ?? []).some((one) => ground.range(one, cell) === 1);
  }
}
