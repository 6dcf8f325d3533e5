import * as z from 'zod';
import { branch, countOrAll, modifierKind, modifierSchema } from '../kind.ts';
import { Selector } from '../selector.ts';

/** Removes traps, and may turn them on a figure. */
export const disarmTrap = modifierKind({
  schema: modifierSchema('disarm-trap', {
    count: countOrAll.default(1),
    within: z.union([z.int().min(1).max(9), z.literal('moved-through')]).default(1),
    onto: Selector.optional().describe('Who suffers what the trap does'),
  }),
  on: ['special', 'move'],
  describe: ({ count, within, onto }, tell) =>
    tell.say('modifier.disarm-trap', {
      count: String(count),
      within: branch(String(within)),
      turned: onto !== undefined,
      who: onto === undefined ? '' : tell.who(onto),
    }),
});
