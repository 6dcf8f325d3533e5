import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defineCommand, EXIT, type Flags, type ParsedArguments, UsageError, workspaceRoot } from '@tessera/terminal';

/** Flags that say where the server listens and where it stores its data. */
export const SERVE_FLAGS = {
  port: { type: 'string', value: 'number', about: 'Port to listen on; 0 takes any free one (TESSERA_PORT, or 4600)' },
  host: { type: 'string', value: 'address', about: 'Address to listen on (TESSERA_HOST, or 127.0.0.1)' },
  data: { type: 'string', value: 'folder', about: 'Data folder (TESSERA_DATA_DIR, or data in the workspace)' },
} as const satisfies Flags;

/** Command that starts the server with the script of `npm start`. */
export const serve = defineCommand({
  name: 'serve',
  topic: 'server',
  summary: 'Install, build and start the server, like npm start',
  about:
    'Prints the address of the server and runs until Ctrl+C or SIGTERM. Other settings are environment variables: see\ndocs/guides/host-a-server.md. tessera doctor lists missing requirements.',
  operands: { usage: '', min: 0, max: 0 },
  flags: SERVE_FLAGS,
  examples: ['tessera serve', 'tessera serve --port 4700 --data /srv/tessera', 'tessera serve --host 0.0.0.0'],

  async run({ flags }, { io }) {
    const exitCode = await startServer(workspaceRoot(), startArguments(flags, io.cwd));
    return { exit: exitCode === 0 ? EXIT.fine : EXIT.findings, text: '', document: { exitCode } };
  },
});

/** Returns the arguments of scripts/start.mjs. Its folder is another, so that paths become absolute. */
export function startArguments(
  { port, host, data }: ParsedArguments<typeof SERVE_FLAGS>['flags'],
  cwd: string,
): string[] {
  return [
    ...(port === undefined ? [] : ['--port', port]),
    ...(host === undefined ? [] : ['--host', host]),
    ...(data === undefined ? [] : ['--data', resolve(cwd, data)]),
  ];
}

/** Runs the start script of a workspace until it ends. Returns its exit code. */
export async function startServer(root: string | undefined, args: readonly string[]): Promise<number> {
  const script = root === undefined ? undefined : join(root, 'scripts/start.mjs');
  if (root === undefined || script === undefined || !existsSync(script))
    throw new UsageError('not-in-workspace', 'The server starts from the workspace; this tessera is not inside it.');
  const server = spawn(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' });
  // On Windows the console sends Ctrl+C to every process, and a signal from here would kill the server while it closes.
  const forward = (signal: NodeJS.Signals) => process.platform === 'win32' || server.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, forward);
  try {
    const [code] = await once(server, 'exit');
    return typeof code === 'number' ? code : 1;
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, forward);
  }
}
