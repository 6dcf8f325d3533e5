import { appendFileSync } from 'node:fs';

/** File that collects measurements, one JSON object per line. `bench/web` sets it; tests assert no durations. */
const FILE = process.env.TESSERA_MEASUREMENTS;

/** Prints a measurement in milliseconds and passes it to the benchmark. On a busy machine there may be none. */
export function recordMeasurement(id: string, ms: number | undefined): void {
  if (ms === undefined) return;
  console.log(`${id}: ${ms.toFixed(1)} ms`);
  if (FILE !== undefined) appendFileSync(FILE, `${JSON.stringify({ id, ms })}\n`);
}

/** Returns the middle of some numbers, the upper one of an even count. */
export function medianOf(numbers: readonly number[]): number | undefined {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}
