import * as z from 'zod';
import { character } from '../../content/record.ts';
import { combatKind, combatSchema } from '../combatKind.ts';
import { count } from '../fields.ts';

/** A Companion gives up his Leadership for the round, and before the re-roll misses become hits. R 9.4.3a */
export const turnMisses = combatKind({
  schema: combatSchema('turn-misses', {
    by: z
      .union([z.literal('companion'), z.array(z.strictObject({ character, misses: count })).min(1)])
      .describe('Any Companion for one miss, or one of these for as many'),
  }),
  describe: ({ by }, tell) =>
    by === 'companion'
      ? tell.say('combat.turn-misses.companion')
      : tell.say('combat.turn-misses.named', {
          by: tell.either(
            by.map(({ character, misses }) =>
              tell.say('combat.turn-misses.one', { who: tell.character(character), misses }),
            ),
          ),
        }),
});
