import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ensurePresence, greet, usePresence } from './me.ts';

const ME = { id: 'abcdefghijkl', name: 'Jade Heron', guest: true };

function answering(answer: () => Promise<Response>) {
  const fetching = vi.fn(answer);
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

beforeEach(() => usePresence.setState({ me: undefined, reach: 'unknown' }));
afterEach(() => vi.unstubAllGlobals());

it('greet sends one request when several callers need the player on a first visit', async () => {
  const fetching = answering(async () => Response.json(ME));
  const presences = await Promise.all([greet(), ensurePresence(), ensurePresence()]);
  expect(fetching).toHaveBeenCalledTimes(1);
  for (const presence of presences) expect(presence).toMatchObject({ me: ME, reach: 'online' });
});

it('known returns at once for a known player, while greet sends another request', async () => {
  const fetching = answering(async () => Response.json(ME));
  await greet();
  await ensurePresence();
  expect(fetching).toHaveBeenCalledTimes(1);
  await greet();
  expect(fetching).toHaveBeenCalledTimes(2);
});

it('known reports an unreachable server as offline and retries on the next call', async () => {
  answering(() => Promise.reject(new TypeError('refused')));
  expect(await ensurePresence()).toMatchObject({ me: undefined, reach: 'offline' });
  answering(async () => Response.json(ME));
  expect(await ensurePresence()).toMatchObject({ me: ME, reach: 'online' });
});
