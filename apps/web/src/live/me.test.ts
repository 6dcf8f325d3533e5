import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { greet, known, usePresence } from './me.ts';

const ME = { id: 'abcdefghijkl', name: 'Jade Heron', guest: true };

function answering(answer: () => Promise<Response>) {
  const fetching = vi.fn(answer);
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

beforeEach(() => usePresence.setState({ me: undefined, reach: 'unknown' }));
afterEach(() => vi.unstubAllGlobals());

it('a first visit greets once, however many want to do something before the answer', async () => {
  const fetching = answering(async () => Response.json(ME));
  const presences = await Promise.all([greet(), known(), known()]);
  expect(fetching).toHaveBeenCalledTimes(1);
  for (const presence of presences) expect(presence).toMatchObject({ me: ME, reach: 'online' });
});

it('whoever is known already waits for nobody, but may greet again', async () => {
  const fetching = answering(async () => Response.json(ME));
  await greet();
  await known();
  expect(fetching).toHaveBeenCalledTimes(1);
  await greet();
  expect(fetching).toHaveBeenCalledTimes(2);
});

it('a server that is gone is told, and asked anew the next time', async () => {
  answering(() => Promise.reject(new TypeError('refused')));
  expect(await known()).toMatchObject({ me: undefined, reach: 'offline' });
  answering(async () => Response.json(ME));
  expect(await known()).toMatchObject({ me: ME, reach: 'online' });
});
