export { type Difficulty, difficultyOf } from './fight/difficulty.ts';
export { type Turn, turnOrder } from './fight/turnOrder.ts';
export { party } from './game.ts';
export { words } from './messageFormat.ts';
export { takenOf } from './rules/health.ts';
export type { ActionOf, PartyAction } from './state/action.ts';
export type { Card } from './state/card.ts';
export {
  type Block,
  type CardView,
  GAME_MASTER,
  type Health,
  type Order,
  type PartyView,
  type RollView,
  SIGHTS,
  type Sight,
  type VolleyView,
} from './state/state.ts';
