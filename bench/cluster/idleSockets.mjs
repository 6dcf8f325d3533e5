import { guest } from '../server/guest.mjs';
import { memory } from '../server/idleMatches.mjs';

/** Sockets that warm the server up, so that one-time loading and compiling do not count. */
const FIRST = 500;
const MORE = 2000;
const AT_ONCE = 50;

/** Measures the memory of a server per idle socket, in bytes. */
export async function idleSockets({ url, pids: [pid] }) {
  const somebody = await guest(url);
  const sockets = [];
  const open = async (count) => {
    let left = count;
    const one = async () => {
      while (left-- > 0) sockets.push(await somebody.connect());
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
  };
  await open(FIRST);
  const before = await memory(pid);
  await open(MORE);
  const after = await memory(pid);
  for (const socket of sockets) socket.close();
  return (after - before) / MORE;
}
