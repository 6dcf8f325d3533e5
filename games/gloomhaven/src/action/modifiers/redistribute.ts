import { modifierKind, modifierSchema } from '../kind.ts';
import { Selector } from '../selector.ts';

/** Redistributes the damage of several figures among them. */
export const redistribute = modifierKind({
  schema: modifierSchema('redistribute', { who: Selector }),
  on: ['special'],
  describe: ({ who }, tell) => tell.say('modifier.redistribute', { who: tell.who(who) }),
});
