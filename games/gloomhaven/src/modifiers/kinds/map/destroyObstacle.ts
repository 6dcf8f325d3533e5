import * as z from 'zod';
import { Amount } from '../../../vocabulary/facts.ts';
import {
  branch,
  countOrAll,
  type ModifierKind,
  modifierSchema,
  noEnhancement,
  noWorth,
  plainRole,
} from '../../kind.ts';

const schema = modifierSchema('destroy-obstacle', {
  count: countOrAll.default(1),
  within: z.union([Amount, z.literal('moved-through')]).default(1),
});

/** Removes obstacles. R 14.3 excludes those with hit points. */
export const destroyObstacle: ModifierKind<typeof schema> = {
  schema,
  on: ['special', 'move'],
  describe: ({ count, within }, t) =>
    t('modifier.destroy-obstacle', {
      count: String(count),
      within: within === 'moved-through' ? branch(within) : t.amount(within),
    }),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  aspects: { place: ({ count, within }) => ({ does: 'clear-obstacle', within, isForAll: count === 'all' }) },
  // R 14.3: objects with hit points do not count as obstacles here.
  effect: {
    role: plainRole,
    work: 'hex',
    happens: ({ at, figure, target }, { count }) => [
      { at: 'place', of: at, figure, target, left: count === 'all' ? 99 : count },
    ],
    once: () => true,
  },
};
