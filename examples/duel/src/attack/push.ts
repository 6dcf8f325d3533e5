import { type Refusal, refuse } from '@tessera/kernel';
import { type Figures, figureOn, isUp } from '../figures/figures.ts';
import { type Cell, distance, isPillar, neighboursOf } from '../state/board.ts';
import type { FigureId } from '../state/roster.ts';
import { attackInProgress, type Rule, type State } from '../state/state.ts';

/** The attacker may push a target that is still up, hex by hex, each step leading farther away. */
export const push = {
  push: {
    // Only heroes push, so the attacker is a seat.
    asks: (state, { target }) => (pushPaths(state, target).length > 1 ? attackInProgress(state).attacker : []),
    options: (state, { target }) => pushPaths(state, target).map((path) => ({ type: 'push', path })),
    answers: {
      push: {
        refuse: (state, { target }, _seat, { path }) => refusePath(state, target, path),
        play({ figures }, { target }, { action: { path }, log }) {
          if (path.length === 0) return;
          const figure = figures[target]!;
          log({ type: 'pushed', figure: target, path: [figure.cell, ...path] });
          figure.cell = path.at(-1)!;
        },
      },
    },
  },
} satisfies Rule<'push'>;

/** Returns every path along which the target can be pushed, the empty one first. */
function pushPaths(state: State, target: FigureId): Cell[][] {
  const { attacker, push } = attackInProgress(state);
  const { figures } = state;
  if (!isUp(figures, target) || !isUp(figures, attacker)) return [[]];
  const paths: Cell[][] = [[]];
  for (const path of paths) {
    if (path.length === push) continue;
    const at = path.at(-1) ?? figures[target]!.cell;
    for (const next of neighboursOf(at)) {
      if (!refuseStep(figures, attacker, at, next)) paths.push([...path, next]);
    }
  }
  return paths;
}

function refusePath(state: State, target: FigureId, path: readonly Cell[]): Refusal | undefined {
  const { attacker, push } = attackInProgress(state);
  if (path.length > push) return refuse('push-too-long', { most: push });
  let at = state.figures[target]!.cell;
  for (const next of path) {
    const reason = refuseStep(state.figures, attacker, at, next);
    if (reason) return reason;
    at = next;
  }
  return undefined;
}

function refuseStep(figures: Figures, attacker: FigureId, from: Cell, to: Cell): Refusal | undefined {
  if (distance(from, to) !== 1) return refuse('not-a-step', { from, cell: to });
  const { cell: origin } = figures[attacker]!;
  if (distance(origin, to) <= distance(origin, from)) return refuse('not-away', { cell: to });
  return isPillar(to) || figureOn(figures, to) !== undefined ? refuse('in-the-way', { cell: to }) : undefined;
}
