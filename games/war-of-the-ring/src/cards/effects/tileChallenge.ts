import { effectKind } from '../effectKind.ts';
import { characters, count } from '../fields.ts';
import { kindSchema } from '../kind.ts';

/** Hunt tiles are drawn: Eyes leave the game, unless there is nothing but Eyes: then whoever dared it is lost. */
export const tileChallenge = effectKind({
  schema: kindSchema('tile-challenge', { tiles: count, risks: characters.describe('The one of these in play') }),
  describe: ({ tiles, risks }, tell) =>
    tell.say('effect.tile-challenge', { tiles, who: tell.either(risks.map(tell.character)) }),
});
