import { EVERYBODY } from '../../botEstimate.ts';
import { always, countOrAll, type ModifierKind, modifierSchema, noWorth } from '../../kind.ts';

const schema = modifierSchema('pierce', { value: countOrAll });

/** The attack ignores this much shield. R 7.7 */
export const pierce: ModifierKind<typeof schema> = {
  schema,
  on: ['attack'],
  describe: ({ value }, t) => t('modifier.pierce', { value: String(value) }),
  isTerm: always,
  order: 'free',
  enhance: (modifier) => (modifier.value === 'all' ? undefined : { ...modifier, value: modifier.value + 1 }),
  worth: noWorth,
  estimate: {
    reach(reach, { value }) {
      reach.pierce = value === 'all' ? EVERYBODY : value;
    },
  },
  aspects: { pierced: ({ value }) => value },
  effect: {
    shapes(shape, { value }) {
      shape.pierce += value === 'all' ? 99 : value;
    },
  },
};
