import { kindSchema } from '../kind.ts';
import { lastingKind } from '../lastingKind.ts';

/** Used after a Hunt tile is drawn: another tile replaces it, and the first returns. R 10.6 */
export const redraw = lastingKind({
  schema: kindSchema('redraw', {}),
  moment: 'hunt-tile',
  describe: (_, t) => t('lasting.redraw'),
});
