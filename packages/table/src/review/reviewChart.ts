import { PER_UNIT, type Review } from '@tessera/bots/review';

/** Size of a chart in pixels. */
export interface ChartSize {
  readonly width: number;
  readonly height: number;
}

/** The geometry of a course: paths for SVG, and the places of ticks and moments. */
export interface ReviewChart {
  /** The expected result. */
  readonly line: string;
  /** The doubt around it. */
  readonly band: string;
  /** The area between the line and the middle; clipped, it shows who leads. */
  readonly area: string;
  readonly middle: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly ticks: readonly { readonly y: number; readonly value: number }[];
  /** Where the progress of the match changes: positions and places. */
  readonly stages: readonly { readonly n: number; readonly x: number }[];
  x(n: number): number;
  y(n: number): number;
  /** Returns the places of the numbers of steps: above the line, or below it at the top and next to another number. */
  marks(steps: readonly { readonly n: number }[]): readonly { readonly x: number; readonly y: number }[];
}

const MARGIN = { left: 48, right: 18, top: 34, bottom: 30 };
/** Distance of a number from its position, and of two numbers from each other. */
const MARK_DISTANCE = 28;
const MAX_STAGES = 14;
const ROUND = [0.5, 1, 2, 2.5, 5, 10, 20, 50] as const;

/** Computes the chart of a side's expected result. */
export function reviewChart({ points, unit }: Review, side: number, { width, height }: ChartSize): ReviewChart {
  const left = MARGIN.left;
  const right = Math.max(left + 1, width - MARGIN.right);
  const top = MARGIN.top;
  const bottom = height - MARGIN.bottom;
  const values = points.map(({ value }) => (value[side] ?? 0) / PER_UNIT);
  const doubts = points.map(({ doubt }) => (doubt[side] ?? 0) / PER_UNIT);
  const most = Math.max(1, ...values.map((value, n) => Math.abs(value) + (doubts[n] ?? 0)));
  const [low, high] = unit === 'chance' ? [0, 1] : [-most, most];
  const last = Math.max(1, points.length - 1);
  const x = (n: number) => rounded(left + ((right - left) * n) / last);
  const place = (value: number) => {
    const inside = Math.max(low, Math.min(high, value));
    return rounded(bottom - ((bottom - top) * (inside - low)) / (high - low));
  };
  const y = (n: number) => place(values[n] ?? 0);
  const upper = values.map((value, n) => `${x(n)} ${place(value + (doubts[n] ?? 0))}`);
  const lower = values.map((value, n) => `${x(n)} ${place(value - (doubts[n] ?? 0))}`).reverse();
  const line = values.map((value, n) => `${x(n)} ${place(value)}`).join(' L ');
  const middle = place(unit === 'chance' ? 0.5 : 0);
  return {
    line: `M ${line}`,
    band: `M ${[...upper, ...lower].join(' L ')} Z`,
    area: `M ${x(0)} ${middle} L ${line} L ${x(points.length - 1)} ${middle} Z`,
    middle,
    left,
    right,
    top,
    bottom,
    ticks: (unit === 'chance' ? [0, 0.25, 0.5, 0.75, 1] : roundTicks(most)).map((value) => ({
      value: value * PER_UNIT,
      y: place(value),
    })),
    stages: stagesOf(points).map((n) => ({ n, x: x(n) })),
    x,
    y,
    marks(steps) {
      let last = { x: Number.NEGATIVE_INFINITY, isAbove: false };
      return steps.map(({ n }) => {
        const at = { x: x(n + 1), y: y(n + 1) };
        const isBeside = at.x - last.x < MARK_DISTANCE;
        last = { x: at.x, isAbove: isBeside ? !last.isAbove : at.y - top > MARK_DISTANCE };
        return { x: at.x, y: last.isAbove ? at.y - MARK_DISTANCE : at.y + MARK_DISTANCE };
      });
    },
  };
}

/** Returns the round values between `-most` and `most`, about two on each side. */
function roundTicks(most: number): readonly number[] {
  const step = ROUND.find((round) => most / round <= 3) ?? most / 2;
  const count = Math.floor(most / step);
  return Array.from({ length: 2 * count + 1 }, (_, i) => (i - count) * step);
}

/** Returns the positions at which the progress changes; none if it changes too often to be a stage of the match. */
function stagesOf(points: Review['points']): readonly number[] {
  const texts = points.map(({ progress }) => JSON.stringify(progress ?? null));
  const changes = texts.flatMap((text, n) => (n === 0 || text !== texts[n - 1] ? [n] : []));
  return changes.length > 1 && changes.length <= MAX_STAGES ? changes : [];
}

function rounded(place: number): number {
  return Math.round(place * 10) / 10;
}
