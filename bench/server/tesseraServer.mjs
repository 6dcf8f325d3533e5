// Tessera's server in a separate process, on a free port and with a separate data folder.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));
const GAMES = new URL('games.mjs', import.meta.url).href;
const START_MS = 60_000;

/** Starts the server and resolves to `{ url, pid, stop() }` once it listens. Rate limits are off, because all clients share one address. */
export async function tesseraServer(settings = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-bench-'));
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    TESSERA_PORT: '0',
    TESSERA_DATA_DIR: folder,
    TESSERA_CATALOG: GAMES,
    TESSERA_LIMITS: 'off',
    ...settings,
  };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 2] });
  const url = await urlOf(child);
  return {
    url,
    pid: child.pid,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Reads the server's address from a line of its log. */
function urlOf(child) {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The server does not start')), START_MS);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
    // Keeps reading; otherwise the pipe fills up and the server blocks.
    createInterface({ input: child.stdout }).on('line', (line) => {
      const url = /"url":"([^"]+)"/.exec(line)?.[1];
      if (url === undefined) return;
      clearTimeout(late);
      resolve(url);
    });
  });
}
