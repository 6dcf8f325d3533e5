import { heroesUp } from '../figures/figures.ts';
import { refuseCard, show, takeFromHand } from '../figures/hand.ts';
import type { Rule } from '../state/state.ts';

/** Every hero picks a card in secret; once all have, the cards are turned up together. */
export const picks = {
  picks: {
    asks: ({ figures, heroes }) => heroesUp(figures).filter((seat) => heroes[seat]!.pick === null),
    options: ({ heroes }, _frame, seat) => heroes[seat]!.hand.map((card) => ({ type: 'pick', card })),
    answers: {
      pick: {
        refuse: ({ heroes }, _frame, seat, { card }) => refuseCard(heroes[seat]!.hand, card),
        play({ heroes }, _frame, { seat, action: { card }, log }) {
          const hero = heroes[seat]!;
          takeFromHand(hero, card);
          hero.pick = card;
          log({ type: 'picked', seat, card }, { to: [seat], others: { type: 'picked', seat } });
        },
      },
    },
    afterwards({ figures, heroes }, _frame, { log }) {
      for (const seat of heroesUp(figures)) {
        const hero = heroes[seat]!;
        hero.revealed = true;
        show(hero, hero.pick!);
        log({ type: 'revealed', seat, card: hero.pick });
      }
    },
  },
} satisfies Rule<'picks'>;
