// `npm start [-- --port <number>] [-- --host <address>] [-- --data <folder>] [-- --json]`: installs, builds and starts the server.
// `tessera serve` runs this file too.
import { spawn } from 'node:child_process';
import path from 'node:path';
import util from 'node:util';
import { buildWeb, prepare, print, root } from './setup.mjs';

const { port, host, data, json } = readOptions();
await prepare({ of: 3 });
await buildWeb({ step: 3, of: 3 });
// A person reads this output: errors and warnings, not every request.
const env = {
  TESSERA_LOG_LEVEL: 'warn',
  ...process.env,
  ...(port && { TESSERA_PORT: port }),
  ...(host && { TESSERA_HOST: host }),
  ...(data && { TESSERA_DATA_DIR: path.resolve(data) }),
};
const args = [`${root}apps/server/dist/main.js`, ...(json ? ['--json'] : [])];
const server = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env });
// On Windows the console sends Ctrl+C to both processes, and a signal from here would kill the server while it closes.
const forward = (signal) => process.platform === 'win32' || server.kill(signal);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => forward(signal));
server.on('exit', (code) => process.exit(code ?? 1));

function readOptions() {
  try {
    const text = { type: 'string' };
    return util.parseArgs({ options: { port: text, host: text, data: text, json: { type: 'boolean' } } }).values;
  } catch (error) {
    print(
      `${error.message}. Usage: npm start [-- --port <number>] [-- --host <address>] [-- --data <folder>] [-- --json]`,
    );
    return process.exit(1);
  }
}
