export { type Bundle, flatten, type KeyOf, mapTexts, type Translation } from './bundle.ts';
export {
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  type LanguageId,
  languageIds,
  registeredLanguages,
  registerLanguage,
} from './languages.ts';
export { PSEUDO, PSEUDO_MARK, pseudo } from './pseudo.ts';
export { type TextProblem, textProblems } from './textProblems.ts';
export { onMissingTexts, reportMissingTexts, TextTable } from './textTable.ts';
export { createTranslator, type Params, type TranslateFn, type Translator } from './translator.ts';
