export type { Action, Deed } from './action/action.ts';
