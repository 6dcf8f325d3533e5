import { afterEach, describe, expect, it } from 'vitest';
import { add, countedMatch, rules } from '../testing/countedMatch.ts';
import { metricOf, TestServer, until } from '../testing/testServer.ts';

let server: TestServer;
afterEach(() => server.close());

async function counted() {
  const table = await countedMatch();
  server = table.server;
  return table;
}

describe('a match without its rules', () => {
  it.each([
    ['there is no such game', 'noGames', /^needs rules counting 1\.0\.0 \(content [0-9a-f]{12}\)/],
    ['they go another way', 'counting.changed', /^needs rules counting 1\.0\.0 .*entry 2/],
  ])(
    'a match waits while its rules are missing, and continues when they are back: %s',
    async (_what, name, problem) => {
      const { ada, bob, id } = await counted();
      await server.up(rules(name));
      const line = await ada.socket();
      expect(await line.act(id, 3, add(1))).toMatchObject({ ok: false, refusal: { code: 'needs-rules' } });
      const info = await ada.info(id);
      expect(info).toMatchObject({ status: 'needs-rules', problem: expect.stringMatching(problem) });
      const sync = await line.join(id);
      expect(sync).toMatchObject({ info: { status: 'needs-rules' }, seq: 3 });
      expect(sync.view).toBeUndefined();
      await server.down();
      await server.up(rules('counting.first'));
      const again = await bob.at(id);
      expect(await again.act(id, 3, add(1))).toEqual({ ok: true, seq: 4 });
      const healed = await ada.info(id);
      expect(healed.status).toBe('playing');
      expect(healed.problem).toBeUndefined();
    },
  );

  it('a match without its rules is counted in the metrics, and resumes by itself once they are back', async () => {
    const { ada, id } = await counted();
    const needing = () => metricOf(server, 'tessera_matches_stopped{status="needs-rules"}');
    await server.up(rules('noGames'));
    await (await ada.socket()).ask('join', { match: id });
    expect(await needing()).toBe(1);
    await server.down();
    await server.up(rules('counting.first'));
    await until(async () => (await ada.info(id)).status === 'playing', 'the match is playing again');
    expect(await needing()).toBe(0);
  });
});

describe('a match with older rules', () => {
  it('a match keeps its installed rules version, and new matches use the newest', async () => {
    const { ada, bob, id } = await counted();
    await server.up(rules('counting.both'));
    const line = await bob.at(id);
    expect(await line.act(id, 3, add(2))).toEqual({ ok: true, seq: 4 });
    expect((await line.join(id)).view).toMatchObject({ tally: { sum: 8 } });
    expect(await ada.ask('GET', '/api/games/counting')).toMatchObject({ version: '1.2.0' });
    const games = await ada.ask<{ id: string }[]>('GET', '/api/games');
    expect(games.filter((game) => game.id === 'counting')).toHaveLength(1);
  });

  it('a match continues with newer rules when they replay its log to the same result', async () => {
    const { bob, id } = await counted();
    await server.up(rules('counting.renumbered'));
    const line = await bob.at(id);
    expect(await line.act(id, 3, add(2))).toEqual({ ok: true, seq: 4 });
  });

  it('bots use the rules version of their match', async () => {
    server = await TestServer.start(rules('counting.first'));
    const ada = await server.guest();
    const { id } = await ada.create({ game: 'counting', seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] });
    const line = await ada.at(id);
    await line.act(id, 0, add(2));
    await line.notice('update', ({ update }) => update.seq === 2);
    await server.down();
    await server.up(rules('counting.both'));
    const again = await ada.at(id);
    await again.act(id, 2, add(2));
    await again.notice('update', ({ update }) => update.seq === 4);
    expect((await again.join(id)).view).toMatchObject({ tally: { sum: 6 } });
  });
});
