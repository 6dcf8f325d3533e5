import { id } from '../../content/record.ts';
import { bringIntoPlay, tileNumber } from '../../huntPool.ts';
import { effectKind } from '../effectKind.ts';
import { kindSchema } from '../kind.ts';

/** A special Hunt tile is in play: it waits for Mordor, or joins the Hunt Pool at once if the Fellowship is there. R 11.6 */
export const huntTile = effectKind({
  schema: kindSchema('hunt-tile', { tile: id }),
  describe: ({ tile }, tell) => tell.say('effect.hunt-tile', { tile: tell.card(tile) }),
  references: ({ tile }) => [{ kind: 'hunt-tile', id: tile, path: ['tile'] }],
  can: () => true,
  run(state, { tile }, _play, ctx) {
    bringIntoPlay(state, tileNumber(tile), ctx);
    return undefined;
  },
});
