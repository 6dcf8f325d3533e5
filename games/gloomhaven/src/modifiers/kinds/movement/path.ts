import * as z from 'zod';
import { type ModifierKind, modifierSchema, noEnhancement, noWorth } from '../../kind.ts';

const schema = modifierSchema('path', { shape: z.enum(['straight', 'ends-beside-obstacle', 'ends-beside-you']) });

/** A condition on the path of a move. */
export const path: ModifierKind<typeof schema> = {
  schema,
  on: ['move'],
  describe: ({ shape }, t) => t(`modifier.path.${shape}`),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  // A condition on the path: `move.to` offers no other path.
  effect: {
    shapes(shape, modifier) {
      shape.ways.push(modifier.shape);
    },
  },
};
