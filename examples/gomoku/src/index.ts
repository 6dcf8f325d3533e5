export { type Action, cellName, gomoku, type State } from './game.ts';
