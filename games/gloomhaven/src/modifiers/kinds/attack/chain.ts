import * as z from 'zod';
import { count, type ModifierKind, modifierSchema, noEnhancement, noWorth } from '../../kind.ts';

const schema = modifierSchema('chain', { steps: z.array(z.int().min(-9).max(0)).min(1).max(5), within: count });

/** The attack jumps to new enemies near the last one, each time with a lower value. */
export const chain: ModifierKind<typeof schema> = {
  schema,
  on: ['attack'],
  describe: ({ steps, within }, t) =>
    t('modifier.chain', { count: steps.length, steps: t.all(steps.map(t.signed)), within }),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  // The attack jumps to further enemies: `attack.aim` asks for the next one near the last.
  effect: {
    shapes(shape, modifier) {
      shape.chain = modifier;
      shape.targets = 1 + modifier.steps.length;
    },
  },
};
