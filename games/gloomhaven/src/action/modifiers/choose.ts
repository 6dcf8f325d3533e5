import * as z from 'zod';
import { ANYWHERE, modifierKind, modifierSchema } from '../kind.ts';
import type { Modifier } from '../modifier.ts';
import { bonusModifiers } from '../nested.ts';

/** The player chooses from several lists of effects. */
export interface Choose {
  readonly type: 'choose';
  readonly count: number | 'any';
  readonly from: readonly (readonly Modifier[])[];
}

export const choose = modifierKind({
  schema: modifierSchema('choose', {
    count: z.union([z.int().min(1).max(9), z.literal('any')]).default(1),
    from: z.array(bonusModifiers).min(2).max(9),
  }),
  on: ANYWHERE,
  describe: ({ count, from }, tell) =>
    tell.say('modifier.choose', { count: String(count), from: tell.either(from.map((each) => tell.modifiers(each))) }),
});
