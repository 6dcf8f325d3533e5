import { type GameBots, type Level, levelsOf, type Strength } from '@tessera/bots';

/** The level of a bot that nobody has chosen a level for. */
export const USUAL_LEVEL = 'normal';

export function isLevel(shipped: GameBots, level: string): level is Level {
  return Object.hasOwn(levelsOf(shipped), level);
}

/** Who plays at a level of a game and how long it thinks; the usual level where there is no such level (any more). */
export function strengthOf(shipped: GameBots, level: string): Strength {
  return levelsOf(shipped)[isLevel(shipped, level) ? level : USUAL_LEVEL];
}
