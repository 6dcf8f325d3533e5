import { Amount } from '../../facts.ts';
import { modifierKind, modifierSchema } from '../kind.ts';
import { Selector } from '../selector.ts';

/** A heal as part of another ability, with all rules of heals. R 8.9 */
export const heal = modifierKind({
  schema: modifierSchema('heal', { value: Amount, times: Amount.default(1), who: Selector }),
  on: ['attack', 'move', 'special', 'loot', 'summon'],
  describe: ({ value, times, who }, tell) =>
    tell.say('modifier.heal', {
      value: tell.amount(value),
      once: times === 1,
      times: tell.amount(times),
      who: tell.who(who),
    }),
});
