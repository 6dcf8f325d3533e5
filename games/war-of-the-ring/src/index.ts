/** What players do. */
export type { Action, ActionOf } from './action.ts';
/** The kinds of content with their schemas, and what is checked once all of it is together. */
export { warChecks, warKinds } from './cards/pack.ts';
/** What happens. */
export type { Event } from './events.ts';
/** The game: rules for two to four players. */
export { warOfTheRing } from './game.ts';
/** What rule cases ask of a position. */
export * as look from './look.ts';
/** Everything that changes, and what a seat sees of it. */
export type { State, View } from './state.ts';
/** How codes become words. */
export { words } from './words.ts';
