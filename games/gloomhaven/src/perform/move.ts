import { type Refusal, refuse } from '@tessera/kernel';
import type { Cell } from '@tessera/space';
import { shapeOf } from '../abilities/abilityParameters.ts';
import { type MoveRule, pathProblem } from '../board/index.ts';
import { pointsOf, search } from '../board/movement.ts';
import { marksOf } from '../cards/activeCards.ts';
import { isFlying } from '../inPlay/activeModifiers.ts';
import { boardFigure } from '../inPlay/position.ts';
import type { Shape } from '../modifiers/abilityShape.ts';
import { escortWays, monsterWays } from '../monsters/choices.ts';
import { headingOf, leadOf, wakeBeside } from '../scenario/persistentRules.ts';
import { groundIn } from '../scenario/plan.ts';
import type { Choice } from '../state/choice.ts';
import { deciderFor, has, isHero, isUp } from '../state/figures.ts';
import type { Frame } from '../state/frames.ts';
import { currentPerformance, type Rule, type State, type View } from '../state/state.ts';
import type { FigureId, Performance } from '../state/stateRecords.ts';
import { keepsFormerRules } from '../vocabulary/variants.ts';
import { crossFrames } from './crossRule.ts';
import { digFrames } from './digRule.ts';
import { canWalkOn, enteredFrames, enterHex, groundFor, walkOn } from './walk.ts';

type MoveTo = Extract<Frame, { at: 'move.to' }>;

/** A move ability: the player chooses the path, then the figure walks it hex by hex. R 5.1 */
export const move = {
  'move.to': {
    asks(state) {
      const performance = currentPerformance(state);
      if (!isUp(state, performance.figure)) return [];
      // `moveFrames` has already sent a monster with a single path on its way.
      return performance.by < 0 ? deciderFor(state) : performance.by;
    },
    prompt: (state, { points, gait }) => ({
      code: 'move',
      params: { figure: currentPerformance(state).figure, points, gait },
    }),
    options(state, frame): Choice[] {
      const performance = currentPerformance(state);
      if (performance.by < 0)
        return monsterWays(state, frame.points, frame.gait).map((path) => ({ type: 'move', path }));
      const shape = shapeOf(state, performance);
      if (shape.teleport !== undefined) {
        return [
          ...teleportCells(state, performance, shape).map((cell) => ({ type: 'hex' as const, cell })),
          { type: 'skip' },
        ];
      }
      return [
        ...ways(state, performance, frame, shape).map((path) => ({ type: 'move' as const, path })),
        { type: 'skip' },
      ];
    },
    open: true,
    sound: true,
    answers: {
      move: {
        refuse: (state, frame, _seat, { path }) => refuseWay(state, currentPerformance(state), frame, path),
        play(state, frame, { action: { path } }) {
          return path.length === 0 ? undefined : setOut(state, currentPerformance(state), path, frame);
        },
      },
      hex: {
        refuse(state, _frame, _seat, { cell }) {
          const performance = currentPerformance(state);
          const cells = teleportCells(state, performance, shapeOf(state, performance));
          return cells.includes(cell) ? undefined : refuse('not-an-option');
        },
        play(state, { gait }, { action: { cell }, ...ctx }) {
          const performance = currentPerformance(state);
          const { figure } = performance;
          performance.acted = true;
          state.figures[figure]!.cell = cell;
          ctx.log({ type: 'put', figure, cell });
          return gait === 'fly'
            ? undefined
            : [...enterHex(state, figure, cell, -1, ctx), ...enteredFrames(state, figure, cell, gait)];
        },
      },
      skip: {
        refuse: (state) => (currentPerformance(state).by < 0 ? refuse('not-an-option') : undefined),
        play: () => undefined,
      },
    },
  },

  walk: walkOn,

  'move.on'(state, { figure, points, gait }) {
    if (!canWalkOn(state, figure, false)) return undefined;
    // A monster that leads an object stops in the door, so that the object can follow.
    if (leadOf(state, figure) !== undefined) return undefined;
    const heading = headingOf(state, figure);
    if (heading !== undefined) return walkFrames(state, figure, { ...heading, move: points });
    const performance = currentPerformance(state);
    const frame: MoveTo = { at: 'move.to', points, gait, on: true };
    if (performance.by < 0) return goFrames(state, performance, frame);
    return ways(state, performance, frame, shapeOf(state, performance)).length > 0 ? [frame] : undefined;
  },

  'move.end'(state) {
    const { figure } = currentPerformance(state);
    wakeBeside(state, figure, (a, b) => groundIn(state).areAdjacent(a, b));
    const performance = currentPerformance(state);
    return [...crossFrames(state, performance), ...digFrames(state, performance)];
  },
} satisfies Rule<'move.to' | 'move.on' | 'walk' | 'move.end'>;

export function moveFrames(state: State, performance: Performance, { value, gait }: Shape): Frame[] {
  const asked: MoveTo = { at: 'move.to', points: value, gait };
  return performance.by < 0 ? goFrames(state, performance, asked) : [asked];
}

/**
 * Returns the frames of a move. A monster takes the only path that the rules allow; the players choose among several. R
 * 13.5
 */
function goFrames(state: State, performance: Performance, asked: MoveTo): Frame[] {
  const found = monsterWays(state, asked.points, asked.gait);
  if (found.length > 1) return [asked];
  const [path = []] = found;
  return path.length === 0 ? [] : setOut(state, performance, path, asked);
}

function setOut(state: State, performance: Performance, path: readonly Cell[], { points, gait, on }: MoveTo): Frame[] {
  const { figure } = performance;
  performance.acted = true;
  if (!on) {
    performance.start = state.figures[figure]!.cell;
    performance.path = [];
  }
  return [{ at: 'walk', figure, path: [...path], gait, forcedBy: -1, ...budgetOf(state, points) }];
}

/** Returns the frames of a figure that moves to its own destination before the rest of its card. */
export function walkFrames(
  state: State,
  figure: FigureId,
  { cells, move }: { readonly cells: readonly Cell[]; readonly move: number },
): Frame[] {
  if (has(state, figure, 'immobilize') || has(state, figure, 'stun')) return [];
  const gait = isFlying(state, figure) ? 'fly' : 'walk';
  const [path = []] = escortWays(state, figure, move, gait, cells);
  return path.length === 0 ? [] : [{ at: 'walk', figure, path, gait, forcedBy: -1, ...budgetOf(state, move) }];
}

/** Before 0.5.0 a move ended where it opened a door. */
function budgetOf(state: State, points: number): { points?: number } {
  return keepsFormerRules(state) ? {} : { points };
}

/** Returns how a figure under a player's control moves: characters open doors. R 5.10 */
function ruleFor(state: View, figure: FigureId, gait: MoveTo['gait']): MoveRule {
  return { gait, care: 'none', opensDoors: isHero(state, figure) };
}

/** Returns a cheapest path to every hex where the move can end. */
function ways(state: State, performance: Performance, { points, gait, on }: MoveTo, shape: Shape): Cell[][] {
  const position = groundFor(state, performance.figure);
  const figure = boardFigure(state, performance.figure);
  const reach = search(position, figure, ruleFor(state, performance.figure, gait), points);
  const found: Cell[][] = [];
  for (let i = 1; i < reach.count; i++) {
    const cell = reach.ends[i]!;
    if (pointsOf(reach.costs[cell]!) > points) continue;
    const path = reach.pathTo(cell);
    path.shift();
    if (shape.ways.length === 0 || shapeProblem(state, performance, shape, path, on) === undefined) found.push(path);
  }
  return found;
}

function refuseWay(state: State, performance: Performance, frame: MoveTo, path: readonly Cell[]): Refusal | undefined {
  if (performance.by < 0) {
    const isOne = monsterWays(state, frame.points, frame.gait).some((way) => way.join() === path.join());
    return isOne ? undefined : refuse('not-an-option');
  }
  const shape = shapeOf(state, performance);
  if (shape.teleport !== undefined) return refuse('not-an-option');
  const position = groundFor(state, performance.figure);
  const rule = ruleFor(state, performance.figure, frame.gait);
  const problem = pathProblem(position, boardFigure(state, performance.figure), path, frame.points, rule);
  if (problem === undefined) return shapeProblem(state, performance, shape, path, frame.on);
  if (problem.code === 'too-far') return refuse('too-far', { points: problem.points, needed: problem.needed });
  return refuse(`way-${problem.code}`, { cell: problem.cell });
}

/** Returns the reason why a path breaks the card's condition on it. */
function shapeProblem(
  state: State,
  performance: Performance,
  { ways: shapes }: Shape,
  path: readonly Cell[],
  isOn = false,
): Refusal | undefined {
  if (shapes.length === 0 || path.length === 0) return undefined;
  const ground = groundIn(state);
  const last = path.at(-1)!;
  const before = isOn ? [performance.start, ...performance.path] : [state.figures[performance.figure]!.cell];
  for (const shape of shapes) {
    if (shape === 'straight' && !isStraight(ground.board, [...before, ...path])) return refuse('way-not-straight');
    if (shape === 'ends-beside-obstacle') {
      const beside = state.map.obstacles.some((cells) => cells.some((cell) => ground.range(cell, last) === 1));
      if (!beside) return refuse('way-not-beside-obstacle');
    }
    if (shape === 'ends-beside-you') {
      // The owner of the card is below in the stack of performances.
      const you = state.performances.at(-2)?.figure ?? performance.figure;
      if (ground.range(state.figures[you]!.cell, last) !== 1) return refuse('way-not-beside-you');
    }
  }
  return undefined;
}

function isStraight(board: ReturnType<typeof groundIn>['board'], cells: readonly Cell[]): boolean {
  const first = board.directionTo(cells[0]!, cells[1]!);
  return cells.every((cell, i) => i === 0 || board.directionTo(cells[i - 1]!, cell) === first);
}

/** Returns the hexes to which a figure can teleport: all where one of its moves could end. R 1.4 */
function teleportCells(state: State, { figure }: Performance, { teleport, gait }: Shape): Cell[] {
  const ground = groundIn(state);
  const from = state.figures[figure]!.cell;
  const marked = marksOf(state, figure).map((id) => state.figures[id]!.cell);
  const cells: Cell[] = [];
  for (let cell = 0; cell < ground.board.size; cell++) {
    if (!canStandIn(state, cell, gait)) continue;
    const fits =
      teleport?.to === 'any' ||
      (teleport?.to === 'marked'
        ? marked.some((one) => ground.range(one, cell) === 1)
        : ground.range(from, cell) <= (teleport?.range ?? 0));
    if (fits) cells.push(cell);
  }
  return cells;
}

/** R 1.4, 5.6: checks that the hex has no figure, and no obstacle unless the figure flies. */
function canStandIn(state: State, cell: Cell, gait: MoveTo['gait']): boolean {
  const { figures, map } = state;
  const ground = groundIn(state);
  if (ground.hidden[cell] === 1 || ground.closed[cell] !== 0) return false;
  if (figures.some((one) => one.cell === cell)) return false;
  return gait === 'fly' || !map.obstacles.some((cells) => cells.includes(cell));
}
