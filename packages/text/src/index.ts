export { type Bundle, flatten, type KeyOf, mapTexts, type Translation } from './bundle.ts';
export { type TextProblem, textProblems } from './check.ts';
export { type HouseRefusal, house } from './house/index.ts';
export { PSEUDO, PSEUDO_MARK, pseudo } from './pseudo.ts';
export { type Params, type Say, type Speech, speechOf } from './say.ts';
export { type Teller, type ToldReason, tellerOf } from './teller.ts';
export type { GameWords, Listener, Telling, Wording } from './words.ts';
