export { duelBots, evaluate } from './bot.ts';
export { CARDS, type Card, type CardId } from './cards.ts';
export type { Event } from './events.ts';
export { duel } from './game.ts';
export type { Action, Frame, Options, State, View } from './state.ts';
export { words } from './words.ts';
