import { refuse, type Seat } from '@tessera/kernel';
import { SYMBOLS } from '../content/index.ts';
import { cardOf } from '../deck/deck.ts';
import { handOf, throwAway } from '../deck/hand.ts';
import { removalCost } from '../deck/standing.ts';
import { discardFromTable } from '../deck/tableCards.ts';
import { spendRing } from '../pieces/dice.ts';
import { sideOf } from '../pieces/roles.ts';
import type { Action } from '../state/action.ts';
import type { Rule, State } from '../state/state.ts';
import { plays } from '../state/variants.ts';

/** Action that takes a card of the other side off the table, for its price. R 6.8, 6.10, 11.3 */
export const removal = {
  remove: {
    asks: (_state, { seat }) => seat,
    options(state, { seat, die }): Action[] {
      const cards = removable(state, seat, die);
      // In a determinized state the hand may lack the cards of the price.
      return cards.length === 0 ? [{ type: 'done' }] : cards.map((card) => ({ type: 'remove', card }));
    },
    answers: {
      done() {},
      remove: {
        refuse: (state, { seat, die }, _seat, { card }) =>
          removable(state, seat, die).includes(card) ? undefined : refuse('cannot-remove', { card }),
        play(state, { seat, die }, { action: { card }, log, chance }) {
          const { ring, symbols } = removalCost(state, seat, card, die)!;
          const ctx = { log, chance };
          if (ring) spendRing(state, sideOf(state, seat));
          discardFromTable(state, card, ctx);
          const due = symbols.map((symbol) => SYMBOLS.indexOf(symbol));
          return due.length > 0 ? [{ at: 'remove.pay', seat, card, due }] : undefined;
        },
      },
    },
  },

  'remove.pay': {
    asks: (_state, { seat }) => seat,
    options(state, { seat, due }): Action[] {
      const cards = handOf(state, seat).filter((card) => fits(state, card, due[0]!));
      // In a determinized state the hand may lack such a card.
      return cards.length === 0 ? [{ type: 'done' }] : cards.map((card) => ({ type: 'discard', card }));
    },
    answers: {
      done() {},
      discard: {
        refuse: (state, { seat, due }, _seat, { card }) =>
          handOf(state, seat).includes(card) && fits(state, card, due[0]!)
            ? undefined
            : refuse('card-does-not-fit', { card }),
        play(state, { seat, card: removed, due }, { action: { card }, log, chance }) {
          throwAway(state, seat, card, { log, chance });
          const rest = due.slice(1);
          return rest.length > 0 ? [{ at: 'remove.pay', seat, card: removed, due: rest }] : undefined;
        },
      },
    },
  },
} satisfies Rule<'remove' | 'remove.pay'>;

export function canRemove(state: State, seat: Seat, die: number): boolean {
  return removable(state, seat, die).length > 0;
}

/** Returns whether a card has a symbol; by one variant any Strategy card replaces the Army symbol. */
function fits(state: State, card: number, symbol: number): boolean {
  if (SYMBOLS.indexOf(cardOf(card).symbol) === symbol) return true;
  return plays(state, 'bombadil-any-strategy') && SYMBOLS[symbol] === 'army' && Math.floor(card / 24) % 2 === 1;
}

function removable(state: State, seat: Seat, die: number): number[] {
  return state.table.filter((card) => {
    const cost = removalCost(state, seat, card, die);
    if (!cost) return false;
    const hand = handOf(state, seat);
    return cost.symbols.every((symbol) => hand.some((held) => fits(state, held, SYMBOLS.indexOf(symbol))));
  });
}
