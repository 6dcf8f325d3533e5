import * as z from 'zod';
import { below } from '../../../vocabulary/pointer.ts';
import { type Predicate, predicates } from '../../../vocabulary/predicates.ts';
import { assumedNumber } from '../../botEstimate.ts';
import { holds } from '../../effectContext.ts';
import { ANYWHERE, type ModifierKind, modifierSchema, noEnhancement, noWorth, plainRole } from '../../kind.ts';
import type { Modifier } from '../../modifier.ts';
import { bonusModifiers } from '../../nested.ts';
import { bonusTo } from '../attack/bonus.ts';

/**
 * Additional effects if a condition on the target or the actor holds. `each`: evaluated per target instead of at the
 * end.
 */
export interface When {
  readonly type: 'when';
  readonly if: Predicate;
  readonly each: boolean;
  readonly effects: readonly Modifier[];
}

const schema = modifierSchema('when', {
  if: predicates.schema,
  each: z.boolean().default(false).describe('Looked at with each target, also where it asks about oneself'),
  effects: bonusModifiers,
});

/** Effects that apply if a condition holds. */
export const when: ModifierKind<typeof schema> = {
  schema,
  on: ANYWHERE,
  describe: ({ if: condition, effects }, t) =>
    t('modifier.when', { if: t.predicate(condition), ...t.effects(effects) }),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  inside: ({ effects }) => [{ path: ['effects'], modifiers: effects }],
  estimate: {
    reach(reach, { if: condition, effects }) {
      const more = effects.reduce((sum, one) => sum + assumedNumber(bonusTo('attack', one) ?? 0), 0);
      if (isBeside(condition, 'your-allies')) reach.flanking += more;
      else if ('type' in condition && condition.type === 'not' && isBeside(condition.predicate, 'its-allies'))
        reach.lone += more;
    },
  },
  aspects: { conditional: (modifier) => modifier },
  effect: {
    role: plainRole,
    happens: (acting, { if: condition, effects: list }, rules) =>
      holds(acting.scene, condition) ? rules.effects(acting, below(acting.at, 'effects'), list) : undefined,
  },
};

function isBeside(predicate: Predicate, whom: 'your-allies' | 'its-allies'): boolean {
  return 'type' in predicate && predicate.type === 'adjacent' && predicate.to === whom;
}
