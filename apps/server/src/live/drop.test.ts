import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { place, TestServer, twoAtATable } from '../testing/testServer.ts';

it('a match is not let go while its host has not come to what is to be done in it', async () => {
  const server = await TestServer.start({ TESSERA_IDLE_MS: '100' });
  try {
    const { ada, id, first, second } = await twoAtATable(server);
    const slow = await ada.create({ game: 'tarpit', seats: [{ kind: 'me' }] });
    const line = await ada.at(slow.id);
    await first.join(id);
    const dawdling = line.act(slow.id, 0, { type: 'dawdle' });
    await pause(20);
    // Behind it in the same host, and for longer than a match may be idle.
    const placed = first.act(id, 0, place(0));
    await pause(200);
    const joined = second.join(id);
    expect(await Promise.all([dawdling, placed])).toEqual([1, 1].map((seq) => ({ ok: true, seq })));
    expect((await joined).seq).toBe(1);
    expect(await second.act(id, 1, place(1))).toEqual({ ok: true, seq: 2 });
    expect((await ada.info(id)).status).toBe('playing');
  } finally {
    await server.close();
  }
});
