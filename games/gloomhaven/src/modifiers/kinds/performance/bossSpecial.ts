import * as z from 'zod';
import { always, type ModifierKind, modifierSchema, noEnhancement, noWorth, plainRole } from '../../kind.ts';

const schema = modifierSchema('boss-special', { number: z.union([z.literal(1), z.literal(2)]) });

/** A boss performs the special of this number in its statistics. R 13.11 */
export const bossSpecial: ModifierKind<typeof schema> = {
  schema,
  on: ['special'],
  describe: ({ number }, t) => t('modifier.boss-special', { number }),
  isTerm: always,
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  aspects: { special: ({ number }) => number },
  effect: {
    role: plainRole,
    happens({ state, figure, performance }, { number }) {
      const { type } = state.figures[figure]!;
      return [
        {
          at: 'performance',
          figure,
          of: `monster/${type}/specials/${number - 1}`,
          by: performance?.by ?? -1,
          turned: performance?.turned ?? false,
          focus: performance?.focus ?? -1,
        },
      ];
    },
  },
};
