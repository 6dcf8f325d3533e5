import { effectKind } from '../effectKind.ts';
import { characters } from '../fields.ts';
import { kindSchema } from '../kind.ts';

/** The Shadow Army where he stands takes as many hits as one die shows and retreats, or is destroyed. R 9.9.5 */
export const rout = effectKind({
  schema: kindSchema('rout', { with: characters }),
  describe: (_, tell) => tell.say('effect.rout'),
});
