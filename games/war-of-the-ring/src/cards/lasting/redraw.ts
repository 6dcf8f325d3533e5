import { kindSchema } from '../kind.ts';
import { lastingKind } from '../lastingKind.ts';

/** Used once a Hunt tile is drawn: another is drawn in its place, and the first goes back. R 10.6 */
export const redraw = lastingKind({
  schema: kindSchema('redraw', {}),
  describe: (_, tell) => tell.say('lasting.redraw'),
});
