import * as z from 'zod';
import { character, nation } from '../../content/record.ts';
import { effectKind } from '../effectKind.ts';
import { count } from '../fields.ts';
import { kindSchema } from '../kind.ts';

/** A besieging Army attacks the Stronghold for several rounds; no Combat card against it in the first without a Companion. */
export const assault = effectKind({
  schema: kindSchema('assault', {
    with: z.union([z.strictObject({ character }), z.strictObject({ unitOf: nation })]).describe('Among the besiegers'),
    rounds: count,
  }),
  describe: ({ with: who, rounds }, tell) =>
    tell.say('effect.assault', {
      who:
        'character' in who
          ? tell.character(who.character)
          : tell.say('term.a-unit', { nation: tell.ofNation(who.unitOf) }),
      rounds,
    }),
});
