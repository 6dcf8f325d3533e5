import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startBusyLoops } from './busyLoops.mjs';

test('startBusyLoops starts the given number of processes, and end ends all of them', async () => {
  const { pids, end } = startBusyLoops(2);
  expect(pids.map(isRunning)).toEqual([true, true]);
  await end();
  expect(pids.map(isRunning)).toEqual([false, false]);
});

test('busy loops end when the process that started them is killed', async () => {
  const script = `import(${JSON.stringify(new URL('./busyLoops.mjs', import.meta.url).href)})
    .then(({ startBusyLoops }) => console.log(startBusyLoops(1).pids[0]));`;
  const parent = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(createInterface(parent.stdout), 'line');
  parent.kill('SIGKILL');
  while (isRunning(Number(line))) await sleep(20);
});

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
