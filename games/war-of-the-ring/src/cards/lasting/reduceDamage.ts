import { count } from '../fields.ts';
import { kindSchema } from '../kind.ts';
import { lastingKind } from '../lastingKind.ts';

/** Used once a Hunt tile is drawn: the damage is lower. R 10.6 */
export const reduceDamage = lastingKind({
  schema: kindSchema('reduce-damage', { by: count }),
  describe: ({ by }, tell) => tell.say('lasting.reduce-damage', { by }),
});
