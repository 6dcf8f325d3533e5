import * as z from 'zod';
import { modifierKind, modifierSchema } from '../kind.ts';
import { Selector } from '../selector.ts';

/** The targets of an action, when it is not one enemy within range. In a bonus it replaces the printed one. R 7.1 */
export const target = modifierKind({
  schema: modifierSchema('target', {
    ...Selector.shape,
    side: Selector.shape.side.default('enemy'),
    also: z.boolean().default(false).describe('Besides the usual target, not in its place'),
    together: z.boolean().default(false).describe('All attacks of a figure that has several go to one enemy'),
  }),
  on: ['attack', 'heal', 'special', 'summon', 'move'],
  describe: ({ type: _, together, also, ...who }, tell) =>
    tell.say('modifier.target', { who: tell.who(who), together, also }),
  problem: ({ within, place }) =>
    within !== undefined && place !== undefined ? 'a target has a distance or a place, not both.' : undefined,
});
