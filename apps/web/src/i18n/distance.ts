const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Returns the time from now to then in the largest unit that fits: `[-3, 'hour']` is three hours ago. */
export function distance(then: number, now: number): [count: number, unit: 'day' | 'hour' | 'minute' | 'second'] {
  const difference = then - now;
  for (const [unit, milliseconds] of UNITS) {
    if (Math.abs(difference) >= milliseconds) return [Math.trunc(difference / milliseconds), unit];
  }
  return [0, 'second'];
}
