import { countOrAll, modifierKind, modifierSchema } from '../kind.ts';

/** The attack ignores this much shield. R 7.7 */
export const pierce = modifierKind({
  schema: modifierSchema('pierce', { value: countOrAll }),
  on: ['attack'],
  describe: ({ value }, tell) => tell.say('modifier.pierce', { value: String(value) }),
});
