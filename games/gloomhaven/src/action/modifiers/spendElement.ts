import { modifierKind, modifierSchema } from '../kind.ts';

/** The element that an enemy is about to consume is consumed for nothing. */
export const spendElement = modifierKind({
  schema: modifierSchema('spend-element', {}),
  on: ['special'],
  describe: (_, tell) => tell.say('modifier.spend-element'),
});
