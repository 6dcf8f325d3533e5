/** Kinds of content with their schemas, and the checks after loading. */
export { warKinds } from './cards/card.ts';
export { warChecks } from './cards/check.ts';
/** Game definition, for two to four players. */
export { warOfTheRing } from './game.ts';
/** Queries of rule cases about a position. */
export * as look from './match/caseQueries.ts';
export type { Action, ActionOf } from './state/action.ts';
export type { Event } from './state/events.ts';
/** Complete state, and the view of a seat. */
export type { State, View } from './state/state.ts';
/** Formatting of codes as text. */
export { words } from './text/messageFormat.ts';
