import { parentPort, workerData } from 'node:worker_threads';
import { Heartbeat, LOADING_RULES } from '../../dist/hosts/heartbeat.js';

// A thread that loads in steps for a given time before it answers, or hangs after the first step. Plain JavaScript,
// because worker threads load it directly.

const { heartbeat: memory, steps, stepMs, hangs } = workerData;
const heartbeat = new Heartbeat(memory);
for (let done = 0; done < steps; done++) {
  heartbeat.begin(LOADING_RULES);
  parentPort?.postMessage({ loading: { done, total: steps } });
  const until = performance.now() + stepMs;
  while (hangs || performance.now() < until);
}
parentPort?.postMessage({ loading: { done: steps, total: steps } });
parentPort?.on('message', (text) => {
  for (const { id } of JSON.parse(text)) parentPort.postMessage({ id });
});
heartbeat.rest();
