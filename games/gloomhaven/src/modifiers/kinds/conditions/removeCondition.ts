import * as z from 'zod';
import { conditionsOf, loseCondition, negativeConditionsOf } from '../../../conditions/conditions.ts';
import { seatFor } from '../../../state/figures.ts';
import { CONDITIONS } from '../../../vocabulary/vocabulary.ts';
import {
  ACTING_TYPES,
  forTarget,
  type ModifierKind,
  modifierSchema,
  noEnhancement,
  noOwnTargets,
  noWorth,
} from '../../kind.ts';

const schema = modifierSchema('remove-condition', {
  conditions: z.union([z.array(z.enum(CONDITIONS)).min(1), z.literal('negative')]),
  count: z.union([z.int().min(1).max(9), z.literal('all')]).default('all'),
  before: z.boolean().optional().describe('Before the heal it is added to'),
});

/** Removes conditions: all negative ones, some of them, or the named ones. */
export const removeCondition: ModifierKind<typeof schema> = {
  schema,
  on: ACTING_TYPES,
  describe: ({ conditions, count, before }, t) =>
    t('modifier.remove-condition', {
      conditions:
        conditions === 'negative'
          ? t('condition.negative')
          : t.all(conditions.map((condition) => t(`condition.${condition}`))),
      negative: conditions === 'negative',
      count: String(count),
      before: before === true,
      ...t.subject(undefined, 'dat'),
    }),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  aspects: { removes: ({ conditions }) => conditions },
  // Removes conditions; the player chooses when only some are removed.
  effect: {
    role: {
      ownTargets: noOwnTargets,
      forAttacker: forTarget,
      inDefence: 'never',
      onFallen: 'skipped',
    },
    // Poison does not block the heal. R 8.9
    precedes: ({ before }) => (before === true ? 'heal' : undefined),
    happens({ state, target, at, log }, { conditions, count }) {
      const one = state.figures[target]!;
      const there =
        conditions === 'negative'
          ? negativeConditionsOf(one)
          : conditionsOf(one).filter((each) => conditions.includes(each));
      if (count !== 'all' && there.length > count) {
        return [{ at: 'conditions', seat: seatFor(state, target), figure: target, of: at, left: count }];
      }
      for (const condition of there) {
        loseCondition(one, condition);
        log({ type: 'condition-lost', figure: target, condition });
      }
      return undefined;
    },
  },
};
