import type { Review } from '@tessera/bots/review';
import { type FormattedReview, type FormattedStep, type ReviewChart, reviewChart } from '@tessera/table/review';
import { htmlPage, panel, safe, table } from '@tessera/terminal/html';
import { REVIEW_STYLE } from './reviewStyle.ts';

const SIZE = { width: 1040, height: 340 };
/** Width that the name of a stage needs. */
const STAGE_WIDTH = 96;
/** Half the width of a bar plot, in percent. */
const HALF = 50;

/** Returns a review as one self-contained HTML page. */
export function reviewPage(
  review: Review,
  formatted: FormattedReview,
  { title, language }: { readonly title: string; readonly language: string },
): string {
  const { t } = formatted;
  const body = [
    course(review, formatted),
    balance(review, formatted),
    sum(formatted),
    panel(
      t('moments.title', { count: formatted.moments.length }),
      '',
      cards(formatted.moments, t('moments.none')),
      'wide',
    ),
    panel(t('missed.title'), t('missed.note'), cards(formatted.missed, t('missed.none')), 'wide'),
    panel(t('close.title'), t('close.note'), cards(formatted.close, t('close.none')), 'wide'),
  ];
  return htmlPage({
    title: t('title', { title }),
    lead: safe(formatted.isUnfinished ? `${formatted.made}. ${t('unfinished')}` : formatted.made),
    body: body.join('\n'),
    footer: `${t('balance.about')} ${t('course.doubt')} tessera review --seed ${review.seed} --budget ${review.budget}`,
    language,
    style: REVIEW_STYLE,
  });
}

function course(review: Review, formatted: FormattedReview): string {
  const { t, amounts, side, sides } = formatted;
  const chart = reviewChart(review, side, SIZE);
  const drawing = `<div class="scroll" tabindex="0" role="group" aria-label="${safe(t('course.title'))}"><svg class="course" viewBox="0 0 ${SIZE.width} ${SIZE.height}" role="img" aria-label="${safe(formatted.summary)}">
${courseShapes(chart, formatted)}</svg></div>`;
  const rows = review.points.map(({ value, doubt }, n) => [
    ...[String(n), amounts.standing(value[side] ?? 0), `± ${amounts.size(doubt[side] ?? 0)}`],
  ]);
  const asTable = `<details><summary>${safe(t('course.asTable'))}</summary>${table(
    [t('course.action'), t('course.value'), t('course.range')],
    rows,
  )}</details>`;
  const note = t(`course.${review.unit}`, { side: sides[side] });
  const words = `<p>${safe(formatted.summary)} ${safe(t('course.doubt'))}</p>`;
  return panel(t('course.title'), note, `${drawing}${words}${asTable}`, 'wide');
}

function courseShapes(chart: ReviewChart, { amounts, moments, stageAt }: FormattedReview): string {
  const { left, right, top, bottom, middle } = chart;
  const clip = (id: string, from: number, to: number) =>
    `<clipPath id="${id}"><rect x="${left}" y="${from}" width="${right - left}" height="${Math.max(0, to - from)}"/></clipPath>`;
  const hatch =
    '<pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><line x1="0" x2="0" y1="0" y2="7" class="hatch"/></pattern>';
  const ticks = chart.ticks.map(
    ({ y, value }) =>
      `<line class="grid" x1="${left}" x2="${right}" y1="${y}" y2="${y}"/><text x="${left - 8}" y="${y + 4}" text-anchor="end">${safe(amounts.standing(value))}</text>`,
  );
  const stages = chart.stages.map(({ n, x }, at) => {
    const isWide = (chart.stages[at + 1]?.x ?? right) - x >= STAGE_WIDTH;
    const name = isWide ? `<text x="${x + 4}" y="${bottom + 18}">${safe(stageAt(n))}</text>` : '';
    return `<line class="stage" x1="${x}" x2="${x}" y1="${top}" y2="${bottom}"/>${name}`;
  });
  const marks = chart.marks(moments).map((mark, i) => {
    const { n } = moments[i] ?? { n: 0 };
    const [x, y] = [chart.x(n + 1), chart.y(n + 1)];
    return `<line class="stem" x1="${x}" x2="${x}" y1="${y}" y2="${mark.y}"/><circle class="point" cx="${x}" cy="${y}" r="4"/><g class="mark"><circle cx="${mark.x}" cy="${mark.y}" r="12"/><text x="${mark.x}" y="${mark.y + 4}" text-anchor="middle">${i + 1}</text></g>`;
  });
  return `<defs>${hatch}${clip('above', top, middle)}${clip('below', middle, bottom)}</defs>
${ticks.join('')}${stages.join('')}
<path class="band" d="${chart.band}"/>
<path class="above" clip-path="url(#above)" d="${chart.area}"/><path class="below" clip-path="url(#below)" d="${chart.area}"/>
<line class="middle" x1="${left}" x2="${right}" y1="${middle}" y2="${middle}"/>
<path class="line" d="${chart.line}"/>
${marks.join('')}`;
}

/** Renders the bars of luck (hatched) and decisions (filled) on one scale. */
function balance({ unit }: Review, { t, ledgers }: FormattedReview): string {
  const most = Math.max(1, ...ledgers.flatMap(({ luck, decisions }) => [Math.abs(luck), Math.abs(decisions)]));
  const bar = (kind: 'luck' | 'decisions', value: number, text: string) => {
    const width = (HALF * Math.abs(value)) / most;
    const from = value < 0 ? HALF - width : HALF;
    const label = `${t(`balance.${kind}`)} ${text}`;
    return `<div class="row"><span class="name">${safe(t(`balance.${kind}`))}</span><svg class="bar" role="img" aria-label="${safe(label)}"><rect class="${kind}" x="${from}%" y="25%" width="${width}%" height="50%"/><line class="middle" x1="50%" x2="50%" y1="10%" y2="90%"/></svg><span class="value">${safe(text)}</span></div>`;
  };
  const seats = ledgers.map(
    (ledger) =>
      `<h3>${safe(ledger.name)}<span>${safe(ledger.togetherText)}</span></h3>${bar('luck', ledger.luck, ledger.luckText)}${bar('decisions', ledger.decisions, ledger.decisionsText)}<p class="lost">${safe(ledger.lostText)}</p>`,
  );
  return panel(t('balance.title'), t(`balance.${unit}`), seats.join(''));
}

function sum({ t, sum: parts, sides, side }: FormattedReview): string {
  const rows = parts.map(({ label, value }) => `<tr><th scope="row">${safe(label)}</th><td>${safe(value)}</td></tr>`);
  const note = t('balance.sum', { side: sides[side] });
  return panel(
    note,
    '',
    `<table class="sum"><tbody>${rows.join('')}</tbody></table><p>${safe(t('balance.about'))}</p>`,
  );
}

function cards(steps: readonly FormattedStep[], none: string): string {
  if (steps.length === 0) return `<p>${safe(none)}</p>`;
  const items = steps.map(
    ({ when, causeText, change, title, sentences }) =>
      `<li><p class="when"><span>${safe(when)}, ${safe(causeText)}</span><b>${safe(change)}</b></p><h3>${safe(title)}</h3>${sentences.map((sentence) => `<p>${safe(sentence)}</p>`).join('')}</li>`,
  );
  return `<ol class="moments">${items.join('')}</ol>`;
}
