import { loseCharacter } from '../../../armies/losses.ts';
import { CHARACTERS } from '../../../content/index.ts';
import { characters, count } from '../../../deck/fields.ts';
import { kindSchema } from '../../../deck/kind.ts';
import { isInPlay } from '../../../pieces/characters.ts';
import { drawTile, isEye, putBack, removeTile } from '../../../pieces/huntPool.ts';
import { effectKind } from '../../effectKind.ts';

/**
 * Draws Hunt tiles and removes the Eyes from the game. If all are Eyes, they return and the challenging character is
 * lost.
 */
export const tileChallenge = effectKind({
  schema: kindSchema('tile-challenge', { tiles: count, risks: characters.describe('The one of these in play') }),
  describe: ({ tiles, risks }, t) => t('effect.tile-challenge', { tiles, who: t.either(risks.map(t.character)) }),
  can: () => true,
  run(state, { tiles, risks }, _play, ctx) {
    const drawn: number[] = [];
    for (let i = 0; i < tiles; i++) {
      const tile = drawTile(state, ctx);
      if (tile >= 0) drawn.push(tile);
    }
    if (drawn.every((tile) => isEye(tile))) {
      for (const tile of drawn) putBack(state, tile, ctx);
      const lost = risks.map((id) => CHARACTERS.indexOf(id)).find((character) => isInPlay(state, character));
      if (lost !== undefined) loseCharacter(state, lost, ctx);
      return undefined;
    }
    for (const tile of drawn) if (isEye(tile)) removeTile(state, tile, ctx);
    for (const tile of drawn) if (!isEye(tile)) putBack(state, tile, ctx);
    return undefined;
  },
});
