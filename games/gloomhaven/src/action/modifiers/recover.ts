import * as z from 'zod';
import { Amount } from '../../facts.ts';
import { branch, modifierKind, modifierSchema } from '../kind.ts';

/** The target recovers cards to its hand. R 4.10 */
export const recover = modifierKind({
  schema: modifierSchema('recover', {
    cards: z.union([Amount, z.literal('all')]),
    from: z.enum(['discard', 'lost']),
    of: z.enum(['own', 'adjacent-ally']).default('own').describe('Whose card it may be'),
    only: z.enum(['any', 'summon']).default('any'),
  }),
  on: ['special', 'heal'],
  describe: ({ cards, from, of, only }, tell) =>
    tell.say('modifier.recover', { cards: cards === 'all' ? 'all' : tell.amount(cards), from, of: branch(of), only }),
});
