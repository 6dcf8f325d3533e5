export { bestOfBots, evaluate } from './bot.ts';
export { bestOf } from './game.ts';
export { words } from './messageFormat.ts';
export type { Action, Event, Report, State } from './state.ts';
