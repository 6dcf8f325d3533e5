// The rules ask the cards through this file, and the cards use the rules: a cycle that is none when they load, because nothing here
// is asked before the first match.
export { cardRules } from './cards/index.ts';
