import { nation } from '../../content/record.ts';
import { effectKind } from '../effectKind.ts';
import { target } from '../fields.ts';
import { kindSchema } from '../kind.ts';

/** In each Stronghold of a Nation that is not besieged its units are rolled for, and the Army there takes the hits. */
export const withering = effectKind({
  schema: kindSchema('withering', { nation, on: target }),
  describe: ({ nation, on }, tell) => tell.say('effect.withering', { nation: tell.ofNation(nation), on }),
});
