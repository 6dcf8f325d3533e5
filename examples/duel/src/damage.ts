import type { Ctx } from '@tessera/kernel';
import { type FigureId, isHero } from './figures.ts';
import { refuseCard, show, takeFromHand } from './hand.ts';
import type { Action, Rule, State } from './state.ts';

/** Damage to a hero with cards in hand is first a question: suffer it, or lose a card instead. */
export const damage = {
  damage(state, { figure, amount }, ctx) {
    if (isHero(figure) && amount > 0 && state.heroes[figure]!.hand.length > 0) {
      return [{ at: 'damage.choice', seat: figure, amount }];
    }
    suffer(state, figure, amount, ctx);
    return undefined;
  },

  'damage.choice': {
    asks: (_state, { seat }) => seat,
    options: ({ heroes }, { seat }): Action[] => [
      { type: 'suffer' },
      ...heroes[seat]!.hand.map((card): Action => ({ type: 'lose', card })),
    ],
    refuse: ({ heroes }, { seat }, _seat, action) =>
      action.type === 'lose' ? refuseCard(heroes[seat]!.hand, action.card) : undefined,
    answers: {
      suffer(state, { seat, amount }, ctx) {
        suffer(state, seat, amount, ctx);
        return undefined;
      },
      lose({ heroes }, { seat, amount }, { action: { card }, log }) {
        const hero = heroes[seat]!;
        takeFromHand(hero, card);
        show(hero, card);
        hero.lost.push(card);
        log({ type: 'negated', seat, card, amount });
        return undefined;
      },
    },
  },
} satisfies Rule<'damage' | 'damage.choice'>;

function suffer({ figures }: State, id: FigureId, amount: number, { log }: Ctx): void {
  const figure = figures[id]!;
  figure.hp = Math.max(0, figure.hp - amount);
  log({ type: 'suffered', figure: id, amount, left: figure.hp });
  if (figure.hp === 0) log({ type: 'fell', figure: id });
}
