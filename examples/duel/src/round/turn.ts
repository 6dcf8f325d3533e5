import { refuse, type Seat } from '@tessera/kernel';
import { type Cell, walk } from '../state/board.ts';
import { type Card, cardOf } from '../state/cards.ts';
import type { Rule, State } from '../state/state.ts';

/** A hero's turn: walk, then perform the action of the card. */
export const turn = {
  move: {
    asks: (_state, { seat }) => seat,
    prompt: (state, { seat }) => ({ code: 'move', params: { move: cardInPlay(state, seat).move } }),
    options: (state, { seat }) => destinations(state, seat).map((to) => ({ type: 'move', to })),
    answers: {
      move: {
        refuse(state, { seat }, _seat, { to }) {
          const steps = walk(state.figures, state.figures[seat]!.cell).costs[to]!;
          if (steps < 0) return refuse('no-way', { cell: to });
          const { move } = cardInPlay(state, seat);
          return steps > move ? refuse('too-far', { cell: to, steps, move }) : undefined;
        },
        play({ figures }, { seat }, { action: { to }, log }) {
          const figure = figures[seat]!;
          const path = walk(figures, figure.cell).pathTo(to);
          log(path.length > 1 ? { type: 'moved', figure: seat, path } : { type: 'stayed', figure: seat });
          figure.cell = to;
        },
      },
    },
  },

  act(state, { seat }, { log }) {
    const { action } = cardInPlay(state, seat);
    if (action.kind === 'attack') {
      const { power, range, targets, push } = action;
      return [{ at: 'aim', seat, power, range, targets, push }];
    }
    const { shield, retaliate } = action;
    const figure = state.figures[seat]!;
    figure.shield = shield;
    figure.retaliate = retaliate;
    log({ type: 'guarded', seat, shield, retaliate });
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
