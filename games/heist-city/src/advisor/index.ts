export {
  type Advice,
  CATEGORIES as ADVICE_CATEGORIES,
  type Category as AdviceCategory,
  type Hearing,
  MOODS,
  type Mood,
  type Saying,
  SEVERITIES,
  type Severity,
} from './advice.ts';
export { ADVICE_SAYINGS, adviceText, advise, adviseAction } from './advise.ts';
export { explainRefusal, refusedCode, whyNot } from './refusals.ts';
