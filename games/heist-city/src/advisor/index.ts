export {
  type Advice,
  type AdviceFilter,
  type AdviceItem,
  CATEGORIES as ADVICE_CATEGORIES,
  type Category as AdviceCategory,
  MOODS,
  type Mood,
  SEVERITIES,
  type Severity,
} from './advice.ts';
export { ADVICE_SAYINGS, adviceText, advise, adviseAction } from './advise.ts';
export { explainRefusal, refusedCode, whyNot } from './refusals.ts';
