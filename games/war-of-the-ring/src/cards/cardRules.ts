// The rules call the cards through this file, and the cards use the rules. The import cycle is harmless when modules
// load, because nothing here is called before the first match.
export { cardRules } from './index.ts';
