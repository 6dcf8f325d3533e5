import * as z from 'zod';
import { DECKS } from '../../../content/vocabulary.ts';
import { count } from '../../../deck/fields.ts';
import { deckOf, drawCards } from '../../../deck/hand.ts';
import { kindSchema } from '../../../deck/kind.ts';
import { effectKind } from '../../effectKind.ts';

/** The owner draws cards of a deck. R 11.2 */
export const draw = effectKind({
  schema: kindSchema('draw', { deck: z.enum(DECKS), count }),
  describe: ({ deck, count }, t) => t('effect.draw', { deck, count }),
  can: (state, { deck }, { seat }) => deckOf(state, seat, DECKS.indexOf(deck)).length > 0,
  run(state, { deck, count }, { seat }, ctx) {
    drawCards(state, seat, DECKS.indexOf(deck), count, ctx);
    return [{ at: 'limit' }];
  },
});
