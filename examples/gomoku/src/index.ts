export { evaluate, gomokuBots } from './bot.ts';
export { type Action, cellName, type Event, gomoku, type State } from './game.ts';
export { words } from './messageFormat.ts';
