import { isHero } from '../../../state/figures.ts';
import { type ModifierKind, modifierSchema, noEnhancement, noWorth, plainRole } from '../../kind.ts';

const schema = modifierSchema('exhaust', {});

/** The performer becomes exhausted. R 6.6 */
export const exhaust: ModifierKind<typeof schema> = {
  schema,
  on: ['half', 'special'],
  describe: (_, t) => t('modifier.exhaust'),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  effect: {
    role: plainRole,
    happens: ({ state, target }) => (isHero(state, target) ? [{ at: 'exhaustion', seat: target }] : undefined),
    once: () => true,
  },
};
