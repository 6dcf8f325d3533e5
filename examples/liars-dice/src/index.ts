export { evaluate, liarsDiceBots } from './bot.ts';
export { liarsDice } from './game.ts';
export type { Action, State, View } from './state.ts';
