import * as z from 'zod';
import { gainXp, isUp } from '../../../state/figures.ts';
import { predicates } from '../../../vocabulary/predicates.ts';
import { holds } from '../../effectContext.ts';
import { countOrAll, type ModifierKind, modifierSchema, noEnhancement, noWorth } from '../../kind.ts';
import { Selector } from '../../selector.ts';

const schema = modifierSchema('kill', {
  count: countOrAll.default('all'),
  who: Selector.optional().describe('By default the targets'),
  if: predicates.schema.optional(),
  after: z.boolean().optional().describe('After the attack, by the remaining hit points, not in its place'),
  xp: z.int().min(1).max(3).optional().describe('For whom it fits after the attack, dead already or not'),
});

/** Kills matching targets outright. On an attack it replaces the attack or follows it. */
export const kill: ModifierKind<typeof schema> = {
  schema,
  on: ['attack', 'special'],
  problem: ({ after = false, xp }) => (xp !== undefined && !after ? 'its experience goes with `after`.' : undefined),
  describe: ({ count, who, if: condition, after = false, xp = 0 }, t) =>
    t('modifier.kill', {
      ...t.subject(who, 'acc'),
      after,
      xp,
      count: String(count),
      conditional: condition !== undefined,
      if: condition === undefined ? '' : t.predicate(condition, 'it'),
    }),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  effect: {
    role: {
      ownTargets: ({ who }) => who,
      forAttacker: ({ who, after }) => who !== undefined || after === true,
      inDefence: 'never',
      onFallen: 'applied',
    },
    needsTarget: true,
    suffered: true,
    precedes: () => 'all',
    replacesAttack({ count, if: condition, after }) {
      if (after) return undefined;
      return (scene, killed) => holds(scene, condition) && (count === 'all' || killed < count);
    },
    happens({ state, figure, target, scene, performance, log }, { count, if: condition, xp = 0 }) {
      if (!holds(scene, condition)) return undefined;
      gainXp(state, figure, xp, { log });
      if (!isUp(state, target) || (count !== 'all' && (performance?.killed ?? 0) >= count)) return undefined;
      return [{ at: 'death', figure: target, by: figure }];
    },
  },
};
