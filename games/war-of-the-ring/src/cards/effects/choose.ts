import * as z from 'zod';
import type { Effect } from '../effect.ts';
import { effectKind } from '../effectKind.ts';
import { kindSchema } from '../kind.ts';
import { innerEffects } from '../nested.ts';

/** The owner picks one of several things. */
export interface Choose {
  readonly type: 'choose';
  readonly may: boolean;
  readonly from: readonly (readonly Effect[])[];
}

export const choose = effectKind({
  schema: kindSchema('choose', {
    may: z.boolean().default(false).describe('None of them is allowed too'),
    from: z.array(innerEffects).min(2).max(4),
  }),
  describe: ({ may, from }, tell) =>
    tell.say('effect.choose', { may, from: tell.either(from.map((each) => tell.effects(each))) }),
});
