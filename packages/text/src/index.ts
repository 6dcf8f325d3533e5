export { type Bundle, flatten, type KeyOf, mapTexts, type Translation } from './bundle.ts';
export { type TextProblem, textProblems } from './check.ts';
export { type CommonRefusal, house } from './common/index.ts';
export { createGameFormatter, type FormattedReason, type GameFormatter } from './gameFormatter.ts';
export type { FormatAudience, FormatContext, GameMessageFormat, ParamFormatter } from './messageFormat.ts';
export { PSEUDO, PSEUDO_MARK, pseudo } from './pseudo.ts';
export {
  type Chapter,
  citedRules,
  findRule,
  parseRulebook,
  type Rulebook,
  type RulebookEntry,
  RulebookError,
  type Section,
  searchRulebook,
} from './rulebook/rulebook.ts';
export { createTranslator, type Params, type TranslateFn, type Translator } from './translator.ts';
