import { shapeOf } from '../abilities/abilityParameters.ts';
import { hexesAlong } from '../board/index.ts';
import { positionOf } from '../inPlay/position.ts';
import { noteDeath } from '../scenario/deaths.ts';
import { numberOf, scenarioFacts } from '../scenario/numbers.ts';
import { noteEnding } from '../scenario/outcome.ts';
import { objectOf } from '../scenario/persistentRules.ts';
import { groundIn, scenarioPlan } from '../scenario/plan.ts';
import type { Ctx } from '../state/events.ts';
import { isHero, isUp } from '../state/figures.ts';
import type { Frame } from '../state/frames.ts';
import type { Rule, State } from '../state/state.ts';
import type { FigureId, Performance } from '../state/stateRecords.ts';

/** Returns the frame in which a hero may spend leftover movement points on digging, if there is anything to dig up. */
export function digFrames(state: State, performance: Performance): Frame[] {
  const { figure } = performance;
  const { objects } = scenarioPlan(state.scenario).record;
  if (!isHero(state, figure) || !isUp(state, figure) || objects.every(({ dig }) => dig === undefined)) return [];
  const points = pointsLeft(state, performance);
  return points > 0 ? [{ at: 'dig', figure, points }] : [];
}

/** Returns the movement points of a move ability that its path has not used. */
export function pointsLeft(state: State, performance: Performance): number {
  const { path, acted } = performance;
  const { value, gait } = shapeOf(state, performance);
  const spent = hexesAlong(positionOf(state), acted ? path : [], gait).reduce((sum, { points }) => sum + points, 0);
  return value - spent;
}

/** Returns the objects that a hero can dig up from its hex. */
function diggable(state: State, figure: FigureId): FigureId[] {
  const { cell } = state.figures[figure]!;
  const ground = groundIn(state);
  return state.figures.flatMap((one, id) =>
    one.cell >= 0 && objectOf(state, id)?.dig !== undefined && ground.areAdjacent(cell, one.cell) ? [id] : [],
  );
}

/** A hero digs up an adjacent object. Progress is kept for the next time. */
export const digRule = {
  dig: {
    asks: (state, { figure }) => (isUp(state, figure) && diggable(state, figure).length > 0 ? figure : []),
    prompt: (_state, { points }) => ({ code: 'dig', params: { points } }),
    options: (state, { figure }) => [
      ...diggable(state, figure).map((one) => ({ type: 'target' as const, figure: one })),
      { type: 'skip' as const },
    ],
    answers: {
      target: (state, { figure, points }, { action, ...ctx }) => digUp(state, figure, action.figure, points, ctx),
      skip: () => undefined,
    },
  },
} satisfies Rule<'dig'>;

function digUp(state: State, hero: FigureId, id: FigureId, points: number, ctx: Ctx): Frame[] {
  const object = objectOf(state, id)!;
  const needed = numberOf(object.dig ?? 1, scenarioFacts(state));
  const before = state.counters[`dug:${id}`] ?? 0;
  const used = Math.min(points, needed - before);
  state.counters[`dug:${id}`] = before + used;
  ctx.log({ type: 'dug', figure: hero, object: object.id, points: before + used, needed });
  const rest: Frame[] = points > used ? [{ at: 'dig', figure: hero, points: points - used }] : [];
  if (before + used < needed) return rest;
  const figure = state.figures[id]!;
  const { cell } = figure;
  figure.cell = -1;
  const frames = noteDeath(state, id, hero, { overkill: 0, undamaged: false }, cell);
  noteEnding(state, ctx);
  return [...frames, ...rest];
}
