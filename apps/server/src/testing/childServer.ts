import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { testEnvironment } from './testServer.ts';

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** A server in a separate process, for tests that kill it. */
export interface ChildServer {
  readonly url: string;
  /** Kills it with SIGKILL. */
  kill(): Promise<void>;
  /** Asks it to stop; resolves to its exit code. */
  stop(): Promise<number | null>;
}

/** Starts the built server on a folder and waits for its address. None of its files may exceed `fileSizeKb`. */
export async function startChild(
  folder: string,
  env: Readonly<Record<string, string>> = {},
  limits: { readonly fileSizeKb?: number } = {},
): Promise<ChildServer> {
  const { fileSizeKb } = limits;
  const [command, ...words] =
    fileSizeKb === undefined
      ? [process.execPath, MAIN]
      : // In blocks of 512 bytes.
        ['sh', '-c', `ulimit -f ${fileSizeKb * 2} && exec "$0" "$1"`, process.execPath, MAIN];
  const child = spawn(command, words, {
    env: { ...process.env, ...testEnvironment(folder), TESSERA_LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await urlOf(child);
  return { url, kill: () => end(child, 'SIGKILL').then(() => undefined), stop: () => end(child, 'SIGTERM') };
}

/** The user that runs a process; the user of the tests unless given. */
interface SystemUser {
  readonly uid?: number;
  readonly gid?: number;
}

const NOBODY = { uid: 65_534, gid: 65_534 };

/** Returns an unprivileged user that can read the built server, or undefined if there is none. */
export function plainUser(): SystemUser | undefined {
  if (process.platform === 'win32') return undefined;
  if (process.getuid?.() !== 0) return {};
  const { status } = spawnSync(process.execPath, ['-e', 'fs.accessSync(process.argv[1])', MAIN], NOBODY);
  return status === 0 ? NOBODY : undefined;
}

/** Starts a server that is expected to fail; returns its exit code and output. */
export async function startExpectingFailure(
  folder: string,
  env: Readonly<Record<string, string>> = {},
  user: SystemUser = {},
): Promise<{ readonly code: number | null; readonly said: string }> {
  const child = spawn(process.execPath, [MAIN], {
    ...user,
    env: { ...process.env, ...testEnvironment(folder), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { code, said: said.trimEnd() };
}

function urlOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const url = /"url":"(http[^"]+)"/.exec(said)?.[1];
      if (url) resolve(url);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.kill(signal);
  });
}
