import { refuseCard } from './hand.ts';
import type { Rule } from './state.ts';

/** A hero with an empty hand takes the discarded cards back, all but one; a hero who cannot is out. */
export const rest = {
  rest({ heroes, figures }, { seat }, { log }) {
    const { hand, discard } = heroes[seat]!;
    if (hand.length > 0) return undefined;
    if (discard.length > 1) return [{ at: 'rest.lose', seat }];
    figures[seat]!.hp = 0;
    log({ type: 'exhausted', seat });
    return undefined;
  },

  'rest.lose': {
    asks: (_state, { seat }) => seat,
    options: ({ heroes }, { seat }) => heroes[seat]!.discard.map((card) => ({ type: 'lose', card })),
    refuse: ({ heroes }, { seat }, _seat, action) =>
      action.type === 'lose' ? refuseCard(heroes[seat]!.discard, action.card) : undefined,
    answers: {
      lose({ heroes }, { seat }, { action: { card }, log }) {
        const hero = heroes[seat]!;
        hero.lost.push(card);
        hero.hand = hero.discard.filter((other) => other !== card);
        hero.discard = [];
        log({ type: 'rested', seat, card });
        return undefined;
      },
    },
  },
} satisfies Rule<'rest' | 'rest.lose'>;
