import { type Refusal, refuse, type Seat } from '@tessera/kernel';
import { cardOf } from '../deck/deck.ts';
import { backOf, deckOf, decksLeft, drawCards, handOf, takeFromHand } from '../deck/hand.ts';
import { standingEffects } from '../deck/standing.ts';
import { GANDALF_GREY, isInFellowship } from '../pieces/characters.ts';
import {
  ARMY_DIE,
  CHARACTER_DIE,
  EVENT_DIE,
  isMessenger,
  MUSTER_ARMY_DIE,
  MUSTER_DIE,
  WILL_DIE,
} from '../pieces/dice.ts';
import { roleOf, sideOf } from '../pieces/roles.ts';
import type { Action } from '../state/action.ts';
import type { Ctx } from '../state/events.ts';
import type { Frame } from '../state/frames.ts';
import { DECK_SIZE, FREE, SHADOW } from '../state/numbers.ts';
import type { Rule, State } from '../state/state.ts';
import type { Play } from './effectKind.ts';
import { chooseInStep, runStep, stepOptions, whyNoEvent } from './eventRules.ts';

/** Stands for the die of a card that another card lets the player play. */
const NO_DIE = -1;

/** Event cards: drawn, or played for their event. R 6.7, 11 */
export const eventCards = {
  // A card that another card lets the player play, without a die.
  card: {
    asks: (_state, { seat }) => seat,
    options(state, { seat }): Action[] {
      const options: Action[] = [{ type: 'decline' }];
      for (const card of handOf(state, seat)) {
        if (!whyNotPlay(state, seat, card, NO_DIE)) options.push({ type: 'play', card, die: NO_DIE });
      }
      return options;
    },
    sound: true,
    answers: {
      decline() {},
      play: {
        refuse: (state, { seat }, _seat, { card }) => whyNotPlay(state, seat, card, NO_DIE),
        play: (state, { seat }, { action: { card }, log, chance }) =>
          playCard(state, seat, card, NO_DIE, { log, chance }),
      },
    },
  },

  'card.step': (state, { seat, card, step }, ctx) => runStep(state, playOf(state, seat, card, step), ctx),

  'card.choice': {
    asks: (state, { asked, seat, card, step, chosen }) =>
      stepOptions(state, playOf(state, seat, card, step), chosen).length > 0 ? asked : [],
    prompt: (_state, { card }) => ({ code: 'card.choice', params: { card } }),
    options: (state, { seat, card, step, chosen }) => stepOptions(state, playOf(state, seat, card, step), chosen),
    sound: true,
    forced: true,
    answers: {
      choose: (state, { seat, card, step, chosen }, { action: { value }, log, chance }) =>
        chooseInStep(state, playOf(state, seat, card, step), [...chosen, value], { log, chance }),
    },
  },

  'card.end'(state, { seat, card, die }, { log }) {
    const before = draws(state, seat, card, die);
    if (cardOf(card).event.table !== undefined) {
      const discard = state.discards[Math.floor(card / DECK_SIZE)]!;
      discard.splice(discard.indexOf(card), 1);
      state.table.push(card);
      log({ type: 'card-laid', card });
    }
    return before;
  },

  'card.draw': {
    asks: (state, { seat, decks }) => (decks.some((deck) => deckOf(state, seat, deck).length > 0) ? seat : []),
    options(state, { seat, decks, may }): Action[] {
      const options = decksLeft(state, seat).filter((one) => one.type === 'draw' && decks.includes(one.deck));
      return may ? [...options, { type: 'decline' }] : options;
    },
    forced: true,
    answers: {
      draw: {
        refuse: (state, { seat, decks }, _seat, { deck }) =>
          decks.includes(deck) && deckOf(state, seat, deck).length > 0 ? undefined : refuse('deck-empty', { deck }),
        play(state, { seat }, { action: { deck }, log, chance }) {
          drawCards(state, seat, deck, 1, { log, chance });
          return [{ at: 'limit' }];
        },
      },
      decline() {},
    },
  },
} satisfies Rule<'card' | 'card.step' | 'card.choice' | 'card.end' | 'card.draw'>;

function playOf(state: State, seat: Seat, card: number, step: number): Play {
  return { card, step, seat, side: sideOf(state, seat) };
}

/** Plays a card for its event: its steps, then its consequences. The card is public from now on. */
export function playCard(state: State, seat: Seat, card: number, die: number, { log }: Ctx): Frame[] {
  if (die === MUSTER_DIE && cardOf(card).symbol === 'army') state.messengerUsed = true;
  takeFromHand(state, seat, card);
  state.discards[Math.floor(card / DECK_SIZE)]!.push(card);
  log({ type: 'card-played', seat, card, die });
  const frames: Frame[] = [];
  for (let step = 0; step < cardOf(card).event.effects.length; step++)
    frames.push({ at: 'card.step', seat, card, step });
  return [...frames, { at: 'card.end', seat, card, die }];
}

/** Returns whether there is a card to draw. */
export function canDrawCard(state: State, seat: Seat): boolean {
  return deckOf(state, seat, 0).length > 0 || deckOf(state, seat, 1).length > 0;
}

/** Returns why a card cannot be played with a die. R 11.1, 13.8 */
export function whyNotPlay(state: State, seat: Seat, card: number, die: number): Refusal | undefined {
  if (!handOf(state, seat).includes(card)) return refuse('not-in-hand', { card });
  if (!pays(state, sideOf(state, seat), card, die)) return refuse('wrong-die-for-card', { card, die });
  const role = cardOf(card).role;
  const own = roleOf(state, seat);
  if (role && own && role !== own) return refuse('not-your-card', { card, role });
  return whyNoEvent(state, seat, card, die);
}

/** Returns whether a die pays for a card: an Event die for any, others by its symbol. R 11.1 */
function pays(state: State, side: number, card: number, die: number): boolean {
  const symbol = cardOf(card).symbol;
  switch (die) {
    case EVENT_DIE:
    case WILL_DIE:
      return true;
    case CHARACTER_DIE:
    case NO_DIE:
      return symbol === 'character';
    case ARMY_DIE:
      return symbol === 'army';
    case MUSTER_DIE:
      return symbol === 'muster' || (symbol === 'army' && isMessenger(state, side));
    case MUSTER_ARMY_DIE:
      return symbol !== 'character';
    default:
      return false;
  }
}

/** Returns the draws of Gandalf the Grey as Guide and of a Shadow card after a card paid with an Event die. R 7.9 */
function draws(state: State, seat: Seat, card: number, die: number): Frame[] {
  if (die !== EVENT_DIE) return [];
  const side = sideOf(state, seat);
  if (side === FREE) {
    const guides = state.fellowship.guide === GANDALF_GREY && isInFellowship(state, GANDALF_GREY);
    return guides ? [{ at: 'card.draw', seat, decks: [backOf(card)], may: true }] : [];
  }
  const due = side === SHADOW && state.table.length > 0 ? standingEffects(state, 'draw-after-event') : [];
  return due.map(() => ({ at: 'card.draw', seat, decks: [0, 1], may: false }));
}
