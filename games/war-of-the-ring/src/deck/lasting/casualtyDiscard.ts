import { kindSchema } from '../kind.ts';
import { lastingKind } from '../lastingKind.ts';

/** A Companion lost to the Hunt lets the Shadow discard a Character card of the Free Peoples, from the hand or the table. */
export const casualtyDiscard = lastingKind({
  schema: kindSchema('casualty-discard', {}),
  moment: 'hunt-casualty',
  describe: (_, t) => t('lasting.casualty-discard'),
});
