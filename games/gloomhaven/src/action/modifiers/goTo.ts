import { RecordId } from '@tessera/rules';
import * as z from 'zod';
import { modifierKind, modifierSchema } from '../kind.ts';

/** A boss moves to the next of the scenario's markers or doors, in order, and opens it. */
export const goTo = modifierKind({
  schema: modifierSchema('go-to', {
    next: z.enum(['door', 'marker']),
    how: z.enum(['jump', 'fly']).default('jump'),
    reveals: z.boolean().default(false),
    moves: RecordId.optional().describe('An object that goes there in its place'),
  }),
  on: ['special', 'move'],
  describe: ({ next, how, reveals, moves }, tell) =>
    tell.say('modifier.go-to', { next, how, reveals, object: moves === undefined ? 'none' : tell.name(moves) }),
});
