import { count, modifierKind, modifierSchema } from '../kind.ts';

/** Moves lost cards back to the discard pile. No printed card does it. */
export const discard = modifierKind({
  schema: modifierSchema('discard', { cards: count }),
  on: ['special'],
  describe: ({ cards }, tell) => tell.say('modifier.discard', { cards }),
});
