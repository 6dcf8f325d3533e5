import * as z from 'zod';
import { dice, target } from '../../../deck/fields.ts';
import { kindSchema } from '../../../deck/kind.ts';
import { corrupt, heal } from '../../../fellowship/corruption.ts';
import { effectKind } from '../../effectKind.ts';

/** Rolls dice; each that reaches the number adds or heals 1 Corruption. */
export const corruptionRoll = effectKind({
  schema: kindSchema('corruption-roll', { dice, on: target, heals: z.boolean() }),
  describe: ({ dice, on, heals }, t) => t('effect.corruption-roll', { dice, on, heals }),
  can: () => true,
  run(state, { dice, on, heals }, { card }, ctx) {
    const rolled = ctx.chance.roll(dice, 6);
    ctx.log({ type: 'card-rolled', card, dice: [...rolled], needs: on });
    const points = rolled.filter((die) => die >= on).length;
    if (heals) heal(state, points, ctx);
    else corrupt(state, points, ctx);
    return undefined;
  },
});
