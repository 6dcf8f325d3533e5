import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FuzzTarget, fuzz } from './fuzz.ts';

const LONGEST_SHOWN = 400;

/** Returns the text of every file in a folder, sorted by name; empty if the folder does not exist. */
export function corpusIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map(({ name }) => name)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** Returns the number of inputs for a target: a share by default, all of them with `TESSERA_TEST_FUZZ=1`. */
export function fuzzInputs(share: number, all: number): number {
  return process.env.TESSERA_TEST_FUZZ === '1' ? all : share;
}

/** Fuzzes a target and throws an error with the failing inputs, which should be added to its corpus. */
export function hold(target: FuzzTarget, inputs: number): void {
  const start = performance.now();
  const since = () => `${((performance.now() - start) / 1000).toFixed(0)} s`;
  const onProgress = (done: number) => process.stderr.write(`fuzz ${target.name}: ${done}/${inputs}, ${since()}\n`);
  const report = fuzz(target, { inputs, onProgress });
  process.stderr.write(
    `fuzz ${target.name}: ${report.inputs} inputs, ${report.accepted} accepted, slowest ${report.slowest.toFixed(1)} ms, ${since()}\n`,
  );
  if (report.failures.length > 0) {
    const lines = report.failures.map(
      ({ number, input, why }) => `#${number}: ${why}\n  ${JSON.stringify(input).slice(0, LONGEST_SHOWN)}`,
    );
    throw new Error(`${target.name} breaks on inputs that belong into its corpus:\n${lines.join('\n')}`);
  }
  // A target that accepts everything or nothing tests nothing.
  if (report.accepted === 0 || report.accepted === report.inputs) {
    throw new Error(`${target.name} took ${report.accepted} of ${report.inputs} inputs`);
  }
}
