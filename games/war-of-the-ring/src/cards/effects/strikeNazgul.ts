import { effectKind } from '../effectKind.ts';
import { target } from '../fields.ts';
import { kindSchema } from '../kind.ts';

/** The Nazgûl of an Army near a Companion's Army are rolled for; those who live flee. The Witch-king does not count. */
export const strikeNazgul = effectKind({
  schema: kindSchema('strike-nazgul', { on: target }),
  describe: ({ on }, tell) => tell.say('effect.strike-nazgul', { on }),
});
