import type { ToldReview, ToldStep } from '@tessera/table/review';
import { columns, type Terminal } from '@tessera/terminal';

/** Formats a review for the terminal. */
export function reviewText(told: ToldReview, { paint, tableWidth }: Pick<Terminal, 'paint' | 'tableWidth'>): string {
  const { t, ledgers, sum, moments, missed, close } = told;
  const heading = (text: string) => paint.bold(text);
  const bars = columns(
    [
      ['', t('balance.luck'), t('balance.decisions'), ''].map(paint.bold),
      ...ledgers.map(({ name, luckText, decisionsText, togetherText }) => [
        ...[paint.cyan(name), luckText, decisionsText, togetherText],
      ]),
    ],
    [1, 2],
    tableWidth,
  );
  return [
    heading(t('course.title')),
    told.summary,
    ...(told.isUnfinished ? [t('unfinished')] : []),
    '',
    heading(t('balance.title')),
    bars,
    '',
    heading(t('balance.sum', { side: told.sides[told.side] })),
    columns(
      sum.map(({ label, value }) => [label, value]),
      [1],
      tableWidth,
    ),
    '',
    heading(t('moments.title', { count: moments.length })),
    ...listed(moments, t('moments.none')),
    '',
    heading(t('missed.title')),
    ...listed(missed, t('missed.none')),
    '',
    heading(t('close.title')),
    ...listed(close, t('close.none')),
    '',
    paint.dim(told.made),
  ].join('\n');
}

function listed(steps: readonly ToldStep[], none: string): string[] {
  if (steps.length === 0) return [none];
  return steps.flatMap(({ when, causeText, change, title, sentences }, i) => [
    `${i + 1}. ${when}, ${causeText} ${change}: ${title}`,
    ...sentences.map((sentence) => `   ${sentence}`),
  ]);
}
