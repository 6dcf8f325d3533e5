import { existsSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { until } from '../testing/testServer.ts';
import { SupervisedThread, ThreadLost } from './supervisedThread.ts';

const MEMORY = { heapMb: 256, requestMb: 256 };

async function stubborn(endLimitMs: number, onThreadReplaced: (go: () => void) => void = () => {}) {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-thread-'));
  const file = join(folder, 'written late');
  const fenced: boolean[] = [];
  /** Lets the thread write its file and end. */
  const go = () => writeFileSync(`${file}.go`, '');
  const thread = new SupervisedThread<{ file: string }, { id: number }>({
    name: 'stubborn',
    script: new URL('../testing/stubbornThread.mjs', import.meta.url),
    addresses: [],
    memory: MEMORY,
    endLimitMs,
    workerStart: () => ({ data: {}, transfer: [], fence: () => fenced.push(existsSync(file)) }),
    answersIn: () => [],
    onThreadReplaced: () => onThreadReplaced(go),
  });
  const close = async () => {
    await thread.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { thread, file, fenced, go, close };
}

it('rejects the requests of a thread that takes too long only after it has ended and can write nothing more', async () => {
  const { thread, file, close } = await stubborn(100_000, (go) => go());
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

it('fences off and abandons a thread that does not end, and replaces it', async () => {
  const { thread, file, fenced, go, close } = await stubborn(20);
  try {
    const answer = await thread.ask({ file }, 50);
    expect(answer).toMatchObject({ isCulprit: true });
    expect(thread.generation).toBe(1);
    // It was fenced off before its callers were notified, and before it had finished its work.
    expect(fenced).toEqual([false]);
    go();
    await until(() => existsSync(file), 'the thread that was left behind has ended');
  } finally {
    await close();
  }
});

/** A thread that loads in steps before it answers: each step is within the limit, their sum is not. */
function loading(loadLimitMs: number, data: { readonly steps: number; stepMs?: number; readonly hangs?: boolean }) {
  const lost: string[] = [];
  const thread = new SupervisedThread<object, { id: number }>({
    name: 'loading',
    script: new URL('../testing/loadingThread.mjs', import.meta.url),
    addresses: [],
    memory: MEMORY,
    loadLimitMs,
    workerStart: () => ({ data, transfer: [] }),
    answersIn: (message) => [message as { id: number }],
    onThreadReplaced: (why) => lost.push(why),
  });
  return { thread, lost };
}

it('keeps a thread that loads for longer than a request may take, as long as it makes progress', async () => {
  const { thread, lost } = loading(4000, { steps: 12, stepMs: 400 });
  try {
    expect(thread.loadingOf('any game')).toEqual({ done: 0, total: 1 });
    const answer = thread.ask({}, 50);
    await until(() => (thread.loadingOf('any game')?.done ?? 0) > 0, 'the thread tells how far it is');
    expect(thread.loadingOf('any game')).toMatchObject({ total: 12 });
    expect(await answer).toEqual({ id: 1 });
    expect(thread.loadingOf('any game')).toBeUndefined();
    expect(lost).toEqual([]);
  } finally {
    await thread.close();
  }
});

it('replaces a thread that hangs while it loads', async () => {
  const { thread, lost } = loading(500, { steps: 12, hangs: true });
  try {
    expect(await thread.ask({}, 50)).toMatchObject({ isCulprit: false });
    expect(lost).toEqual(['It took more than 500 ms loading rules without progress']);
  } finally {
    await thread.close();
  }
});
