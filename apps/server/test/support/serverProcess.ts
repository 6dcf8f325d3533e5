import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { METRICS_TOKEN } from '../../src/testing/testServer.ts';

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const GAMES = new URL('games.mjs', import.meta.url).href;
/** Ends a hang: a server on a fifth of a core takes a quarter of a minute. */
const START_MS = 180_000;
const KEPT_LINES = 200;

/** The built server in a separate process, which a test may kill and start again on the same data. */
export class ServerProcess {
  readonly dataDir: string;
  readonly #env: NodeJS.ProcessEnv;
  readonly #onSpawn: (pid: number) => void;
  /** The last lines of its log, for the message of a failing test. */
  readonly lines: string[] = [];
  #child: ChildProcess | undefined;
  #url = '';

  private constructor(dataDir: string, env: NodeJS.ProcessEnv, onSpawn: (pid: number) => void) {
    this.dataDir = dataDir;
    this.#env = env;
    this.#onSpawn = onSpawn;
  }

  /** Starts a server with a new data folder. Rate limits are off, because all clients of a test have one address. */
  static async start(
    settings: Readonly<Record<string, string>> = {},
    { onSpawn = () => {} }: { onSpawn?(pid: number): void } = {},
  ): Promise<ServerProcess> {
    return ServerProcess.on(await mkdtemp(join(tmpdir(), 'tessera-server-test-')), settings, { onSpawn });
  }

  /** Starts a server on an existing data folder. */
  static async on(
    dataDir: string,
    settings: Readonly<Record<string, string>> = {},
    { onSpawn = () => {} }: { onSpawn?(pid: number): void } = {},
  ): Promise<ServerProcess> {
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      TESSERA_PORT: '0',
      TESSERA_DATA_DIR: dataDir,
      TESSERA_CATALOG: GAMES,
      TESSERA_LIMITS: 'off',
      TESSERA_METRICS_TOKEN: METRICS_TOKEN,
      TESSERA_SOCKET_TIMEOUT_MS: '600000',
      // A busy machine needs longer to read a large file; a match that takes too long is refused as too large.
      TESSERA_ARCHIVE_TIMEOUT_MS: '200000',
      TESSERA_BOT_WARM_UP_MS: '0',
      ...settings,
    };
    const server = new ServerProcess(dataDir, env, onSpawn);
    await server.resume();
    return server;
  }

  get url(): string {
    return this.#url;
  }

  get isRunning(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Starts it again on its data. */
  async resume(): Promise<void> {
    const child = spawn(process.execPath, [MAIN], { env: this.#env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    if (child.pid !== undefined) this.#onSpawn(child.pid);
    createInterface({ input: child.stderr }).on('line', (line) => this.#keep(line));
    const log = createInterface({ input: child.stdout });
    this.#url = await new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(this.#failure('does not start')), START_MS);
      child.once('exit', (code) => reject(this.#failure(`ended with ${code}`)));
      log.on('line', (line) => {
        this.#keep(line);
        const url = /"url":"([^"]+)"/.exec(line)?.[1];
        if (url === undefined) return;
        clearTimeout(late);
        resolve(url);
      });
    });
  }

  /** Kills it, like a power cut. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Ends it in order, as an operator does who replaces it. */
  async terminate(): Promise<void> {
    await this.#end('SIGTERM');
  }

  /** Stops it and removes its data. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    await rm(this.dataDir, { recursive: true, force: true });
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child || !this.isRunning) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  #keep(line: string): void {
    this.lines.push(line);
    if (this.lines.length > KEPT_LINES) this.lines.shift();
  }

  #failure(what: string): Error {
    return new Error(`The server ${what}:\n${this.lines.join('\n')}`);
  }
}
