import { expect, it } from 'vitest';
import { place, TestServer, TIC_TAC_TOE, twoAtATable } from '../testing/testServer.ts';

it('ends the match when a clock runs out', async () => {
  const server = await TestServer.start();
  try {
    const { id, first, second } = await twoAtATable(server, { ...TIC_TAC_TOE, pace: { kind: 'move', seconds: 10 } });
    const { clocks } = await first.join(id);
    expect(clocks).toMatchObject({ left: [10_000, 10_000], running: [0] });
    await first.act(id, 0, place(0));
    const { update } = await second.notice('update');
    expect(update.clocks).toMatchObject({ running: [1] });
    const over = await first.notice('update', (body) => body.update.entry.kind === 'end');
    expect(over.update.ending).toEqual({ by: 'timeout', seat: 1, results: ['win', 'loss'] });
  } finally {
    await server.close();
  }
});
