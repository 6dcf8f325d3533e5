import { expect, it } from 'vitest';
import { Gate } from '../testing/gate.ts';
import { liveMatches, place, queueLength, TestServer, TIC_TAC_TOE, twoAtATable, until } from '../testing/testServer.ts';

it('keeps a match in memory while a command for it waits in its host', async () => {
  const server = await TestServer.start({ TESSERA_IDLE_MS: '100' });
  try {
    const { ada, id, first, second } = await twoAtATable(server);
    const unused = await ada.create(TIC_TAC_TOE);
    const slow = await ada.create({ game: 'tarpit', seats: [{ kind: 'me' }] });
    const line = await ada.at(slow.id);
    await first.join(id);
    const gate = await Gate.make();
    await gate.shut();
    const passing = line.act(slow.id, 0, { type: 'pass', gate: gate.file });
    await gate.reached();
    // The action is queued behind the other match, for longer than a match may be idle.
    const placed = first.act(id, 0, place(0));
    await until(async () => (await queueLength(server)) === 2, 'the action waits for the host');
    // Used after the action was queued, and without subscribers: when this match has left memory, the first one is
    // overdue too.
    await ada.info(unused.id);
    await until(async () => (await liveMatches(server)) === 2, 'the unused match is not in memory any more');
    const joined = second.join(id);
    await gate.open();
    expect(await Promise.all([passing, placed])).toEqual([1, 1].map((seq) => ({ ok: true, seq })));
    expect((await joined).seq).toBe(1);
    expect(await second.act(id, 1, place(1))).toEqual({ ok: true, seq: 2 });
    expect((await ada.info(id)).status).toBe('playing');
  } finally {
    await server.close();
  }
});
