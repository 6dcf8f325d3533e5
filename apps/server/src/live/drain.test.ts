import { afterEach, expect, it } from 'vitest';
import { Gate } from '../testing/gate.ts';
import { TestServer, twoAtATable } from '../testing/testServer.ts';

let server: TestServer;
afterEach(() => server.close());

const TARPIT = { game: 'tarpit', seats: [{ kind: 'me' as const }, { kind: 'open' as const }] };

it('answers an action over a socket that is under way when the server closes, and has its client reconnect', async () => {
  server = await TestServer.start();
  const gate = await Gate.make();
  const { id, first, second } = await twoAtATable(server, TARPIT);
  await gate.shut();
  const answer = first.act(id, 0, { type: 'pass', gate: gate.file });
  await gate.reached();
  const ended = Promise.all(
    [first, second].map(({ socket }) => new Promise<string>((resolve) => socket.once('disconnect', resolve))),
  );
  const down = server.down();
  const { retryMs } = await first.notice('closing');
  expect(retryMs).toBeGreaterThan(0);
  await gate.open();
  expect(await answer).toEqual({ ok: true, seq: 1 });
  // A client reconnects by itself after this reason, and not after a disconnect by the server.
  expect(await ended).toEqual(['transport close', 'transport close']);
  await down;
  await server.up();
  for (const line of [first, second]) line.close();
});

it('answers a request over HTTP that is under way when the server closes', async () => {
  server = await TestServer.start();
  const gate = await Gate.make();
  const { ada, id, first, second } = await twoAtATable(server, TARPIT);
  await gate.shut();
  const body = { seq: 0, actionId: 'an-action-at-the-gate', action: { type: 'pass', gate: gate.file } };
  const answer = ada.send('POST', `/api/bot/matches/${id}/actions`, body);
  await gate.reached();
  const down = server.down();
  await first.notice('closing');
  await gate.open();
  expect((await answer).status).toBe(200);
  await down;
  await server.up();
  for (const line of [first, second]) line.close();
});
