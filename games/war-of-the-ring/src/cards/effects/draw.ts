import * as z from 'zod';
import { DECKS } from '../../content/vocabulary.ts';
import { effectKind } from '../effectKind.ts';
import { count } from '../fields.ts';
import { kindSchema } from '../kind.ts';

/** The owner draws cards of a deck. R 11.2 */
export const draw = effectKind({
  schema: kindSchema('draw', { deck: z.enum(DECKS), count }),
  describe: ({ deck, count }, tell) => tell.say('effect.draw', { deck, count }),
});
