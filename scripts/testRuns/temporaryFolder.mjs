// Global setup of Vitest: gives the tests one temporary folder and removes it after the run, with all that they left behind.
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Variables that `os.tmpdir` reads, on Unix and on Windows. */
const VARIABLES = ['TMPDIR', 'TEMP', 'TMP'];

/** Creates the folder for this process and its children. Returns the function that removes it. */
export default function setup() {
  const before = VARIABLES.map((name) => [name, process.env[name]]);
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tessera-run-')));
  // PostgreSQL does not run as root; its user must reach the folders inside.
  chmodSync(folder, 0o755);
  for (const name of VARIABLES) process.env[name] = folder;
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
    // Databases of the tests end shortly after their worker; retries wait for them.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  };
}
