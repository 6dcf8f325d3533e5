import { refuse } from '@tessera/kernel';
import type { Cell } from '@tessera/space';
import { shapeOf } from '../abilities/abilityParameters.ts';
import { forcedPaths, type MovedFigure, OBSTACLE } from '../board/index.ts';
import { modifierAt } from '../content/pointed.ts';
import { isFlying, isImmune } from '../inPlay/activeModifiers.ts';
import { boardFigure, positionOf } from '../inPlay/position.ts';
import type { EffectExecution } from '../modifiers/effect.ts';
import { evaluateAmount } from '../modifiers/effectContext.ts';
import { aspectsOf } from '../modifiers/modifier.ts';
import { standOf } from '../scenario/distance.ts';
import { isSuspended } from '../scenario/persistentRules.ts';
import { groundIn } from '../scenario/plan.ts';
import type { Ctx } from '../state/events.ts';
import { figuresUp, gainXp, isUp, seatFor } from '../state/figures.ts';
import type { Frame } from '../state/frames.ts';
import type { Rule, State } from '../state/state.ts';
import { triggerFrames } from '../triggers/due.ts';
import type { Amount } from '../vocabulary/facts.ts';
import { rulingOf } from '../vocabulary/variants.ts';

type ForceFrame = Extract<Frame, { at: 'force' }>;

/** Longest push or pull that is listed in one step. Longer pulls are split. */
const AT_ONCE = 4;

/** Push and pull: the acting figure chooses the path. R 5.12 */
export const force = {
  force: {
    asks: (state, frame) => (paths(state, frame).length > 1 ? seatFor(state, frame.by) : []),
    prompt: (_state, { figure, kind, hexes, by }) => ({ code: kind, params: { figure, hexes, by } }),
    options: (state, frame) => paths(state, frame).map((path) => ({ type: 'force', path })),
    sound: true,
    answers: {
      force: {
        refuse(state, frame, _seat, { path }) {
          const isOne = paths(state, frame).some((one) => one.join() === path.join());
          return isOne ? undefined : refuse('no-such-push', { figure: frame.figure });
        },
        play(state, frame, { action: { path }, ...ctx }) {
          const { figure, by, hexes } = frame;
          const frames: Frame[] = [];
          if (path.length > 0) {
            const gait = isFlying(state, figure) ? 'fly' : 'walk';
            frames.push(...smash(state, frame, path, ctx), { at: 'walk', figure, path, gait, forcedBy: by });
            if (path.length === AT_ONCE && hexes > AT_ONCE) frames.push({ ...frame, hexes: hexes - AT_ONCE });
          }
          return [
            ...frames,
            ...blocked(state, frame, path, ctx),
            ...triggerFrames(state, 'forced-movement', figure, by),
          ];
        },
      },
    },
  },

  hex: {
    asks: (state, { figure }) => seatFor(state, figure),
    prompt: (_state, { within }) => ({ code: 'hex', params: { range: within } }),
    options: (state, { figure, within }) => hexesWithin(state, figure, within).map((cell) => ({ type: 'hex', cell })),
    answers: {
      hex(state, { of, figure, target }, { action: { cell } }) {
        const performance = state.performances.at(-1);
        if (performance !== undefined) performance.hex = cell;
        return target < 0 ? undefined : [{ at: 'effect', of, figure, target, value: null }];
      },
    },
  },
} satisfies Rule<'force' | 'hex'>;

function paths(state: State, { figure, kind, origin, hexes, of }: ForceFrame): Cell[][] {
  if (!isUp(state, figure) || hexes === 0 || origin < 0) return [[]];
  const moved: MovedFigure = { figure: boardFigure(state, figure), flying: isFlying(state, figure) };
  const position = positionOf(state);
  if (throughOf(of) !== undefined) for (const cell of state.map.obstacles.flat()) position.overlays[cell]! &= ~OBSTACLE;
  const full = forcedPaths(position, moved, { kind, origin, hexes: Math.min(hexes, AT_ONCE) });
  const modifier = modifierAt(of);
  const isOpen = aspectsOf(modifier).force?.(modifier).isOpen === true;
  if (rulingOf(state, 'push.full') === 'true' && !isOpen) return full;
  // Ruling 27: any shorter distance is allowed as well.
  const found = new Map(full.map((path) => [path.join(), path]));
  for (let fewer = 1; fewer < Math.min(hexes, AT_ONCE); fewer++) {
    for (const path of forcedPaths(position, moved, { kind, origin, hexes: fewer })) found.set(path.join(), path);
  }
  if (isOpen) found.set('', []);
  return [...found.values()];
}

function throughOf(of: string) {
  const modifier = modifierAt(of);
  return aspectsOf(modifier).force?.(modifier).throughObstacles;
}

/** Destroys obstacles on the path when the card says so. Each one deals damage. */
function smash(state: State, { figure, by, of }: ForceFrame, path: readonly Cell[], ctx: Ctx): Frame[] {
  const harm = throughOf(of);
  if (harm === undefined) return [];
  const hit = state.map.obstacles.filter((cells) => cells.some((cell) => path.includes(cell)));
  for (const cells of hit) ctx.log({ type: 'obstacle-gone', cells: [...cells] });
  state.map.obstacles = state.map.obstacles.filter((cells) => !hit.includes(cells));
  gainXp(state, by, harm.xp * hit.length, ctx);
  return hit.map((): Frame => ({ at: 'damage', figure, amount: harm.damage, by, from: 'effect' }));
}

/** Applies the card's effects for every hex of the push that could not be entered. */
function blocked(
  state: State,
  { figure, by, hexes, of }: ForceFrame,
  path: readonly Cell[],
  ctx: Pick<EffectExecution, 'log'>,
): Frame[] {
  const modifier = modifierAt(of);
  const harm = aspectsOf(modifier).force?.(modifier).blocked;
  if (harm === undefined || path.length === 0 || path.length >= hexes) return [];
  const { damage, xp } = harm;
  const times = hexes - path.length;
  gainXp(state, by, xp * times, ctx);
  return [{ at: 'damage', figure, amount: damage * times, by, from: 'effect' }];
}

/** Returns the frames of a push or a pull. A pull to a hex asks for the hex first. */
export function forceFrames(
  { state, figure, target, at, scene, performance, log }: EffectExecution,
  kind: 'push' | 'pull',
  distance: Amount,
  to: 'self' | 'chosen-hex' | 'nearest-ally',
  hexWithin: number | undefined,
): Frame[] {
  if (!isUp(state, target) || target === figure || isSuspended(state, target)) return [];
  if (isImmune(state, target, kind)) {
    log({ type: 'immune', figure: target, to: kind });
    return [];
  }
  if (to === 'chosen-hex' && performance !== undefined && performance.hex < 0) {
    return [{ at: 'hex', of: at, figure, target, within: hexWithin ?? 1 }];
  }
  const more = performance === undefined ? 0 : shapeOf(state, performance).bonus[kind];
  const hexes = Math.max(0, evaluateAmount(scene, distance) + more);
  const origin =
    to === 'chosen-hex'
      ? (performance?.hex ?? -1)
      : to === 'self'
        ? performance?.figure === figure
          ? standOf(state, performance)
          : state.figures[figure]!.cell
        : nearestAlly(state, figure, target);
  return origin < 0 ? [] : [{ at: 'force', figure: target, by: figure, kind, origin, hexes, of: at }];
}

/** Returns the hex of the figure's ally nearest to the target. */
function nearestAlly(state: State, figure: number, target: number): Cell {
  const ground = groundIn(state);
  const { cell } = state.figures[target]!;
  const { side } = state.figures[figure]!;
  const allies = figuresUp(state).filter((id) => id !== target && id !== figure && state.figures[id]!.side === side);
  allies.sort((a, b) => ground.range(cell, state.figures[a]!.cell) - ground.range(cell, state.figures[b]!.cell));
  return allies.length === 0 ? -1 : state.figures[allies[0]!]!.cell;
}

/** Returns the hexes in play within range and line of sight of a figure. */
export function hexesWithin(state: State, figure: number, range: number): Cell[] {
  const ground = groundIn(state);
  const from = state.figures[figure]!.cell;
  const cells: Cell[] = [];
  for (let cell = 0; cell < ground.board.size; cell++) {
    if (
      ground.hidden[cell] === 0 &&
      ground.range(from, cell) <= range &&
      (range === 1 || ground.sight.sees(from, cell))
    )
      cells.push(cell);
  }
  return cells;
}
