import * as z from 'zod';
import { combatKind, combatSchema } from '../combatKind.ts';

const victim = z.strictObject({
  who: z.enum(['minion', 'nazgul', 'leader', 'companion']),
  hits: z.int().min(1).max(5).describe('Hits of the re-roll it takes'),
  byLevel: z.boolean().default(false).describe('As many hits as his Level'),
});

/** With hits of the Leader re-roll a figure of the enemy in the battle may be eliminated. */
export const slay = combatKind({
  schema: combatSchema('slay', {
    victims: z.array(victim).min(1).max(2),
    may: z.boolean().describe('The owner may let them live'),
    spends: z.boolean().default(false).describe('One of the hits is used up'),
  }),
  describe: ({ victims, may, spends }, tell) =>
    tell.say('combat.slay', {
      victims: tell.either(
        victims.map(({ who, hits, byLevel }) => tell.say(`combat.victim.${who}`, { hits, level: byLevel })),
      ),
      may,
      spends,
    }),
});
