import { type Circumstances, collectOutput, type Ran } from '@tessera/terminal/testing';
import { main } from '../main.ts';

export { type Circumstances, scratchFolder } from '@tessera/terminal/testing';

/** Runs `tessera` in this process. */
export function tessera(argv: readonly string[], circumstances?: Circumstances): Promise<Ran> {
  return collectOutput((io) => main(argv, io), circumstances);
}
