import type { Cell } from '@tessera/space';
import { shapeOf } from '../abilities/abilityParameters.ts';
import { isFlying } from '../inPlay/activeModifiers.ts';
import { closedDoorOn, openDoor } from '../scenario/doors.ts';
import { gatesFrom } from '../scenario/persistentRules.ts';
import { groundIn } from '../scenario/plan.ts';
import type { Choice } from '../state/choice.ts';
import type { Ctx } from '../state/events.ts';
import { isHero, isUp } from '../state/figures.ts';
import type { Frame } from '../state/frames.ts';
import { currentPerformance, type Rule, type State } from '../state/state.ts';
import type { FigureId, Performance } from '../state/stateRecords.ts';
import { pointsLeft } from './digRule.ts';
import { canWalkOn, enteredFrames, enterHex } from './walk.ts';

type Cross = Extract<Frame, { at: 'cross' }>;

/** Returns the frame in which a hero beside a gate may spend a leftover movement point on it. */
export function crossFrames(state: State, performance: Performance): Frame[] {
  const { figure } = performance;
  if (!isHero(state, figure) || !canWalkOn(state, figure, false)) return [];
  if (gatesFrom(state, state.figures[figure]!.cell).length === 0) return [];
  return pointsLeft(state, performance) > 0 ? [{ at: 'cross', figure }] : [];
}

/** Returns the hexes to which a hero can step, or a gate that is still closed. */
function beyond(state: State, { figure, to }: Cross): Cell[] {
  const ends = to === undefined ? gatesFrom(state, state.figures[figure]!.cell) : [to];
  return ends.flatMap((end) => (closedDoorOn(state, end) === undefined ? freeBeside(state, end) : end));
}

/** Returns the hexes beside a gate on which a move may end: traps and terrain do not matter. */
function freeBeside(state: State, gate: Cell): Cell[] {
  const { board, hidden, closed } = groundIn(state);
  const { map, figures } = state;
  return Array.from({ length: board.size }, (_, cell) => cell).filter(
    (cell) =>
      board.distance(gate, cell) === 1 &&
      hidden[cell] === 0 &&
      closed[cell] === 0 &&
      !map.obstacles.some((cells) => cells.includes(cell)) &&
      figures.every((one) => one.cell !== cell),
  );
}

/** A hero steps through a gate, which costs one movement point. The rest of its move follows. R 5.1 */
export const crossRule = {
  cross: {
    asks: (state, frame) => (isUp(state, frame.figure) && beyond(state, frame).length > 0 ? frame.figure : []),
    prompt: (_state, { figure }) => ({ code: 'cross', params: { figure } }),
    options: (state, frame): Choice[] => [
      ...beyond(state, frame).map((cell) => ({ type: 'hex' as const, cell })),
      // A hero that opened a gate has looked through it, and goes.
      ...(frame.to === undefined ? [{ type: 'skip' as const }] : []),
    ],
    answers: {
      hex(state, { figure }, { action: { cell }, ...ctx }) {
        const door = closedDoorOn(state, cell);
        if (door === undefined) return arrive(state, figure, cell, ctx);
        return [...openDoor(state, door, figure, ctx), { at: 'cross', figure, to: cell }];
      },
      skip: () => undefined,
    },
  },
} satisfies Rule<'cross'>;

function arrive(state: State, figure: FigureId, cell: Cell, ctx: Ctx): Frame[] {
  const performance = currentPerformance(state);
  if (!performance.acted) Object.assign(performance, { acted: true, start: state.figures[figure]!.cell, path: [] });
  state.figures[figure]!.cell = cell;
  performance.path.push(cell);
  if (state.turn.figure === figure) state.turn.hexes++;
  ctx.log({ type: 'put', figure, cell });
  const gait = isFlying(state, figure) ? 'fly' : shapeOf(state, performance).gait;
  const entered =
    gait === 'fly' ? [] : [...enterHex(state, figure, cell, -1, ctx), ...enteredFrames(state, figure, cell, gait)];
  const points = pointsLeft(state, performance);
  return [...entered, ...(points > 0 ? [{ at: 'move.on' as const, figure, points, gait }] : []), { at: 'move.end' }];
}
