export { duelBots, evaluate } from './bot.ts';
export { CARDS, type Card, type CardId } from './cards.ts';
export { duel } from './game.ts';
export type { Action, Frame, Options, State, View } from './state.ts';
