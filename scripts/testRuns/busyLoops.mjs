import { spawn } from 'node:child_process';

/** Program that keeps a core busy in short turns. It ends when its standard input closes, also when its parent is killed. */
const BUSY = `
process.stdin.resume().on('end', () => process.exit()).on('error', () => process.exit());
const burn = () => {
  const end = Date.now() + 50;
  while (Date.now() < end);
  setImmediate(burn);
};
burn();`;

/** Starts processes that each keep a core busy. `end` resolves when all of them have ended. */
export function startBusyLoops(count) {
  const children = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', BUSY], { stdio: ['pipe', 'ignore', 'ignore'] }),
  );
  const ended = children.map((child) => new Promise((resolve) => child.once('close', resolve).once('error', resolve)));
  return {
    pids: children.map(({ pid }) => pid),
    end: async () => {
      for (const child of children) child.kill('SIGKILL');
      await Promise.all(ended);
    },
  };
}
