import type { Review } from '@tessera/bots/review';
import { type FormattedReview, type ReviewChart, reviewChart } from '@tessera/table/review';
import { DataTable, Panel, Pressable, scrollable } from '@tessera/ui';
import { useId, useMemo } from 'react';
import { useWidth } from './useWidth.ts';

const HEIGHT = 320;
/** Width that the name of a stage needs. */
const STAGE_WIDTH = 96;

interface ReviewCourseProps {
  readonly review: Review;
  readonly formatted: FormattedReview;
  readonly selected: number;
  readonly onSelect: (at: number) => void;
}

/** The expected result after every action, as a chart, in words and as a table. */
export function ReviewCourse({ review, formatted, selected, onSelect }: ReviewCourseProps) {
  const { t, amounts, side, sides, summary, moments } = formatted;
  const [width, measure] = useWidth();
  const chart = useMemo(() => reviewChart(review, side, { width, height: HEIGHT }), [review, side, width]);
  const places = useMemo(() => chart.marks(moments), [chart, moments]);
  return (
    <Panel
      title={t('course.title')}
      extra={<span className="text-muted text-note">{t(`course.${review.unit}`, { side: sides[side] })}</span>}
    >
      <div ref={measure} className="relative" style={{ height: HEIGHT }}>
        <svg width={width} height={HEIGHT} role="img" aria-label={summary} className="absolute inset-0 block">
          <CourseShapes chart={chart} formatted={formatted} />
        </svg>
        {moments.map(({ n, title }, at) => {
          const { x, y } = places[at] ?? { x: 0, y: 0 };
          return (
            <Pressable
              key={n}
              aria-label={`${at + 1}: ${title}`}
              pressed={at === selected}
              onClick={() => onSelect(at)}
              style={{ left: x, top: y }}
              className={`-translate-x-1/2 -translate-y-1/2 absolute grid size-8 place-items-center rounded-full border-2 font-numeral font-semibold ${at === selected ? 'z-10 border-act-line bg-act text-act-ink' : 'border-ink bg-raised text-ink'}`}
            >
              {at + 1}
            </Pressable>
          );
        })}
      </div>
      <p className="m-0 text-note">
        {summary} <span className="text-muted">{t('course.doubt')}</span>
      </p>
      <details>
        <summary className="min-h-8 cursor-pointer text-note">{t('course.asTable')}</summary>
        <section className="max-h-80 overflow-auto" aria-label={t('course.asTable')} ref={scrollable}>
          <DataTable caption={t('course.title')} ruled>
            <thead>
              <tr>
                <th scope="col">{t('course.action')}</th>
                <th scope="col">{t('course.value')}</th>
                <th scope="col">{t('course.range')}</th>
              </tr>
            </thead>
            <tbody>
              {review.points.map(({ value, doubt }, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the position is the identity of a point.
                <tr key={n}>
                  <th scope="row">{n}</th>
                  <td>{amounts.standing(value[side] ?? 0)}</td>
                  <td>± {amounts.size(doubt[side] ?? 0)}</td>
                </tr>
              ))}
            </tbody>
          </DataTable>
        </section>
      </details>
    </Panel>
  );
}

function CourseShapes({ chart, formatted }: { readonly chart: ReviewChart; readonly formatted: FormattedReview }) {
  const { left, right, top, bottom, middle, ticks, stages } = chart;
  const id = useId();
  const { t, amounts, sides, side } = formatted;
  return (
    <>
      <defs>
        <clipPath id={`${id}above`}>
          <rect x={left} y={top} width={right - left} height={Math.max(0, middle - top)} />
        </clipPath>
        <clipPath id={`${id}below`}>
          <rect x={left} y={middle} width={right - left} height={Math.max(0, bottom - middle)} />
        </clipPath>
        <pattern id={`${id}hatch`} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line x1="0" x2="0" y1="0" y2="7" className="stroke-enemy" strokeWidth="3" />
        </pattern>
      </defs>
      {ticks.map(({ y, value }) => (
        <g key={value}>
          <line x1={left} x2={right} y1={y} y2={y} className="stroke-hairline" />
          <text x={left - 8} y={y + 4} textAnchor="end" className="fill-muted text-note">
            {amounts.standing(value)}
          </text>
        </g>
      ))}
      {stages.map(({ n, x }, at) => (
        <g key={n}>
          <line x1={x} x2={x} y1={top} y2={bottom} className="stroke-control" strokeDasharray="2 5" />
          {(stages[at + 1]?.x ?? right) - x >= STAGE_WIDTH && (
            <text x={x + 4} y={bottom + 20} className="fill-muted text-note">
              {formatted.stageAt(n)}
            </text>
          )}
        </g>
      ))}
      <path d={chart.band} className="fill-muted opacity-20" />
      <path d={chart.area} clipPath={`url(#${id}above)`} className="fill-ally opacity-45" />
      <path d={chart.area} clipPath={`url(#${id}below)`} fill={`url(#${id}hatch)`} opacity="0.7" />
      <line x1={left} x2={right} y1={middle} y2={middle} className="stroke-control" />
      <path d={chart.line} fill="none" className="stroke-ink" strokeWidth="2.5" strokeLinejoin="round" />
      <text x={left + 4} y={top - 14} className="fill-ink font-semibold text-note">
        {sides.length > 1 ? t('course.leads', { side: sides[side] }) : t('course.won')}
      </text>
      {stages.length === 0 && (
        <text x={right} y={bottom + 20} textAnchor="end" className="fill-muted text-note">
          {t('course.axis', { n: formatted.steps })}
        </text>
      )}
    </>
  );
}
