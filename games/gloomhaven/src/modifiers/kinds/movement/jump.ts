import { always, type ModifierKind, modifierSchema, noEnhancement, noWorth } from '../../kind.ts';

const schema = modifierSchema('jump', {});

/** The move ignores figures and terrain except on its last hex. R 5.7 */
export const jump: ModifierKind<typeof schema> = {
  schema,
  on: ['move'],
  describe: (_, t) => t('modifier.jump'),
  isTerm: always,
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  estimate: {
    half(half, _modifier, place) {
      if (place === 'move') half.jumps = true;
    },
  },
  // Ignored for a flying figure.
  effect: {
    shapes(shape) {
      if (shape.gait === 'walk') shape.gait = 'jump';
    },
  },
};
