import * as z from 'zod';
import { type Predicate, predicates } from '../../predicates.ts';
import { ANYWHERE, modifierKind, modifierSchema } from '../kind.ts';
import type { Modifier } from '../modifier.ts';
import { bonusModifiers } from '../nested.ts';

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

export const when = modifierKind({
  schema: modifierSchema('when', {
    if: predicates.schema,
    each: z.boolean().default(false).describe('Looked at with each target, also where it asks about oneself'),
    effects: bonusModifiers,
  }),
  on: ANYWHERE,
  describe: ({ if: condition, effects }, tell) =>
    tell.say('modifier.when', { if: tell.predicate(condition), effects: tell.modifiers(effects) }),
});
