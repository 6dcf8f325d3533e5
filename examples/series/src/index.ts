export { evaluate, seriesBots } from './bot.ts';
export { series } from './game.ts';
export type { Action, Event, Report, State } from './state.ts';
export { words } from './words.ts';
