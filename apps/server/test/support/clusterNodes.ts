import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { METRICS_TOKEN, OWN_CONNECTION } from '../../src/testing/testServer.ts';

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const GAMES = new URL('games.mjs', import.meta.url).href;
export const SECRET = 'one secret that all nodes of a test share and keep';
const HANG_MS = 240_000;
const KEPT_LINES = 200;

/** A cluster node in a separate process, which a test may freeze and kill. */
export class ClusterNode {
  /** Its last lines of output, including errors. */
  readonly lines: readonly string[];
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, url: string, lines: readonly string[]) {
    this.lines = lines;
    this.#child = child;
    this.url = url;
  }

  static async start(settings: Readonly<Record<string, string>>): Promise<ClusterNode> {
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      TESSERA_PORT: '0',
      TESSERA_SECRET: SECRET,
      TESSERA_GAMES: 'gomoku',
      TESSERA_CATALOG: GAMES,
      TESSERA_LIMITS: 'off',
      TESSERA_METRICS_TOKEN: METRICS_TOKEN,
      TESSERA_RULE_THREADS: '1',
      TESSERA_BOT_THREADS: '1',
      TESSERA_BOT_DELAY_MS: '0',
      TESSERA_BOT_WARM_UP_MS: '0',
      TESSERA_DATA_DIR: '/nonexistent/not-used',
      TESSERA_LEASE_MS: '3000',
      TESSERA_HOST_TIMEOUT_MS: '60000',
      TESSERA_SOCKET_TIMEOUT_MS: '600000',
      ...settings,
    };
    const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const lines: string[] = [];
    const keep = (line: string) => {
      lines.push(line);
      if (lines.length > KEPT_LINES) lines.shift();
    };
    createInterface({ input: child.stderr as NodeJS.ReadableStream }).on('line', keep);
    const url = await new Promise<string>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`does not start:\n${lines.join('\n')}`)), HANG_MS);
      child.once('exit', (code) => reject(new Error(`ended with ${code}:\n${lines.join('\n')}`)));
      createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
        keep(line);
        const found = /"url":"([^"]+)"/.exec(line)?.[1];
        if (found === undefined) return;
        clearTimeout(late);
        resolve(found);
      });
    });
    return new ClusterNode(child, url, lines);
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Whether the node is ready for traffic. */
  async isReady(): Promise<boolean> {
    const answer = await fetch(`${this.url}/api/ready`, {
      headers: OWN_CONNECTION,
      signal: AbortSignal.timeout(3000),
    }).catch(() => undefined);
    return answer?.ok ?? false;
  }

  freeze(): void {
    this.#child.kill('SIGSTOP');
  }

  thaw(): void {
    this.#child.kill('SIGCONT');
  }

  /** Kills it with SIGKILL. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGCONT');
    this.#child.kill(signal);
    await ended;
  }
}

/** Waits until a condition holds. */
export async function until(isSo: () => boolean | Promise<boolean>, what: string, ms = HANG_MS): Promise<number> {
  const start = Date.now();
  while (!(await isSo())) {
    if (Date.now() - start > ms) throw new Error(`It never came to pass that ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return Date.now() - start;
}
