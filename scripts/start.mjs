// `npm start`: from a fresh clone to a running table.
import { spawn } from 'node:child_process';
import { buildWeb, prepare, root } from './setup.mjs';

prepare();
buildWeb();
// For a person at a terminal: what goes wrong and where it is, not every request.
const env = { TESSERA_LOG_LEVEL: 'warn', ...process.env };
const server = spawn(process.execPath, [`${root}apps/server/dist/main.js`], { cwd: root, stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
