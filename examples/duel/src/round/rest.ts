import { refuseCard } from '../figures/hand.ts';
import type { Rule } from '../state/state.ts';

/** A hero with an empty hand takes the discarded cards back, except one; a hero left without cards is out. */
export const rest = {
  rest: {
    asks: ({ heroes }, { seat }) => (heroes[seat]!.discard.length > 1 ? seat : []),
    options: ({ heroes }, { seat }) => heroes[seat]!.discard.map((card) => ({ type: 'lose', card })),
    answers: {
      lose: {
        refuse: ({ heroes }, { seat }, _seat, { card }) => refuseCard(heroes[seat]!.discard, card),
        play({ heroes }, { seat }, { action: { card }, log }) {
          const hero = heroes[seat]!;
          hero.lost.push(card);
          hero.hand = hero.discard.filter((other) => other !== card);
          hero.discard = [];
          log({ type: 'rested', seat, card });
        },
      },
    },
    afterwards({ figures }, { seat }, { log }) {
      figures[seat]!.hp = 0;
      log({ type: 'exhausted', seat });
    },
  },
} satisfies Rule<'rest'>;
