import { RecordId } from '@tessera/rules';
import * as z from 'zod';
import { type ModifierKind, modifierSchema, noEnhancement, noWorth, plainRole } from '../../kind.ts';

const schema = modifierSchema('go-to', {
  next: z.enum(['door', 'marker']),
  how: z.enum(['jump', 'fly']).default('jump'),
  reveals: z.boolean().default(false),
  moves: RecordId.optional().describe('An object that goes there in its place'),
});

/** A boss moves to the next of the scenario's markers or doors, in order, and opens it. */
export const goTo: ModifierKind<typeof schema> = {
  schema,
  on: ['special', 'move'],
  describe: ({ next, how, reveals, moves }, t) =>
    t('modifier.go-to', { next, how, reveals, object: moves === undefined ? 'none' : t.nameOf(moves) }),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  effect: {
    role: plainRole,
    happens: (acting, modifier, rules) => rules.goToNext(acting, modifier),
    once: () => true,
  },
};
