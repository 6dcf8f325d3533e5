import type { Cell, Gait } from '@tessera/space';
import { shapeOf } from '../abilities/abilityParameters.ts';
import { DIFFICULT, hexesAlong, type Position } from '../board/index.ts';
import { modifierAt } from '../content/pointed.ts';
import { isImmune } from '../inPlay/activeModifiers.ts';
import { positionOf } from '../inPlay/position.ts';
import { aspectsOf } from '../modifiers/modifier.ts';
import { closedDoorOn, mayOpenDoors, openDoor } from '../scenario/doors.ts';
import { hazardDamage } from '../scenario/level.ts';
import { groundIn } from '../scenario/plan.ts';
import { scenarioRulesAt } from '../scenario/ruleTimes.ts';
import { countFor } from '../scenario/tally.ts';
import type { Ctx } from '../state/events.ts';
import { gainXp, has, isHero, isUp } from '../state/figures.ts';
import type { Frame } from '../state/frames.ts';
import type { State, View } from '../state/state.ts';
import type { FigureId, Trap } from '../state/stateRecords.ts';
import { triggerFrames } from '../triggers/due.ts';
import { inflictCondition } from '../triggers/inflictCondition.ts';
import { keepsFormerRules } from '../vocabulary/variants.ts';
import { lootHex } from './loot.ts';

type Walk = Extract<Frame, { at: 'walk' }>;

/** Walks the rest of a path until an event interrupts it. The event comes first. R 5.3 to 5.10 */
export function walkOn(state: State, walk: Walk, ctx: Ctx): Frame[] | undefined {
  const { figure: id, path, gait, forcedBy, points } = walk;
  const isForced = forcedBy >= 0;
  if (!canWalkOn(state, id, isForced)) return asideFrames(state, id);
  const figure = state.figures[id]!;
  const trail: Cell[] = [figure.cell];
  const loots = !isForced && lootsOnTheWay(state, id);
  let frames: Frame[] = [];
  let n = 0;
  let isOpened = false;
  while (n < path.length && frames.length === 0 && canWalkOn(state, id, isForced)) {
    const cell = path[n]!;
    const isLast = n === path.length - 1;
    n++;
    figure.cell = cell;
    trail.push(cell);
    noteStep(state, id, cell, isForced);
    if (loots) frames.push(...lootHex(state, id, ctx));
    if (gait === 'walk' || (gait === 'jump' && isLast))
      frames = [...frames, ...enterHex(state, id, cell, forcedBy, ctx)];
    frames.push(...enteredFrames(state, id, cell, gait));
    const door = !isForced && mayOpenDoors(state, id) ? closedDoorOn(state, cell) : undefined;
    if (door === undefined) continue;
    isOpened = true;
    frames.push(...openDoor(state, door, id, ctx));
  }
  if (isForced) ctx.log({ type: 'forced', figure: id, path: trail, by: forcedBy });
  else ctx.log({ type: 'moved', figure: id, path: trail });
  const left = points === undefined ? undefined : pointsAfter(state, id, points, path.slice(0, n), gait);
  if (isOpened && left !== undefined) {
    // R 5.10: the room is revealed first, then the player chooses the rest of the path.
    if (left > 0) frames.push({ at: 'move.on', figure: id, points: left, gait });
  } else if (n < path.length)
    frames.push({ ...walk, path: path.slice(n), ...(left !== undefined && { points: left }) });
  return frames;
}

/** R 5.2: moves a figure that stops on an ally's hex to the nearest empty hex. */
function asideFrames(state: State, id: FigureId): Frame[] {
  const { cell } = state.figures[id]!;
  const isShared = cell >= 0 && state.figures.some((one, other) => other !== id && one.cell === cell);
  return isShared && !keepsFormerRules(state) ? [{ at: 'displace', figure: id }] : [];
}

/** Returns the effects of a special rule for this kind of terrain. Flying figures do not touch it. */
export function enteredFrames(state: State, figure: FigureId, cell: Cell, gait: Walk['gait']): Frame[] {
  if (gait === 'fly') return [];
  const { difficult, hazards } = state.map;
  return [
    ...(difficult.includes(cell) ? scenarioRulesAt(state, 'entered', { figure, what: 'difficult' }) : []),
    ...(hazards.includes(cell) ? scenarioRulesAt(state, 'entered', { figure, what: 'hazardous' }) : []),
  ];
}

function noteStep(state: State, id: FigureId, cell: Cell, isForced: boolean): void {
  if (isForced) return;
  const performance = state.performances.at(-1);
  if (performance !== undefined && performance.figure === id) performance.path.push(cell);
  if (state.turn.figure === id) state.turn.hexes++;
}

function lootsOnTheWay(state: State, id: FigureId): boolean {
  const performance = state.performances.at(-1);
  return (
    performance !== undefined && performance.figure === id && isHero(state, id) && shapeOf(state, performance).lootPath
  );
}

/** Applies a hex to a figure that enters it on foot: traps, hazardous terrain. R 5.5 */
export function enterHex(state: State, id: FigureId, cell: Cell, forcedBy: FigureId, ctx: Ctx): Frame[] {
  const frames: Frame[] = [];
  const trap = state.map.traps.find((one) => one.cell === cell);
  if (trap !== undefined) frames.push(...springTrap(state, id, trap, forcedBy, ctx));
  if (state.map.hazards.includes(cell) && !isImmune(state, id, 'hazardous')) {
    ctx.log({ type: 'hazard', figure: id, cell });
    if (state.turn.figure === id) state.turn.hazards++;
    frames.push({ at: 'damage', figure: id, amount: hazardDamage(state), by: forcedBy, from: 'hazard' });
  } else if (state.map.hazards.includes(cell) && state.turn.figure === id) state.turn.hazards++;
  return frames;
}

/** Springs a trap: all its effects are one instance, then it is removed. R 5.5, 7.16 */
export function springTrap(state: State, id: FigureId, trap: Trap, by: FigureId, ctx: Ctx): Frame[] {
  const { cell, damage, conditions, at } = trap;
  state.map.traps = state.map.traps.filter((one) => one.cell !== cell);
  ctx.log({ type: 'trap-sprung', figure: id, cell });
  countFor(state, by >= 0 ? by : id, 'trap-sprung-or-disarmed');
  const frames: Frame[] = [];
  if (damage > 0) frames.push({ at: 'damage', figure: id, amount: damage, by, from: 'trap' });
  for (const condition of conditions) frames.push(...inflictCondition(state, id, condition, ctx, by));
  const made = at === null ? undefined : modifierAt(at);
  const terms = made && aspectsOf(made).trap?.(made);
  if (terms !== undefined && trap.by >= 0) frames.push(...madeTrap(state, id, trap, terms.xp, terms.splash, ctx));
  frames.push(...triggerFrames(state, 'trap-sprung', id, by));
  return frames;
}

interface Splash {
  readonly damage: number;
  readonly conditions: readonly Trap['conditions'][number][];
}

function madeTrap(
  state: State,
  id: FigureId,
  { cell, by }: Trap,
  xp: number,
  splash: Splash | undefined,
  ctx: Ctx,
): Frame[] {
  const frames: Frame[] = [];
  const owner = state.figures[by]!;
  if (state.figures[id]!.side !== owner.side) gainXp(state, by, xp, ctx);
  if (splash === undefined) return frames;
  const ground = groundIn(state);
  for (const [other, one] of state.figures.entries()) {
    if (one.cell < 0 || other === id || one.side === owner.side || ground.range(cell, one.cell) !== 1) continue;
    if (splash.damage > 0) frames.push({ at: 'damage', figure: other, amount: splash.damage, by, from: 'trap' });
    for (const condition of splash.conditions) frames.push(...inflictCondition(state, other, condition, ctx, by));
  }
  return frames;
}

/** Returns the movement points left after these hexes of a path. R 5.3 */
function pointsAfter(state: State, figure: FigureId, points: number, path: readonly Cell[], gait: Gait): number {
  const spent = hexesAlong(groundFor(state, figure), path, gait).reduce((sum, hex) => sum + hex.points, 0);
  return Math.max(0, points - spent);
}

/** Returns the board for a figure that may ignore difficult terrain. */
export function groundFor(state: View, figure: FigureId): Position {
  const position = positionOf(state);
  if (state.map.difficult.length > 0 && isImmune(state, figure, 'difficult')) {
    for (const cell of state.map.difficult) position.overlays[cell]! &= ~DIFFICULT;
  }
  return position;
}

/** Checks whether a figure can continue its path after an effect on the way. R 5.5 */
export function canWalkOn(state: State, figure: FigureId, isForced: boolean): boolean {
  if (!isUp(state, figure)) return false;
  return isForced || (!has(state, figure, 'stun') && !has(state, figure, 'immobilize'));
}
