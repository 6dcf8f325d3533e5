import * as z from 'zod';
import type { View } from '../../../state/state.ts';
import type { FigureId } from '../../../state/stateRecords.ts';
import { forTarget, type ModifierKind, modifierSchema, noEnhancement, noOwnTargets, noWorth } from '../../kind.ts';

const schema = modifierSchema('mark', { endsWithDeath: z.boolean().default(true) });

/** A token on the target: effects of this card refer to the marked figure and end with it. */
export const mark: ModifierKind<typeof schema> = {
  schema,
  on: ['special'],
  describe: (_, t) => t('modifier.mark', { who: t.subject(undefined, 'acc').who }),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  // A token on the target: conditions refer to it, and `death.ts` ends it.
  effect: {
    holds: true,
    role: {
      ownTargets: noOwnTargets,
      forAttacker: forTarget,
      inDefence: 'never',
      onFallen: 'skipped',
    },
    needsTarget: true,
    accepts: canBeMarked,
    mark: ({ endsWithDeath }) => (endsWithDeath ? 'ends-effects' : 'stays'),
    happens: (acting, modifier, rules) => rules.addLastingEffect(acting, modifier),
  },
};

/** Checks whether a figure can be marked. Objects cannot. */
export function canBeMarked({ figures }: Pick<View, 'figures'>, id: FigureId): boolean {
  return figures[id]!.kind !== 'objective';
}
