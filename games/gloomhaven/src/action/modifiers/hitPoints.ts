import * as z from 'zod';
import { Amount } from '../../facts.ts';
import { modifierKind, modifierSchema } from '../kind.ts';

/** Sets hit points, which is not damage, or lets them exceed the maximum. */
export const hitPoints = modifierKind({
  schema: modifierSchema('hit-points', { set: Amount.optional(), over: z.int().min(1).max(99).optional() }),
  on: ['special', 'attack'],
  describe: ({ set, over }, tell) =>
    tell.say('modifier.hit-points', {
      over: over ?? 0,
      isSet: set !== undefined,
      value: set === undefined ? '' : tell.amount(set),
    }),
  problem: ({ set, over }) => ((set === undefined) === (over === undefined) ? 'set, or over: one of both.' : undefined),
});
