export { evaluate, gomokuBots } from './bot.ts';
export { type Action, cellName, gomoku, type State } from './game.ts';
