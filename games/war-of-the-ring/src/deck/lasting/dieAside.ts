import { kindSchema } from '../kind.ts';
import { lastingKind } from '../lastingKind.ts';

/** Dice that move the Fellowship do not go to the Hunt Box. R 10.3 */
export const dieAside = lastingKind({
  schema: kindSchema('die-aside', {}),
  moment: 'fellowship-die',
  describe: (_, t) => t('lasting.die-aside'),
});
