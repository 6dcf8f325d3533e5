export {
  type Describable,
  Description,
  DescriptionFile,
  describablesIn,
  descriptionKey,
  isBasic,
} from './description.ts';
export { type Finding, measureDescriptions, numbersIn, PHRASE_LENGTH, phrasesOf } from './measure.ts';
