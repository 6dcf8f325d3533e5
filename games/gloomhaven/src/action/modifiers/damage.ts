import { Amount } from '../../facts.ts';
import { ANYWHERE, modifierKind, modifierSchema } from '../kind.ts';
import { Selector } from '../selector.ts';

/** Damage outside of attacks: no modifier, no shield. R 7.17. Without `who` the targets of the action suffer it. */
export const damage = modifierKind({
  schema: modifierSchema('damage', { value: Amount, who: Selector.optional() }),
  on: ANYWHERE,
  describe: ({ value, who }, tell) =>
    tell.say('modifier.damage', {
      value: tell.amount(value),
      others: who !== undefined,
      who: who === undefined ? '' : tell.who(who),
    }),
});
