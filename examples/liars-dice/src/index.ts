export { evaluate, liarsDiceBots } from './bot.ts';
export { liarsDice } from './game.ts';
export { words } from './messageFormat.ts';
export type { Action, Event, State, View } from './state.ts';
export { wrongSeat } from './table.ts';
