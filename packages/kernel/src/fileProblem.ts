import { KernelError, type KernelErrorCode } from './errors.ts';

/** What can be wrong with a file, each with a sentence among the texts of the house (`problem`). */
export const FILE_PROBLEMS = [
  'bad-file',
  'newer-format',
  'wrong-game',
  'version-mismatch',
  'content-mismatch',
  'corrupt-file',
  /** Rules fed by a forged file fail in ways of their own. */
  'rules-broke',
] as const satisfies readonly (KernelErrorCode | 'rules-broke')[];

/** What is wrong with a file and where, as parameters of a message. */
export interface FileProblem {
  readonly path: string;
  readonly problem: (typeof FILE_PROBLEMS)[number];
}

/** What an error says of the file that was opened when it was thrown. */
export function fileProblemOf(error: unknown): FileProblem {
  if (!(error instanceof KernelError)) return { path: '/', problem: 'rules-broke' };
  return { path: error.place, problem: FILE_PROBLEMS.find((code) => code === error.code) ?? 'rules-broke' };
}
