import { kindSchema } from '../kind.ts';
import { lastingKind } from '../lastingKind.ts';

/** Used when a Hunt tile is about to be drawn: no tile is drawn. R 10.6 */
export const noTile = lastingKind({
  schema: kindSchema('no-tile', {}),
  moment: 'hunt-draw',
  describe: (_, t) => t('lasting.no-tile'),
});
