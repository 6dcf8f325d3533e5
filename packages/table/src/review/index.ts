export { type ChartSize, type ReviewChart, reviewChart } from './reviewChart.ts';
export { reviewTexts, reviewTranslate, type TranslateReview } from './reviewTexts.ts';
export { type ReviewSource, type ToldLedger, type ToldReview, type ToldStep, tellReview } from './tellReview.ts';
