import { isHero } from '../figures/figures.ts';
import { refuseCard, show, takeFromHand } from '../figures/hand.ts';
import type { Ctx } from '../state/events.ts';
import type { Action, Frame, Rule, State } from '../state/state.ts';

/** A hero with cards in hand may lose one of them instead of suffering; other figures are not asked. */
export const damage = {
  damage: {
    asks: ({ heroes }, { figure, amount }) =>
      isHero(figure) && amount > 0 && heroes[figure]!.hand.length > 0 ? figure : [],
    prompt: (_state, { amount }) => ({ code: 'damage', params: { amount } }),
    options: ({ heroes }, _frame, seat): Action[] => [
      { type: 'suffer' },
      ...heroes[seat]!.hand.map((card): Action => ({ type: 'lose', card })),
    ],
    answers: {
      suffer,
      lose: {
        refuse: ({ heroes }, _frame, seat, { card }) => refuseCard(heroes[seat]!.hand, card),
        play({ heroes }, { amount }, { seat, action: { card }, log }) {
          const hero = heroes[seat]!;
          takeFromHand(hero, card);
          show(hero, card);
          hero.lost.push(card);
          log({ type: 'negated', seat, card, amount });
        },
      },
    },
    afterwards: suffer,
  },
} satisfies Rule<'damage'>;

type Damage = Extract<Frame, { at: 'damage' }>;

function suffer({ figures }: State, { figure: id, amount }: Damage, { log }: Ctx): undefined {
  const figure = figures[id]!;
  figure.hp = Math.max(0, figure.hp - amount);
  log({ type: 'suffered', figure: id, amount, left: figure.hp });
  if (figure.hp === 0) log({ type: 'fell', figure: id });
}
