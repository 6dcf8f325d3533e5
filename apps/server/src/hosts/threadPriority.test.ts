import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { TestServer, twoAtATable } from '../testing/testServer.ts';

/** Returns the threads of this process with a lower priority than the caller. */
function threadsBehind(): string[] {
  return readdirSync('/proc/self/task').filter((thread) => nicenessOf(thread) > getPriority());
}

function nicenessOf(thread: string): number {
  try {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
    // The 17th field after the name, which is in brackets (proc(5)).
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  } catch {
    // The thread ended during the read.
    return Number.NaN;
  }
}

// Other platforms have no priority per thread.
const onLinux = it.runIf(process.platform === 'linux');

onLinux('threads of bots and of the archive have a lower priority than those of rules', async () => {
  const own = getPriority();
  const before = new Set(threadsBehind());
  // The threads of bots load their games at once, and lower their priority when they start.
  const server = await TestServer.start({ TESSERA_BOT_THREADS: '2', TESSERA_BOT_WARM_UP_MS: '1' });
  try {
    const { id } = await twoAtATable(server);
    // The archive starts its thread with the first read.
    await fetch(`${server.url}/api/matches/${id}/log`);
    // Two of bots and one of the archive; not that of rules, nor that of the database.
    const added = () => threadsBehind().filter((thread) => !before.has(thread));
    await expect.poll(added).toHaveLength(3);
    expect(getPriority()).toBe(own);
  } finally {
    await server.close();
  }
});
