import * as z from 'zod';
import { SIDES } from '../../content/vocabulary.ts';
import { effectKind } from '../effectKind.ts';
import { dice, regions, target } from '../fields.ts';
import { kindSchema, regionsIn } from '../kind.ts';

/** Dice are rolled against an Army, and its owner takes the hits. R 9.5 */
export const hits = effectKind({
  schema: kindSchema('hits', {
    dice: z.union([dice, z.literal('nazgul')]).describe('nazgul: one for each Nazgûl of an Army there or next to it'),
    on: target,
    army: z.strictObject({
      side: z.enum(SIDES),
      regions: regions.optional().describe('In one of these'),
      nations: z.int().min(2).max(3).optional().describe('With units of so many Nations'),
    }),
    isAttack: z.boolean().default(false).describe('Nations react as to an attack. R 9.9.5'),
    toTheLast: z
      .boolean()
      .default(false)
      .describe('Nazgûl and Minions die with the last unit; a Minion alone there too'),
  }),
  describe: ({ dice, on, army, isAttack, toTheLast }, tell) =>
    tell.say('effect.hits', {
      dice: typeof dice === 'number' ? dice : 0,
      nazgul: dice === 'nazgul',
      on,
      side: army.side,
      nations: army.nations ?? 0,
      where: army.regions === undefined ? '' : ` ${tell.inOne(army.regions)}`,
      attack: isAttack,
      last: toTheLast,
    }),
  references: ({ army }) => regionsIn(army.regions, 'army', 'regions'),
});
