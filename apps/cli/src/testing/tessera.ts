import { type Circumstances, type Ran, runInProcess } from '@tessera/terminal/testing';
import { program } from '../main.ts';

export { type Circumstances, scratchFolder } from '@tessera/terminal/testing';

/** Runs `tessera` in this process. */
export function tessera(argv: readonly string[], circumstances?: Circumstances): Promise<Ran> {
  return runInProcess(program, argv, circumstances);
}
