import { type GameBots, type Level, levelsOf, type Strength } from '@tessera/bots';

/** Default level of a bot. */
export const DEFAULT_BOT_LEVEL = 'normal';

export function isLevel(shipped: GameBots, level: string): level is Level {
  return Object.hasOwn(levelsOf(shipped), level);
}

/**
 * Returns the bot and its time budget for a level of a game; those of the default level if the level does not exist
 * (any more).
 */
export function strengthOf(shipped: GameBots, level: string): Strength {
  return levelsOf(shipped)[isLevel(shipped, level) ? level : DEFAULT_BOT_LEVEL];
}
