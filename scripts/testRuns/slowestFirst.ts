// Order of the test files: the slowest first, so that at the end no worker runs a long file alone. Vitest knows the times of earlier runs
// only; on a fresh clone it would start with the largest files, and a short file may start five servers.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Weight per slow file (`slowFiles.json`): about its processor seconds with those of its child processes, and a twelfth of the time in which
 * it waited on a busy machine. Only their order matters.
 */
export const SLOW_FILES: ReadonlyMap<string, number> = readSlowFiles();

/** Tells whether Vitest was asked for a random order, which a sequencer in its configuration would replace. */
export function isShuffled(args: readonly string[]): boolean {
  return args.some((arg) => arg.startsWith('--sequence.shuffle'));
}

export class SlowestFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(specifications);
    return slowestFirst(sorted, ({ moduleId }) => relative(this.ctx.config.root, moduleId).replaceAll('\\', '/'));
  }
}

/** Moves the slow files to the front, and keeps the order of the others. */
export function slowestFirst<T>(files: readonly T[], pathOf: (file: T) => string, seconds = SLOW_FILES): T[] {
  const secondsOf = (file: T) => seconds.get(pathOf(file)) ?? 0;
  return files.toSorted((a, b) => secondsOf(b) - secondsOf(a));
}

function readSlowFiles(): ReadonlyMap<string, number> {
  const text = readFileSync(new URL('./slowFiles.json', import.meta.url), 'utf8');
  const files: Readonly<Record<string, number>> = JSON.parse(text);
  return new Map(Object.entries(files));
}
