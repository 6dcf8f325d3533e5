export type { Action, ActionOf } from './action.ts';
/** Kinds of content with their schemas, and the checks after loading. */
export { warChecks, warKinds } from './cards/pack.ts';
/** Queries of rule cases about a position. */
export * as look from './caseQueries.ts';
export type { Event } from './events.ts';
/** Game definition, for two to four players. */
export { warOfTheRing } from './game.ts';
/** Formatting of codes as text. */
export { words } from './messageFormat.ts';
/** Complete state, and the view of a seat. */
export type { State, View } from './state.ts';
