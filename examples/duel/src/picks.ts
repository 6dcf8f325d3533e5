import { heroesUp } from './figures.ts';
import { refuseCard, show, takeFromHand } from './hand.ts';
import type { Rule } from './state.ts';

/** Every hero picks a card in secret; once all have, the cards are turned up together. */
export const picks = {
  picks: {
    asks: ({ figures, heroes }) => heroesUp(figures).filter((seat) => !heroes[seat]!.picked),
    options: ({ heroes }, _frame, seat) => heroes[seat]!.hand.map((card) => ({ type: 'pick', card })),
    refuse: ({ heroes }, _frame, seat, action) =>
      action.type === 'pick' ? refuseCard(heroes[seat]!.hand, action.card) : undefined,
    answers: {
      pick({ heroes }, _frame, { seat, action: { card }, log }) {
        const hero = heroes[seat]!;
        takeFromHand(hero, card);
        hero.pick = card;
        hero.picked = true;
        log({ type: 'picked', seat, card }, { to: [seat], others: { type: 'picked', seat } });
        return undefined;
      },
    },
    afterwards({ figures, heroes }, _frame, { log }) {
      for (const seat of heroesUp(figures)) {
        const hero = heroes[seat]!;
        hero.revealed = true;
        show(hero, hero.pick!);
        log({ type: 'revealed', seat, card: hero.pick });
      }
      return undefined;
    },
  },
} satisfies Rule<'picks'>;
