import * as z from 'zod';
import { type Predicate, predicates } from '../../predicates.ts';
import { ANYWHERE, modifierKind, modifierSchema } from '../kind.ts';
import type { Modifier } from '../modifier.ts';
import { bonusModifiers } from '../nested.ts';

/** Something more, if a condition holds for the target or oneself; `each`: looked at with each target, not when all is over. */
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
