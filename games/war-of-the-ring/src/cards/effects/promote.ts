import { nation } from '../../content/record.ts';
import { effectKind } from '../effectKind.ts';
import { characters, count } from '../fields.ts';
import { kindSchema } from '../kind.ts';

/** Elites take the place of Regulars of the same Nation, anywhere or in the Army of a character. R 1.6 */
export const promote = effectKind({
  schema: kindSchema('promote', {
    count,
    nation: nation.optional(),
    with: characters.optional().describe('In the Army of one of these'),
  }),
  describe: ({ count, nation, with: who = [] }, tell) =>
    tell.say('effect.promote', {
      count,
      nation: nation === undefined ? '' : tell.ofNation(nation),
      any: nation === undefined,
      army: who.length > 0,
      who: tell.either(who.map(tell.character)),
    }),
  problem: ({ nation, with: who }) => (nation || who ? undefined : 'it says of which Nation, or in whose Army.'),
});
