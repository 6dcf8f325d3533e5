import * as z from 'zod';
import { DECKS } from '../../content/vocabulary.ts';
import { effectKind } from '../effectKind.ts';
import { kindSchema } from '../kind.ts';

/** The owner may play another card of a deck at once, without a die. */
export const freeCard = effectKind({
  schema: kindSchema('free-card', { deck: z.enum(DECKS) }),
  describe: ({ deck }, tell) => tell.say('effect.free-card', { deck }),
});
