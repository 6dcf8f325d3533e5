/** One cell of a meter. */
export interface Segment {
  readonly place: number;
  /** Filled, about to be filled, about to be emptied, or empty. */
  readonly fill: 'full' | 'gain' | 'loss' | 'empty';
  /** Whether a gap precedes it. */
  readonly startsGroup: boolean;
}

/** Returns the cells of a meter at `value` with `forecast`. */
export function segmentsOf(
  value: number,
  max: number,
  forecast: number = value,
  groups: readonly number[] = [],
): readonly Segment[] {
  const starts = new Set<number>();
  let start = 0;
  for (const size of groups) {
    start += size;
    starts.add(start);
  }
  return Array.from({ length: max }, (_, place) => ({
    place,
    fill: fillOf(place, value, forecast),
    startsGroup: starts.has(place),
  }));
}

function fillOf(place: number, value: number, forecast: number): Segment['fill'] {
  if (place < Math.min(value, forecast)) return 'full';
  if (place < value) return 'loss';
  return place < forecast ? 'gain' : 'empty';
}
