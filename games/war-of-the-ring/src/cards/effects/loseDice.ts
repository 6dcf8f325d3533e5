import * as z from 'zod';
import { FACES } from '../../content/vocabulary.ts';
import { effectKind } from '../effectKind.ts';
import { kindSchema } from '../kind.ts';

/** The enemy loses all unused dice with a face. */
export const loseDice = effectKind({
  schema: kindSchema('lose-dice', { face: z.enum(FACES) }),
  describe: ({ face }, tell) => tell.say('effect.lose-dice', { face: tell.say(`name.face.${face}`) }),
});
