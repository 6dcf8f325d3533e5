import * as z from 'zod';
import { kindSchema } from '../../../deck/kind.ts';
import { tileFor } from '../../../hunt/hunt.ts';
import { effectKind } from '../../effectKind.ts';

/** A Hunt tile is drawn and resolved as a successful Hunt; Eyes and tiles of the Free Peoples do nothing. R 10.6 */
export const huntDraw = effectKind({
  schema: kindSchema('hunt-draw', {
    against: z
      .enum(['usual', 'nothing', 'random-companion'])
      .describe('What lowers the damage: as usual; nothing does; first a random Companion is lost'),
  }),
  describe: ({ against }, t) => t('effect.hunt-draw', { against: AGAINST[against] }),
  can: () => true,
  run: (_state, { against }) => [
    tileFor({ cause: 'card', noEye: true, unreduced: against === 'nothing', forced: against === 'random-companion' }),
  ],
});

const AGAINST = { usual: 'usual', nothing: 'nothing', 'random-companion': 'companion' } as const;
