export { actorOf } from './actor.ts';
export { BOARD, type Cell, COLUMNS, cellName, inRange, isPillar, ROWS, walk } from './board.ts';
export { duelBots, evaluate } from './bot.ts';
export { CARDS, type Card, type CardId, cardOf } from './cards.ts';
export type { Event } from './events.ts';
export {
  type FigureId,
  figureKey,
  figureOn,
  isHero,
  isUp,
  MONSTER_IDS,
  type MonsterKind,
  monsterKind,
} from './figures.ts';
export { type Quarry, quarries } from './focus.ts';
export { duel } from './game.ts';
export { damageOf, MODIFIERS, type Modifier, undrawn } from './modifierDeck.ts';
export { initiativeOf } from './round.ts';
export type { Action, Frame, Options, State, View } from './state.ts';
export { words } from './words.ts';
