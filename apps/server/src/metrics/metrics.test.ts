import { afterAll, beforeAll, expect, it } from 'vitest';
import { metricsOf, place, TestServer, twoAtATable, until } from '../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ TESSERA_HOST_TIMEOUT_MS: '2000' });
});
afterAll(() => server.close());

const metrics = () => metricsOf(server);

it('metrics report replaced threads, queues, and refusals over a socket and over HTTP', async () => {
  const { id, first } = await twoAtATable(server);
  const ada = await server.guest();
  const { id: tarpit } = await ada.create({ game: 'tarpit', seats: [{ kind: 'me' }] });
  const line = await ada.at(tarpit);
  await line.act(tarpit, 0, { type: 'stall' });
  await first.act(id, 0, place(0));
  await first.act(id, 1, place(0));
  await ada.ask('GET', '/api/matches/nosuchmatch0');
  await until(
    async () => (await metrics()).includes('tessera_refusals_total{code="no-such-match"} 1'),
    'it is counted',
  );
  const text = await metrics();
  expect(text).toContain('tessera_threads_replaced_total{kind="match host"} 1');
  expect(text).toContain('tessera_refusals_total{code="host-failed"} 1');
  expect(text).toMatch(/tessera_matches_stopped\{status="quarantined"\} \d+/);
  // Refusal codes of rules are counted as `other`.
  expect(text).toContain('tessera_refusals_total{code="other"} 1');
  for (const queue of ['hosts', 'bots', 'archive', 'database']) {
    expect(text).toMatch(new RegExp(`tessera_queue_length\\{queue="${queue}"\\} \\d+`));
  }
  expect(text).toMatch(/tessera_journal_entries_unsettled \d+/);
});
