import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SupervisedThread, ThreadLost } from './supervisedThread.ts';

it('whoever waits for a thread that takes too long is told once it has ended, and can write nothing any more', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-thread-'));
  const file = join(folder, 'written late');
  const thread = new SupervisedThread<{ file: string }, { id: number }>({
    name: 'stubborn',
    script: new URL('../testing/stubbornThread.mjs', import.meta.url),
    addresses: [],
    answersIn: () => [],
    onLost: () => {},
  });
  try {
    const answer = await new Promise((resolve) => thread.ask({ file }, 50, resolve));
    expect(answer).toMatchObject({ isCulprit: true });
    expect(answer).toBeInstanceOf(ThreadLost);
    expect(existsSync(file)).toBe(true);
    expect(thread.generation).toBe(1);
  } finally {
    await thread.close();
    await rm(folder, { recursive: true, force: true });
  }
});
