export { game } from './game.ts';
export { words } from './messageFormat.ts';
export type { Action, Event, State } from './state.ts';
