import { KernelError, type KernelErrorCode } from '../errors.ts';

/** Codes of the problems a file can have. Each has a sentence in the common texts (`problem`). */
export const FILE_PROBLEMS = [
  'bad-file',
  'newer-format',
  'wrong-game',
  'version-mismatch',
  'content-mismatch',
  'corrupt-file',
  /** The rules threw an unexpected error while replaying the file, as they can for a forged one. */
  'rules-broke',
] as const satisfies readonly (KernelErrorCode | 'rules-broke')[];

/** A problem code and its location, as message parameters. */
export interface FileProblem {
  readonly path: string;
  readonly problem: (typeof FILE_PROBLEMS)[number];
}

/** Returns the problem that an error thrown while opening a file stands for. */
export function fileProblemOf(error: unknown): FileProblem {
  if (!(error instanceof KernelError)) return { path: '/', problem: 'rules-broke' };
  return { path: error.place, problem: FILE_PROBLEMS.find((code) => code === error.code) ?? 'rules-broke' };
}
