import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { until } from '../testing/testServer.ts';
import { SupervisedThread, ThreadLost } from './supervisedThread.ts';

const MEMORY = { heapMb: 256, requestMb: 256 };

async function stubborn(endLimitMs: number) {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-thread-'));
  const file = join(folder, 'written late');
  const fenced: boolean[] = [];
  const thread = new SupervisedThread<{ file: string }, { id: number }>({
    name: 'stubborn',
    script: new URL('../testing/stubbornThread.mjs', import.meta.url),
    addresses: [],
    memory: MEMORY,
    endLimitMs,
    workerStart: () => ({ data: {}, transfer: [], fence: () => fenced.push(existsSync(file)) }),
    answersIn: () => [],
    onLost: () => {},
  });
  const close = async () => {
    await thread.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { thread, file, fenced, close };
}

it('whoever waits for a thread that takes too long is told once it has ended, and can write nothing any more', async () => {
  const { thread, file, close } = await stubborn(20_000);
  try {
    const answer = await thread.ask({ file }, 50);
    expect(answer).toMatchObject({ isCulprit: true });
    expect(answer).toBeInstanceOf(ThreadLost);
    expect(existsSync(file)).toBe(true);
    expect(thread.generation).toBe(1);
  } finally {
    await close();
  }
});

it('a thread that will not end is fenced off and left behind, and another takes its place', async () => {
  const { thread, file, fenced, close } = await stubborn(20);
  try {
    const answer = await thread.ask({ file }, 50);
    expect(answer).toMatchObject({ isCulprit: true });
    expect(thread.generation).toBe(1);
    // It was fenced off before anybody was told, and before it had done what it was at.
    expect(fenced).toEqual([false]);
    await until(() => existsSync(file), 'the thread that was left behind has ended');
  } finally {
    await close();
  }
});
