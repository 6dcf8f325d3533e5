import * as z from 'zod';
import { DECKS } from '../../content/vocabulary.ts';
import { effectKind } from '../effectKind.ts';
import { kindSchema } from '../kind.ts';

/** A card of the enemy leaves the table. */
export const clearTable = effectKind({
  schema: kindSchema('clear-table', { deck: z.enum(DECKS) }),
  describe: ({ deck }, tell) => tell.say('effect.clear-table', { deck }),
});
