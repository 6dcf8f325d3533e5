import { spawnSync } from 'node:child_process';
import { ask, guest } from './guest.mjs';
import { tesseraServer } from './tesseraServer.mjs';

/** Matches that warm the server up, so that one-time loading and compiling do not count. */
const FIRST = 1000;
const MORE = 3000;
const AT_ONCE = 20;
const SETTLE_MS = 3000;

/** Measures the memory of the server per loaded, subscribed and idle match, in bytes. */
export async function idleMatches() {
  const server = await tesseraServer({ TESSERA_MAX_OPEN_MATCHES: '100000' });
  try {
    const host = await guest(server.url);
    const other = await guest(server.url);
    const socket = await host.connect();
    await open(host, other, socket, FIRST);
    const before = await memory(server.pid);
    await open(host, other, socket, MORE);
    const after = await memory(server.pid);
    socket.close();
    return (after - before) / MORE;
  } finally {
    await server.stop();
  }
}

/** Opens Heist City matches of two players and subscribes to each on one socket. Both players leave the loadout question open. */
async function open(host, other, socket, count) {
  let left = count;
  const one = async () => {
    while (left-- > 0) {
      const seats = [{ kind: 'me' }, { kind: 'open' }];
      const { id } = await host.send('POST', '/api/matches', { game: 'heist-city', seats });
      await other.send('PUT', `/api/matches/${id}/seats/1`, { kind: 'me' });
      await ask(socket, 'join', { match: id });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/** Returns the resident memory of a process, after time for garbage collection. */
export async function memory(pid) {
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  if (process.platform === 'win32') throw new Error('this benchmark reads memory with ps, which Windows lacks');
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(stdout) * 1024;
}
