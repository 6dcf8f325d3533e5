import type { Seat } from '@tessera/kernel';
import * as z from 'zod';
import { DECKS } from '../../../content/vocabulary.ts';
import { cardOf } from '../../../deck/deck.ts';
import { handOf } from '../../../deck/hand.ts';
import { kindSchema } from '../../../deck/kind.ts';
import type { State } from '../../../state/state.ts';
import { effectKind, type Program } from '../../effectKind.ts';

/** The owner may play another card of a deck at once, without a die. */
export const freeCard = effectKind({
  schema: kindSchema('free-card', { deck: z.enum(DECKS) }),
  describe: ({ deck }, t) => t('effect.free-card', { deck }),
  can: (state, _effect, { card, seat }, program) => canPlayOther(state, seat, card, program),
  // A holder of any card of the deck is asked: not asking would show that none fits.
  run: ({ players }, { deck }, { seat }) =>
    players[seat]!.hand[DECKS.indexOf(deck)]!.cards.length > 0 ? [{ at: 'card', seat }] : undefined,
});

/** Stands for the die of a card that is played without one. */
const NO_DIE = -1;

/**
 * Returns whether another card that needs a Character die could be played. Cards with this same effect are excluded:
 * two of them would ask each other forever, and this card has all their other effects.
 */
function canPlayOther(state: State, seat: Seat, card: number, program: Program): boolean {
  return handOf(state, seat).some(
    (other) =>
      other !== card &&
      !program.typesOf(other).includes('free-card') &&
      cardOf(other).symbol === 'character' &&
      program.whyNoEvent(state, seat, other, NO_DIE) === undefined,
  );
}
