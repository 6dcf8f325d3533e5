import { afterAll, beforeAll, expect, it } from 'vitest';
import { Gate } from '../testing/gate.ts';
import { TestServer } from '../testing/testServer.ts';
import { Archive } from './archive.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ TESSERA_ARCHIVE_THREADS: '1' });
});
afterAll(() => server.close());

it('skips the request of a client that has disconnected', async () => {
  let taken = 0;
  const archive = new Archive({
    count: 1,
    limitMs: 60_000,
    addresses: [],
    memory: { heapMb: 256, requestMb: 256 },
    onThreadReplaced: () => {},
    onWaited: () => taken++,
  });
  try {
    const gone = new AbortController();
    const turn = (signal?: AbortSignal) =>
      archive.heavy({ payer: 'ada', ask: { op: 'import', text: 'no file', at: 0 }, ...(signal && { signal }) });
    const first = turn();
    const second = turn(gone.signal);
    const third = turn();
    gone.abort();
    // At once: the first is still pending.
    expect(await second).toEqual({ kind: 'lost', isCulprit: false });
    expect((await Promise.all([first, third])).map(({ kind }) => kind)).toEqual(['refused', 'refused']);
    expect(taken).toBe(2);
    expect(await turn(gone.signal)).toEqual({ kind: 'lost', isCulprit: false });
    expect(taken).toBe(2);
  } finally {
    await archive.close();
  }
});

it('drops the upload of a client that has disconnected, and serves the next one', async () => {
  const ada = await server.guest();
  const { id } = await ada.create({ game: 'tarpit', seats: [{ kind: 'me' }] });
  const line = await ada.at(id);
  const gate = await Gate.make();
  await line.act(id, 0, { type: 'pass', gate: gate.file });
  line.close();
  await ada.ask('POST', `/api/matches/${id}/concede`);
  const file = await (await ada.send('GET', `/api/matches/${id}/replay?as=file`)).text();
  const [bob, cy] = [await server.guest(), await server.guest()];
  await gate.shut();
  const gone = new AbortController();
  const left = bob.send('POST', '/api/replays', file, gone.signal).catch((error: unknown) => error);
  await gate.reached();
  gone.abort();
  await left;
  const behind = cy.send('POST', '/api/replays', file);
  await gate.open();
  expect((await behind).status).toBe(201);
  expect(await bob.ask('GET', '/api/matches?scope=mine')).toEqual([]);
  expect(await cy.ask('GET', '/api/matches?scope=mine')).toHaveLength(1);
});
