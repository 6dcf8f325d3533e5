import { readFileSync } from 'node:fs';
import { type Exit, type Io, type Program, runProgram } from '@tessera/terminal';
import { onMissingTexts } from '@tessera/text';
import * as z from 'zod';
import { COMMANDS } from './commands/index.ts';

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')));

/** Command line of this workspace: its own commands and those of games. */
export const program: Program = { commands: COMMANDS, version };

/** Runs one command line and returns its exit code. */
export function main(argv: readonly string[], io: Io): Promise<Exit> {
  onMissingTexts((part, language) => io.stderr.write(`texts missing: ${part} has none in "${language}"\n`));
  return runProgram(program, argv, io);
}
