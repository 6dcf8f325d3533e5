import { modifierKind, modifierSchema } from '../kind.ts';

/** Consumes the element that an enemy is about to consume, without a benefit. */
export const spendElement = modifierKind({
  schema: modifierSchema('spend-element', {}),
  on: ['special'],
  describe: (_, tell) => tell.say('modifier.spend-element'),
});
