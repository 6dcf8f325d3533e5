import * as z from 'zod';
import { DECKS } from '../../content/vocabulary.ts';
import { deckOf, drawCards } from '../../hand.ts';
import { effectKind } from '../effectKind.ts';
import { count } from '../fields.ts';
import { kindSchema } from '../kind.ts';

/** The owner draws cards of a deck. R 11.2 */
export const draw = effectKind({
  schema: kindSchema('draw', { deck: z.enum(DECKS), count }),
  describe: ({ deck, count }, tell) => tell.say('effect.draw', { deck, count }),
  can: (state, { deck }, { seat }) => deckOf(state, seat, DECKS.indexOf(deck)).length > 0,
  run(state, { deck, count }, { seat }, ctx) {
    drawCards(state, seat, DECKS.indexOf(deck), count, ctx);
    return [{ at: 'limit' }];
  },
});
