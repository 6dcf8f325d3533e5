export { evaluate } from './evaluate.ts';
export { liarsDice } from './game.ts';
export type { Action, State, View } from './state.ts';
