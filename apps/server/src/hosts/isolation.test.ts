import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startChild } from '../testing/childServer.ts';
import { place, TestServer, twoAtATable, until, Visitor } from '../testing/testServer.ts';
import { hostOf } from './hostThreads.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ TESSERA_HOST_TIMEOUT_MS: '500', TESSERA_BOT_SLACK_MS: '300' });
});
afterAll(() => server.close());

it('a rule that loops for ever is refused in time, and the match next to it goes on', async () => {
  const { id, first, second } = await twoAtATable(server);
  const ada = await server.guest();
  const tarpit = await ada.create({ game: 'tarpit', seats: [{ kind: 'me' }] });
  const stuck = await ada.at(tarpit.id);
  await stuck.act(tarpit.id, 0, { type: 'wait' });
  const start = Date.now();
  const [hung, next] = await Promise.all([
    stuck.act(tarpit.id, 1, { type: 'hang' }),
    // Behind it in the same thread.
    first.act(id, 0, place(0)),
  ]);
  expect(hung).toMatchObject({ ok: false, refusal: { code: 'host-failed' } });
  expect(next).toEqual({ ok: true, seq: 1 });
  expect(Date.now() - start).toBeLessThan(10_000);
  expect(await second.act(id, 1, place(1))).toEqual({ ok: true, seq: 2 });
  // Nothing of it has happened, and the match itself can go on too.
  expect(await stuck.act(tarpit.id, 1, { type: 'wait' })).toEqual({ ok: true, seq: 2 });
});

it.each(['hoard', 'grab'])('rules that %s memory without end lose their thread, and not the server', async (type) => {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-memory-'));
  const limits = { TESSERA_HOST_TIMEOUT_MS: '20000', TESSERA_REQUEST_MEMORY_MB: '200' };
  // In a process of its own: what must not happen is that the process ends.
  const child = await startChild(folder, limits);
  try {
    const ada = await Visitor.enter(() => child.url);
    const { id } = await ada.create({ game: 'tarpit', seats: [{ kind: 'me' }] });
    const line = await ada.at(id);
    expect(await line.act(id, 0, { type })).toMatchObject({ ok: false, refusal: { code: 'host-failed' } });
    expect(await line.act(id, 0, { type: 'wait' })).toEqual({ ok: true, seq: 1 });
    line.close();
  } finally {
    await child.kill();
    await rm(folder, { recursive: true, force: true });
  }
});

it('a match whose rules hang again and again is quarantined', async () => {
  const ada = await server.guest();
  const { id } = await ada.create({ game: 'tarpit', seats: [{ kind: 'me' }] });
  const line = await ada.at(id);
  for (const code of ['host-failed', 'host-failed', 'quarantined']) {
    expect(await line.act(id, 0, { type: 'hang' })).toMatchObject({ ok: false, refusal: { code } });
  }
  expect(await line.act(id, 0, { type: 'wait' })).toMatchObject({ ok: false, refusal: { code: 'quarantined' } });
  expect(await ada.info(id)).toMatchObject({ status: 'quarantined' });
});

it('a hang is forgiven once the match has gone on for long', async () => {
  const ada = await server.guest();
  const { id } = await ada.create({ game: 'tarpit', seats: [{ kind: 'me' }] });
  const line = await ada.at(id);
  const hang = (seq: number) => line.act(id, seq, { type: 'hang' });
  expect(await hang(0)).toMatchObject({ refusal: { code: 'host-failed' } });
  expect(await hang(0)).toMatchObject({ refusal: { code: 'host-failed' } });
  for (let seq = 0; seq < 100; seq++) expect(await line.act(id, seq, { type: 'wait' })).toMatchObject({ ok: true });
  expect(await hang(100)).toMatchObject({ refusal: { code: 'host-failed' } });
  expect(await line.act(id, 100, { type: 'wait' })).toEqual({ ok: true, seq: 101 });
});

it('a rule that throws is refused, and the match goes on without it', async () => {
  const ada = await server.guest();
  const { id } = await ada.create({ game: 'tarpit', seats: [{ kind: 'me' }] });
  const line = await ada.at(id);
  for (let time = 0; time < 4; time++) {
    expect(await line.act(id, 0, { type: 'throw' })).toMatchObject({ ok: false, refusal: { code: 'rules-failed' } });
  }
  expect(await line.act(id, 0, { type: 'wait' })).toEqual({ ok: true, seq: 1 });
});

it.each([
  ['throws', 'easy', 'bot-failed'],
  ['thinks for ever', 'normal', 'bot-late'],
])(
  'for a bot that %s the server plays something legal and notes it, and other bots go on',
  async (_what, level, note) => {
    const ada = await server.guest();
    const { id } = await ada.create({ game: 'tarpit', seats: [{ kind: 'me' }, { kind: 'bot', level }] });
    const other = await ada.create({ game: 'tarpit', seats: [{ kind: 'me' }, { kind: 'bot', level: 'hard' }] });
    const [line, quick] = await Promise.all([ada.at(id), ada.at(other.id)]);
    await line.act(id, 0, { type: 'wait' });
    await quick.act(other.id, 0, { type: 'wait' });
    expect((await line.notice('update', (body) => body.update.seq === 2)).update.entry).toMatchObject({ by: 1, note });
    const own = await quick.notice('update', (body) => body.update.seq === 2);
    expect(own.update.entry.note).toBeUndefined();
    // The note is in the log for whoever comes later.
    expect((await (await ada.socket()).join(id)).log.map((entry) => entry.note)).toEqual([undefined, undefined, note]);
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toMatch(/tessera_bot_failures_total [1-9]/);
  },
);

it('a bot whose host is replaced while it thinks plays on, again and again', async () => {
  const ada = await server.guest();
  const { id } = await ada.create({ game: 'tarpit', seats: [{ kind: 'me' }, { kind: 'bot', level: 'hard' }] });
  const line = await ada.at(id);
  for (const seq of [0, 2]) {
    const tarpit = await ada.create({ game: 'tarpit', seats: [{ kind: 'me' }] });
    const stuck = await ada.at(tarpit.id);
    expect(await line.act(id, seq, { type: 'wait' })).toMatchObject({ ok: true });
    // The bot thinks now, and what it decides comes to a thread that knows nothing of the match.
    expect(await stuck.act(tarpit.id, 0, { type: 'hang' })).toMatchObject({ ok: false });
    const played = await line.notice('update', (body) => body.update.seq === seq + 2);
    expect(played.update.entry).toMatchObject({ by: 1 });
    expect(played.update.entry.note).toBeUndefined();
  }
});

it('what nobody uses is let go, and taken up again when somebody does', async () => {
  const idle = await TestServer.start({ TESSERA_IDLE_MS: '200' });
  try {
    const { id, first, second } = await twoAtATable(idle);
    await first.act(id, 0, place(0));
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(await second.act(id, 1, place(1))).toEqual({ ok: true, seq: 2 });
    expect((await first.notice('update', (body) => body.update.seq === 2)).update.decisions).toEqual([
      { seat: 0, kind: 'place' },
    ]);
    first.close();
    second.close();
    const live = async () => /tessera_matches_live (\d+)/.exec(await (await fetch(`${idle.url}/metrics`)).text())?.[1];
    await until(async () => (await live()) === '0', 'the match is not in memory any more');
  } finally {
    await idle.close();
  }
});

it('somebody with many slow requests does not stand before somebody with one', async () => {
  const { id, first } = await twoAtATable(server);
  const ada = await server.guest();
  const tables = await Promise.all(
    Array.from({ length: 6 }, () => ada.create({ game: 'tarpit', seats: [{ kind: 'me' }] })),
  );
  const line = await ada.socket();
  const order: string[] = [];
  const slow = tables.map((table) => line.act(table.id, 0, { type: 'dawdle' }).then(() => order.push('slow')));
  await Promise.race(slow);
  await first.act(id, 0, place(0)).then(() => order.push('quick'));
  await Promise.all(slow);
  // Behind the two that are under way at most, and not behind all that wait.
  expect(order.indexOf('quick')).toBeLessThanOrEqual(3);
  expect(order).toHaveLength(7);
});

it('somebody whose requests wait in a host that hangs plays on in another one', async () => {
  const two = await TestServer.start({ TESSERA_HOSTS: '2', TESSERA_HOST_TIMEOUT_MS: '1500' });
  try {
    const ada = await two.guest();
    const inHost: [string[], string[]] = [[], []];
    while (inHost[0].length < 3 || inHost[1].length < 1) {
      const { id } = await ada.create({ game: 'tarpit', seats: [{ kind: 'me' }] });
      inHost[hostOf(id, 2) === 0 ? 0 : 1].push(id);
    }
    const [[hanging = '', ...behind], [elsewhere = '']] = inHost;
    const line = await ada.socket();
    const order: string[] = [];
    const act = (match: string, type: string, what: string) =>
      line.act(match, 0, { type }).then(() => order.push(what));
    await Promise.all([
      act(hanging, 'hang', 'hanging'),
      ...behind.slice(0, 2).map((match) => act(match, 'wait', 'behind')),
      act(elsewhere, 'wait', 'elsewhere'),
    ]);
    expect(order).toEqual(['elsewhere', 'hanging', 'behind', 'behind']);
  } finally {
    await two.close();
  }
});

it('a match with too much waiting takes nothing more for the moment', async () => {
  const ada = await server.guest();
  const { id } = await ada.create({ game: 'tarpit', seats: [{ kind: 'me' }] });
  const line = await ada.at(id);
  const answers = await Promise.all([
    line.act(id, 0, { type: 'dawdle' }),
    ...Array.from({ length: 80 }, () => line.act(id, 0, { type: 'wait' })),
  ]);
  const codes = answers.map((answer) => (answer.ok ? 'done' : answer.refusal.code));
  expect(codes.filter((code) => code === 'done')).toHaveLength(1);
  expect(codes.filter((code) => code === 'stale')).toHaveLength(63);
  expect(codes.filter((code) => code === 'too-busy')).toHaveLength(17);
});
