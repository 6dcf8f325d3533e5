import * as z from 'zod';
import { modifierKind, modifierSchema } from '../kind.ts';

const kind = z.enum(['attack', 'move', 'heal']);

/** Actions of one type may be performed as another, with the same value plus a bonus. */
export const treatAs = modifierKind({
  schema: modifierSchema('treat-as', { from: z.array(kind).min(1), to: kind, plus: z.int().min(0).max(5).default(0) }),
  on: ['special'],
  describe: ({ from, to, plus }, tell) =>
    tell.say('modifier.treat-as', {
      from: tell.either(from.map((each) => tell.say(`stat.${each}`))),
      to: tell.say(`stat.${to}`),
      plus,
    }),
});
