import { type Circumstances, type Ran, runInProcess } from '@tessera/terminal/testing';
import { commands } from '../index.ts';

export { scratchFolder } from '@tessera/terminal/testing';

/** Runs `tessera` in this process with only the commands of this game. */
export function tessera(argv: readonly string[], circumstances?: Circumstances): Promise<Ran> {
  return runInProcess({ commands: async () => commands }, argv, circumstances);
}
