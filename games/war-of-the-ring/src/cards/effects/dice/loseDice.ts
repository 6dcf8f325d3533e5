import * as z from 'zod';
import { FACES } from '../../../content/vocabulary.ts';
import { kindSchema } from '../../../deck/kind.ts';
import { loseDice as lose } from '../../../pieces/dice.ts';
import { effectKind } from '../../effectKind.ts';

/** The enemy loses all unused dice with a face. */
export const loseDice = effectKind({
  schema: kindSchema('lose-dice', { face: z.enum(FACES) }),
  describe: ({ face }, t) => t('effect.lose-dice', { face: t(`name.face.${face}`) }),
  can: ({ dice }, { face }, { side }) => dice[1 - side]![FACES.indexOf(face)]! > 0,
  run(state, { face }, { side }, ctx) {
    const die = FACES.indexOf(face);
    lose(state, 1 - side, die, state.dice[1 - side]![die]!, ctx);
    return undefined;
  },
});
