export {
  type Bundle,
  createTranslator,
  DEFAULT_LANGUAGE,
  flatten,
  isLanguage,
  type KeyOf,
  type Language,
  type LanguageId,
  languageIds,
  mapTexts,
  onMissingTexts,
  type Params,
  PSEUDO,
  PSEUDO_MARK,
  pseudo,
  registeredLanguages,
  registerLanguage,
  reportMissingTexts,
  type TextProblem,
  TextTable,
  type TranslateFn,
  type Translation,
  type Translator,
  textProblems,
} from '@tessera/i18n';
export { type CommonRefusal, commonTexts, house } from './commonTexts.ts';
export { createGameFormatter, type FormattedReason, type GameFormatter } from './gameFormatter.ts';
export type { FormatAudience, FormatContext, GameMessageFormat, ParamFormatter } from './messageFormat.ts';
