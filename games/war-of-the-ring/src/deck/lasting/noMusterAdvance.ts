import { kindSchema } from '../kind.ts';
import { lastingKind } from '../lastingKind.ts';

/** The Free Peoples cannot advance a passive Nation with a Muster die. */
export const noMusterAdvance = lastingKind({
  schema: kindSchema('no-muster-advance', {}),
  moment: 'muster-advance',
  describe: (_, t) => t('lasting.no-muster-advance'),
});
