import { predicates } from '../../predicates.ts';
import { countOrAll, modifierKind, modifierSchema } from '../kind.ts';

/** Targets that fit die outright; on an attack this comes in place of it for them. */
export const kill = modifierKind({
  schema: modifierSchema('kill', { count: countOrAll.default('all'), if: predicates.schema.optional() }),
  on: ['attack', 'special'],
  describe: ({ count, if: condition }, tell) =>
    tell.say('modifier.kill', {
      count: String(count),
      conditional: condition !== undefined,
      if: condition === undefined ? '' : tell.predicate(condition),
    }),
});
