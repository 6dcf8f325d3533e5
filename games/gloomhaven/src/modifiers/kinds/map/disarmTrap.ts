import * as z from 'zod';
import {
  branch,
  countOrAll,
  type ModifierKind,
  modifierSchema,
  noEnhancement,
  noWorth,
  plainRole,
} from '../../kind.ts';
import { Selector } from '../../selector.ts';

const schema = modifierSchema('disarm-trap', {
  count: countOrAll.default(1),
  within: z.union([z.int().min(1).max(9), z.literal('moved-through')]).default(1),
  onto: Selector.optional().describe('The figures that suffer the effects of the trap'),
});

/** Removes traps, and may turn them on a figure. */
export const disarmTrap: ModifierKind<typeof schema> = {
  schema,
  on: ['special', 'move'],
  describe: ({ count, within, onto }, t) =>
    t('modifier.disarm-trap', {
      count: String(count),
      within: branch(String(within)),
      turned: onto !== undefined,
      who: onto === undefined ? '' : t.who(onto, { case: 'acc' }),
    }),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  aspects: {
    place: ({ count, within, onto }) => ({ does: 'clear-trap', within, onto, isForAll: count === 'all' }),
  },
  effect: {
    role: plainRole,
    work: 'hex',
    happens: ({ at, figure, target }, { count }) => [
      { at: 'place', of: at, figure, target, left: count === 'all' ? 99 : count },
    ],
    once: () => true,
  },
};
