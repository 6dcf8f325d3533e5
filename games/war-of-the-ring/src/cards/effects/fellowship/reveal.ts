import { kindSchema } from '../../../deck/kind.ts';
import { effectKind } from '../../effectKind.ts';

/** The Fellowship is revealed. R 10.7 */
export const reveal = effectKind({
  schema: kindSchema('reveal', {}),
  describe: (_, t) => t('effect.reveal'),
  can: ({ fellowship }) => fellowship.hidden,
  run: () => [{ at: 'reveal' }],
});
