import type { Exit, Io } from '@tessera/terminal';
import { tesseraVersion } from './version.ts';

/**
 * Runs one command line and returns its exit code. The version is printed before anything else is loaded: scripts and
 * shell prompts ask for it often.
 */
export async function main(argv: readonly string[], io: Io): Promise<Exit> {
  if (isVersionRequest(argv)) {
    const version = tesseraVersion();
    io.stdout.write(argv.includes('--json') ? `${JSON.stringify({ version }, null, 2)}\n` : `${version}\n`);
    return 0;
  }
  const { run } = await import('./run.ts');
  return run(argv, io);
}

function isVersionRequest(argv: readonly string[]): boolean {
  return argv.includes('--version') && argv.every((word) => word === '--version' || word === '--json');
}
