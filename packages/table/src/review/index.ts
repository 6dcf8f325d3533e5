export {
  type FormattedLedger,
  type FormattedReview,
  type FormattedStep,
  formatReview,
  type ReviewSource,
} from './formatReview.ts';
export { type ChartSize, type ReviewChart, reviewChart } from './reviewChart.ts';
export { reviewTexts, reviewTranslate, type TranslateReview } from './reviewTexts.ts';
