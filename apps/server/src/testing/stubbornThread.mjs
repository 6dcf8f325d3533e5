import { execFileSync } from 'node:child_process';
import { parentPort, workerData } from 'node:worker_threads';
import { Heartbeat } from '../../dist/hosts/heartbeat.js';

// A thread that cannot be interrupted during a request. It writes a file once another file of that name with the suffix
// `.go` exists. Plain JavaScript, because worker threads load it directly.

const WRITE_LATE = `
const { existsSync, writeFileSync } = require('node:fs');
const look = setInterval(() => {
  if (!existsSync(process.argv[1] + '.go')) return;
  clearInterval(look);
  writeFileSync(process.argv[1], '');
}, 5);`;

const heartbeat = new Heartbeat(workerData.heartbeat);
parentPort?.on('message', (text) => {
  const [{ id, ask }] = JSON.parse(text);
  heartbeat.begin(id);
  execFileSync(process.execPath, ['-e', WRITE_LATE, ask.file]);
});
heartbeat.rest();
