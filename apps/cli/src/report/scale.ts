/** Maps values to positions along a plot, in percent of its width, with ticks at round numbers. */
export interface Scale {
  at(value: number): number;
  readonly ticks: readonly number[];
}

const ROUND = [1, 2, 2.5, 5, 10];

/** Returns a scale from exactly `low` to `high`. */
export function exactScale(low: number, high: number, ticks: readonly number[] = [low, high]): Scale {
  const width = high - low;
  return { at: (value) => (width === 0 ? 50 : (100 * (value - low)) / width), ticks };
}

/** Returns a scale that starts and ends on a round number, with about four steps. */
export function roundScale(low: number, high: number): Scale {
  const rough = Math.max(high - low, 1e-9) / 4;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = magnitude * (ROUND.find((factor) => factor * magnitude >= rough) ?? 10);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
  return exactScale(first * step, last * step, ticks);
}
