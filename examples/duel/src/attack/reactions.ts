import type { Seat } from '@tessera/kernel';
import { areAdjacent, HEROES, isHero, isUp } from '../figures/figures.ts';
import { mayHold, refuseCard, show, takeFromHand } from '../figures/hand.ts';
import { CARD_IDS, type CardId, cardOf, type Moment } from '../state/cards.ts';
import type { FigureId } from '../state/roster.ts';
import { type Action, attackInProgress, type Frame, type Rule, type State } from '../state/state.ts';

/**
 * Two windows around an attack on a hero. Before it, the target or a hero beside it may ward off some of the power.
 * After it, the target may strike back at an adjacent attacker. A hero is asked whenever public information allows for
 * such a card in that hand: the question must not reveal the holder of one.
 */
export const reactions = {
  window: {
    asks: (state, { moment, seat, target }) =>
      concerns(state, moment, seat, target) && mightReact(state, moment, seat) ? seat : [],
    prompt: (state, { moment, target }) => ({
      code: `window.${moment}`,
      params: { attacker: attackInProgress(state).attacker, target },
    }),
    options: (state, { moment, seat }): Action[] => [
      { type: 'pass' },
      ...reactionsInHand(state, moment, seat).map((card): Action => ({ type: 'react', card })),
    ],
    answers: {
      react: {
        refuse: (state, { moment, seat }, _seat, { card }) => refuseCard(reactionsInHand(state, moment, seat), card),
        play(state, _frame, { seat, action: { card }, log }) {
          const hero = state.heroes[seat]!;
          takeFromHand(hero, card);
          show(hero, card);
          hero.discard.push(card);
          log({ type: 'reacted', seat, card });
          return effectOf(state, seat, card);
        },
      },
      pass(_state, { moment }, { seat, log }) {
        log({ type: 'let-be', seat, moment });
      },
    },
  },
} satisfies Rule<'window'>;

/** Returns the windows of one moment of an attack: the target is asked first, then, before the blow, the other hero. */
export function windows(moment: Moment, target: FigureId): Frame[] {
  if (!isHero(target)) return [];
  const others = moment === 'when' ? HEROES.filter((seat) => seat !== target) : [];
  return [target, ...others].map((seat) => ({ at: 'window', moment, seat, target }));
}

function effectOf(state: State, seat: Seat, card: CardId): Frame[] {
  const attack = attackInProgress(state);
  const reaction = cardOf(card).reaction!;
  if (reaction.moment === 'after') {
    return [{ at: 'attack', attacker: seat, targets: [attack.attacker], power: reaction.power, push: 0 }];
  }
  attack.ward += reaction.ward;
  return [];
}

function concerns(state: State, moment: Moment, seat: Seat, target: Seat): boolean {
  const { figures } = state;
  const { attacker } = attackInProgress(state);
  if (!isUp(figures, seat) || !isUp(figures, target) || !isUp(figures, attacker)) return false;
  if (moment === 'after') return areAdjacent(figures, target, attacker);
  return seat === target || areAdjacent(figures, seat, target);
}

function mightReact({ heroes }: State, moment: Moment, seat: Seat): boolean {
  if (heroes[seat]!.hand.length === 0) return false;
  return CARD_IDS.some((card) => reactsAt(card, moment) && mayHold(heroes, seat, card));
}

function reactionsInHand({ heroes }: State, moment: Moment, seat: Seat): CardId[] {
  return heroes[seat]!.hand.filter((card) => reactsAt(card, moment));
}

function reactsAt(card: CardId, moment: Moment): boolean {
  return cardOf(card).reaction?.moment === moment;
}
