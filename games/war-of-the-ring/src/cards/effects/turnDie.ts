import * as z from 'zod';
import { FACES } from '../../content/vocabulary.ts';
import { effectKind } from '../effectKind.ts';
import { kindSchema } from '../kind.ts';

/** An unused die of the owner is turned to another face. RULINGS 113 */
export const turnDie = effectKind({
  schema: kindSchema('turn-die', { from: z.enum(FACES), to: z.enum(FACES) }),
  describe: ({ from, to }, tell) =>
    tell.say('effect.turn-die', { from: tell.say(`name.face.${from}`), to: tell.say(`name.face.${to}`) }),
});
