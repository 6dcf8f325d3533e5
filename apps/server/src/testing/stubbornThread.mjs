import { execFileSync } from 'node:child_process';
import { parentPort, workerData } from 'node:worker_threads';
import { Pulse } from '../../dist/hosts/pulse.js';

// A thread that cannot be interrupted over a request, and writes a file before it ends. Plain JavaScript, because worker
// threads load it as it is.

const WRITE_LATE = 'setTimeout(() => require("node:fs").writeFileSync(process.argv[1], ""), 300)';

const pulse = new Pulse(workerData.pulse);
parentPort?.on('message', (text) => {
  const [{ id, ask }] = JSON.parse(text);
  pulse.begin(id);
  execFileSync(process.execPath, ['-e', WRITE_LATE, ask.file]);
});
pulse.rest();
