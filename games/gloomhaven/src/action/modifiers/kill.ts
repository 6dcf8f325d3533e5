import * as z from 'zod';
import { predicates } from '../../predicates.ts';
import { countOrAll, modifierKind, modifierSchema } from '../kind.ts';
import { Selector } from '../selector.ts';

/** Kills matching targets outright. On an attack it replaces the attack or follows it. */
export const kill = modifierKind({
  schema: modifierSchema('kill', {
    count: countOrAll.default('all'),
    who: Selector.optional().describe('The targets where nobody is named'),
    if: predicates.schema.optional(),
    after: z.boolean().optional().describe('After the attack, by what is left then, not in its place'),
    xp: z.int().min(1).max(3).optional().describe('For whom it fits after the attack, dead already or not'),
  }),
  on: ['attack', 'special'],
  problem: ({ after = false, xp }) =>
    xp !== undefined && !after ? 'experience of its own goes with `after`.' : undefined,
  describe: ({ count, who, if: condition, after = false, xp = 0 }, tell) =>
    tell.say('modifier.kill', {
      others: who !== undefined,
      who: who === undefined ? '' : tell.who(who),
      after,
      xp,
      count: String(count),
      conditional: condition !== undefined,
      if: condition === undefined ? '' : tell.predicate(condition),
    }),
});
