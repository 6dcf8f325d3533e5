import { effectKind } from '../effectKind.ts';
import { nations } from '../fields.ts';
import { kindSchema } from '../kind.ts';

/** Nations become active. R 9.9.3 */
export const activate = effectKind({
  schema: kindSchema('activate', { nations }),
  describe: ({ nations }, tell) =>
    tell.say('effect.activate', { nations: tell.all(nations.map(tell.nation)), many: tell.areMany(nations) }),
});
