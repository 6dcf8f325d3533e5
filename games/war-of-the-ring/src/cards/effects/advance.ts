import { effectKind } from '../effectKind.ts';
import { nations } from '../fields.ts';
import { kindSchema } from '../kind.ts';

/** Nations advance one step each on the Political Track. R 9.9.4 */
export const advance = effectKind({
  schema: kindSchema('advance', { nations }),
  describe: ({ nations }, tell) =>
    tell.say('effect.advance', { nations: tell.all(nations.map(tell.nation)), many: tell.areMany(nations) }),
});
