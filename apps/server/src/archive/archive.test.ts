import { Entry, ViewerReplay, WholeReplay } from '@tessera/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { Gate } from '../testing/gate.ts';
import { OWN_CONNECTION, place, TestServer, twoAtATable, until, type Visitor } from '../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

/** Creates a public match of four actions that can only be replayed while its gate is open. */
async function gatedMatch(who: Visitor): Promise<{ id: string; gate: Gate }> {
  const gate = await Gate.make();
  const { id } = await who.create({ game: 'tarpit', seats: [{ kind: 'me' }], visibility: 'public' });
  const line = await who.at(id);
  for (let seq = 0; seq < 4; seq++) await line.act(id, seq, { type: 'pass', gate: gate.file });
  line.close();
  return { id, gate };
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers: { ...OWN_CONNECTION, ...headers } });

describe('a long log', () => {
  it('a long log does not delay players, and its next page delays no request at all', async () => {
    const { id: slow, gate } = await gatedMatch(await server.guest());
    const { id, first } = await twoAtATable(server);
    await gate.shut();
    const log = get(`/api/matches/${slow}/log`);
    await gate.reached();
    expect(await first.act(id, 0, place(0))).toMatchObject({ ok: true });
    await gate.open();
    expect(z.array(Entry).parse(await (await log).json())).toHaveLength(5);
    const page = z.array(Entry).parse(await (await get(`/api/matches/${slow}/log?before=4&limit=2`)).json());
    expect(page.map(({ seq }) => seq)).toEqual([2, 3]);
  });

  it('a long log has pages of at most 200', async () => {
    const { id: slow } = await gatedMatch(await server.guest());
    expect((await get(`/api/matches/${slow}/log?limit=201`)).status).toBe(400);
    expect((await get(`/api/matches/${slow}/log?limit=0`)).status).toBe(400);
  });
});

describe('a person with too many concurrent requests', () => {
  it('a person with too many concurrent requests is refused, with the time of a retry', async () => {
    const { id: slow, gate } = await gatedMatch(await server.guest());
    await gate.shut();
    const refused: Response[] = [];
    const asked = Array.from({ length: 8 }, async () => {
      const response = await get(`/api/matches/${slow}/replay`);
      if (response.status === 503) refused.push(response);
      return response;
    });
    await until(() => refused.length === 5, 'five of eight are refused');
    await gate.open();
    const all = await Promise.all(asked);
    expect(all.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(refused).toHaveLength(5);
    expect(refused[0]?.headers.get('retry-after')).toBe('5');
    expect(await refused[0]?.json()).toMatchObject({ code: 'too-busy' });
    await Promise.all(all.map((response) => response.arrayBuffer().catch(() => undefined)));
    expect(ViewerReplay.parse(await (await get(`/api/matches/${slow}/replay`)).json()).steps).toHaveLength(5);
  });
});

describe('the replay of a finished match', () => {
  it('the replay of a finished match is sent once, because it cannot change any more', async () => {
    const { ada, id, first } = await twoAtATable(server);
    await first.act(id, 0, place(0));
    await ada.ask('POST', `/api/matches/${id}/concede`);
    const response = await get(`/api/matches/${id}/replay`);
    const { text } = WholeReplay.parse(await response.json());
    const etag = response.headers.get('etag') ?? '';
    expect(etag).toContain(id);
    const again = await get(`/api/matches/${id}/replay`, { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(await (await get(`/api/matches/${id}/replay?as=file`)).text()).toBe(text);
  });
});

describe('a match that cannot be replayed in time', () => {
  it('a match that cannot be replayed in time is refused as too large, and play goes on', async () => {
    const strict = await TestServer.start({ TESSERA_ARCHIVE_TIMEOUT_MS: '4000', TESSERA_ARCHIVE_THREADS: '1' });
    try {
      const ada = await strict.guest();
      const { id: slow, gate } = await gatedMatch(ada);
      await gate.shut();
      expect(await ada.ask('GET', `/api/matches/${slow}/log`)).toMatchObject({ status: 413, code: 'match-too-large' });
      expect(await ada.info(slow)).toMatchObject({ status: 'playing' });
      // Its thread has been replaced by now, and works.
      const { id } = await ada.create({ game: 'tarpit', seats: [{ kind: 'me' }] });
      expect(await ada.ask('GET', `/api/matches/${id}/log`)).toMatchObject([{ kind: 'start' }]);
    } finally {
      await strict.close();
    }
  });
});
