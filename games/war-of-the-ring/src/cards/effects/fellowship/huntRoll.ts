import { kindSchema } from '../../../deck/kind.ts';
import { SHADOW } from '../../../state/numbers.ts';
import { effectKind } from '../../effectKind.ts';

/** The Hunt is rolled as if the Fellowship had just moved. R 10.5 */
export const huntRoll = effectKind({
  schema: kindSchema('hunt-roll', {}),
  describe: (_, t) => t('effect.hunt-roll'),
  can: ({ huntBox }) => huntBox[SHADOW]! > 0,
  run: () => [{ at: 'hunt.roll' }],
});
