import type { FormattedReview, FormattedStep } from '@tessera/table/review';
import { columns, type Terminal } from '@tessera/terminal';

/** Formats a review for the terminal. */
export function reviewText(
  formatted: FormattedReview,
  { paint, tableWidth }: Pick<Terminal, 'paint' | 'tableWidth'>,
): string {
  const { t, ledgers, sum, moments, missed, close } = formatted;
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
    formatted.summary,
    ...(formatted.isUnfinished ? [t('unfinished')] : []),
    '',
    heading(t('balance.title')),
    bars,
    '',
    heading(t('balance.sum', { side: formatted.sides[formatted.side] })),
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
    paint.dim(formatted.made),
  ].join('\n');
}

function listed(steps: readonly FormattedStep[], none: string): string[] {
  if (steps.length === 0) return [none];
  return steps.flatMap(({ when, causeText, change, title, sentences }, i) => [
    `${i + 1}. ${when}, ${causeText} ${change}: ${title}`,
    ...sentences.map((sentence) => `   ${sentence}`),
  ]);
}
