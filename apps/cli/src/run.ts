import { type Exit, type Io, runProgram } from '@tessera/terminal';
import { onMissingTexts } from '@tessera/text';
import { commandsFor } from './commands/index.ts';

/** Runs one command line with the commands of this workspace and those of games. */
export async function run(argv: readonly string[], io: Io): Promise<Exit> {
  const stop = onMissingTexts((part, language) =>
    io.stderr.write(`texts missing: ${part} has none in "${language}"\n`),
  );
  try {
    return await runProgram({ commands: commandsFor }, argv, io);
  } finally {
    stop();
  }
}
