import * as z from 'zod';
import { ANYWHERE, type ModifierKind, modifierSchema, noEnhancement, noWorth, plainRole } from '../../kind.ts';
import type { Modifier } from '../../modifier.ts';
import { bonusModifiers } from '../../nested.ts';

/** The player chooses from several lists of effects. */
export interface Choose {
  readonly type: 'choose';
  readonly count: number | 'any';
  readonly from: readonly (readonly Modifier[])[];
}

const schema = modifierSchema('choose', {
  count: z.union([z.int().min(1).max(9), z.literal('any')]).default(1),
  from: z.array(bonusModifiers).min(2).max(9),
});

/** The player chooses from several lists of effects. */
export const choose: ModifierKind<typeof schema> = {
  schema,
  on: ANYWHERE,
  describe: ({ count, from }, t) =>
    t('modifier.choose', { count: String(count), from: t.either(from.map((each) => t.effects(each).effects)) }),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  inside: ({ from }) => from.map((modifiers, i) => ({ path: ['from', i], modifiers })),
  aspects: { alternatives: (modifier) => modifier },
  effect: {
    offered: true,
    role: plainRole,
    happens: ({ figure, target, at }, { count, from }) => [
      { at: 'choose', of: at, figure, target, left: count === 'any' ? from.length : count, chosen: [] },
    ],
  },
};
