import * as z from 'zod';
import { FACES } from '../../../content/vocabulary.ts';
import { kindSchema } from '../../../deck/kind.ts';
import { turnDie as turn } from '../../../pieces/dice.ts';
import { effectKind } from '../../effectKind.ts';

/** An unused die of the owner is turned to another face. RULINGS 113 */
export const turnDie = effectKind({
  schema: kindSchema('turn-die', { from: z.enum(FACES), to: z.enum(FACES) }),
  describe: ({ from, to }, t) => t('effect.turn-die', { from: t(`name.face.${from}`), to: t(`name.face.${to}`) }),
  // The die that pays for the card cannot be turned.
  can: ({ dice }, { from }, { side, paying }) =>
    dice[side]![FACES.indexOf(from)]! > (paying === FACES.indexOf(from) ? 1 : 0),
  run(state, { from, to }, { side }, ctx) {
    const die = FACES.indexOf(from);
    if (state.dice[side]![die]! > 0) turn(state, side, die, FACES.indexOf(to), ctx);
    return undefined;
  },
});
