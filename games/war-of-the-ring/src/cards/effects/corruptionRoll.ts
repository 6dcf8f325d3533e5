import * as z from 'zod';
import { effectKind } from '../effectKind.ts';
import { dice, target } from '../fields.ts';
import { kindSchema } from '../kind.ts';

/** Dice are rolled, and each that reaches the number adds or heals 1 Corruption. */
export const corruptionRoll = effectKind({
  schema: kindSchema('corruption-roll', { dice, on: target, heals: z.boolean() }),
  describe: ({ dice, on, heals }, tell) => tell.say('effect.corruption-roll', { dice, on, heals }),
});
