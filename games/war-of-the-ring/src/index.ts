export type { Action, ActionOf } from './action.ts';
export type { Event } from './events.ts';
export { warOfTheRing } from './game.ts';
export type { State, View } from './state.ts';
