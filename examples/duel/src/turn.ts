import { refuse, type Seat } from '@tessera/kernel';
import { targetsInRange } from './aim.ts';
import { type Cell, cellName, walk } from './board.ts';
import { type Card, cardOf } from './cards.ts';
import type { Rule, State } from './state.ts';

/** A hero's turn: walk, then do what the card says. */
export const turn = {
  move: {
    asks: (_state, { seat }) => seat,
    options: (state, { seat }) => destinations(state, seat).map((to) => ({ type: 'move', to })),
    refuse(state, { seat }, _seat, action) {
      if (action.type !== 'move') return undefined;
      const cell = cellName(action.to);
      const steps = walk(state.figures, state.figures[seat]!.cell).costs[action.to]!;
      if (steps < 0) return refuse('no-way', { cell });
      const { move } = cardInPlay(state, seat);
      return steps > move ? refuse('too-far', { cell, steps, move }) : undefined;
    },
    answers: {
      move({ figures }, { seat }, { action: { to }, log }) {
        const figure = figures[seat]!;
        const path = walk(figures, figure.cell).pathTo(to);
        log(path.length > 1 ? { type: 'moved', figure: seat, path } : { type: 'stayed', figure: seat });
        figure.cell = to;
        return undefined;
      },
    },
  },

  act(state, { seat }, { log }) {
    const { action } = cardInPlay(state, seat);
    const figure = state.figures[seat]!;
    if (action.kind === 'guard') {
      figure.shield = action.shield;
      figure.retaliate = action.retaliate;
      log({ type: 'guarded', seat, shield: action.shield, retaliate: action.retaliate });
      return undefined;
    }
    const { power, range, targets, push } = action;
    if (targetsInRange(state.figures, seat, range).length > 0)
      return [{ at: 'aim', seat, power, range, targets, push }];
    log({ type: 'no-target', seat });
    return undefined;
  },
} satisfies Rule<'move' | 'act'>;

function cardInPlay({ heroes }: State, seat: Seat): Card {
  return cardOf(heroes[seat]!.pick!);
}

function destinations(state: State, seat: Seat): Cell[] {
  const { ends, count } = walk(state.figures, state.figures[seat]!.cell, cardInPlay(state, seat).move);
  return Array.from(ends.subarray(0, count));
}
