import { always, type ModifierKind, modifierSchema, noEnhancement, noWorth, plainRole } from '../../kind.ts';

const schema = modifierSchema('fly', {});

/** The figure ignores all terrain and all figures. R 5.8 */
export const fly: ModifierKind<typeof schema> = {
  schema,
  on: ['move', 'special', 'summon'],
  describe: (_, t) => t('modifier.fly'),
  isTerm: always,
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  effect: {
    shapes(shape) {
      shape.gait = 'fly';
    },
    holds: true,
    role: plainRole,
    happens: ({ performance, ...acting }, modifier, rules) =>
      performance !== undefined && performance.path.length > 0
        ? undefined
        : rules.addLastingEffect({ performance, ...acting }, modifier),
  },
};
