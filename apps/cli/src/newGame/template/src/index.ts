export { game } from './game.ts';
export type { Action, Event, State } from './state.ts';
export { words } from './messageFormat.ts';
