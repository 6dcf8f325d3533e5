import { id } from '../../../content/record.ts';
import { kindSchema } from '../../../deck/kind.ts';
import { bringIntoPlay, tileNumber } from '../../../pieces/huntPool.ts';
import { effectKind } from '../../effectKind.ts';

/**
 * Brings a special Hunt tile into play. It waits until the Fellowship is in Mordor, or joins the Hunt Pool at once if
 * it is there. R 11.6
 */
export const huntTile = effectKind({
  schema: kindSchema('hunt-tile', { tile: id }),
  describe: ({ tile }, t) => t('effect.hunt-tile', { tile: t.card(tile) }),
  references: ({ tile }) => [{ kind: 'hunt-tile', id: tile, path: ['tile'] }],
  can: () => true,
  run(state, { tile }, _play, ctx) {
    bringIntoPlay(state, tileNumber(tile), ctx);
    return undefined;
  },
});
