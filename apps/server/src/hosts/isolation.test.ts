import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewMatchRequest } from '@tessera/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startChild } from '../testing/childServer.ts';
import { Gate } from '../testing/gate.ts';
import {
  liveMatches,
  metricOf,
  place,
  queueLength,
  TestServer,
  TIC_TAC_TOE,
  twoAtATable,
  until,
  Visitor,
} from '../testing/testServer.ts';
import { hostOf } from './hostThreads.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ TESSERA_HOST_TIMEOUT_MS: '1500', TESSERA_BOT_GRACE_MS: '3000' });
});
afterAll(() => server.close());

it('refuses a rule that loops forever in time, and the match in the same thread goes on', async () => {
  const { id, first, second } = await twoAtATable(server);
  const ada = await server.guest();
  const tarpit = await ada.create({ game: 'tarpit', seats: [{ kind: 'me' }] });
  const stuck = await ada.at(tarpit.id);
  await stuck.act(tarpit.id, 0, { type: 'wait' });
  const [hung, next] = await Promise.all([
    stuck.act(tarpit.id, 1, { type: 'hang' }),
    // Queued behind it in the same thread.
    first.act(id, 0, place(0)),
  ]);
  expect(hung).toMatchObject({ ok: false, refusal: { code: 'host-failed' } });
  expect(next).toEqual({ ok: true, seq: 1 });
  expect(await second.act(id, 1, place(1))).toEqual({ ok: true, seq: 2 });
  // The action had no effect, and the match itself can go on too.
  expect(await stuck.act(tarpit.id, 1, { type: 'wait' })).toEqual({ ok: true, seq: 2 });
});

it.each(['hoard', 'grab', 'fill'])(
  'replaces the thread of rules that %s memory without end, and the server survives',
  async (type) => {
    const folder = await mkdtemp(join(tmpdir(), 'tessera-memory-'));
    const limits = { TESSERA_HOST_TIMEOUT_MS: '100000', TESSERA_REQUEST_MEMORY_MB: '200' };
    // In a separate process, because a failure would end the process.
    const child = await startChild(folder, limits);
    try {
      const ada = await Visitor.enter(() => child.url);
      const { id } = await ada.create({ game: 'tarpit', seats: [{ kind: 'me' }] });
      const line = await ada.at(id);
      expect(await line.act(id, 0, { type })).toMatchObject({ ok: false, refusal: { code: 'host-failed' } });
      expect(await line.act(id, 0, { type: 'wait' })).toEqual({ ok: true, seq: 1 });
      line.close();
      expect(await child.stop()).toBe(0);
    } finally {
      await child.kill();
      await rm(folder, { recursive: true, force: true });
    }
  },
);

it('ends after SIGTERM although a thread of rules does not stop, and keeps what it acknowledged', async () => {
  const gate = await Gate.make();
  await gate.shut();
  const folder = await mkdtemp(join(tmpdir(), 'tessera-blocked-'));
  let child = await startChild(folder, { TESSERA_HOST_TIMEOUT_MS: '1500' });
  try {
    const ada = await Visitor.enter(() => child.url);
    const { id } = await ada.create({ game: 'tarpit', seats: [{ kind: 'me' }] });
    const line = await ada.at(id);
    expect(await line.act(id, 0, { type: 'wait' })).toEqual({ ok: true, seq: 1 });
    const blocked = await line.act(id, 1, { type: 'block', gate: gate.file });
    expect(blocked).toMatchObject({ ok: false, refusal: { code: 'host-failed' } });
    expect(await line.act(id, 1, { type: 'wait' })).toEqual({ ok: true, seq: 2 });
    line.close();
    // Killed, because `process.exit` would wait for the thread.
    expect(await child.stop()).toBeNull();
    child = await startChild(folder);
    const again = await ada.at(id);
    expect(await again.act(id, 2, { type: 'wait' })).toEqual({ ok: true, seq: 3 });
    again.close();
  } finally {
    await child.kill();
    await rm(folder, { recursive: true, force: true });
  }
});

it('quarantines a match whose rules hang again and again', async () => {
  const ada = await server.guest();
  const { id } = await ada.create({ game: 'tarpit', seats: [{ kind: 'me' }] });
  const line = await ada.at(id);
  for (const code of ['host-failed', 'host-failed', 'quarantined']) {
    expect(await line.act(id, 0, { type: 'stall' })).toMatchObject({ ok: false, refusal: { code } });
  }
  expect(await line.act(id, 0, { type: 'wait' })).toMatchObject({ ok: false, refusal: { code: 'quarantined' } });
  expect(await ada.info(id)).toMatchObject({ status: 'quarantined' });
});

it('refuses a person whose new matches hang the host thread, before the thread is replaced once more', async () => {
  const limited = await TestServer.start({ TESSERA_LIMITS: 'on', TESSERA_HOST_TIMEOUT_MS: '1500' });
  try {
    const [ada, bob] = [await limited.guest(), await limited.guest()];
    const hanging: NewMatchRequest = { game: 'tarpit', seats: [{ kind: 'me' }], options: { stalls: true } };
    const codes: string[] = [];
    for (let i = 0; i < 7; i++) codes.push((await ada.create(hanging)).code);
    expect(codes).toEqual([...Array(4).fill('host-failed'), ...Array(3).fill('match-hangs')]);
    expect(await metricOf(limited, 'tessera_threads_replaced_total{kind="match host"}')).toBe(4);
    expect(await bob.create(TIC_TAC_TOE)).toMatchObject({ status: 'open' });
  } finally {
    await limited.close();
  }
});

it('a hang is forgiven once the match has gone on for long', async () => {
  const ada = await server.guest();
  const { id } = await ada.create({ game: 'tarpit', seats: [{ kind: 'me' }] });
  const line = await ada.at(id);
  const hang = (seq: number) => line.act(id, seq, { type: 'stall' });
  expect(await hang(0)).toMatchObject({ refusal: { code: 'host-failed' } });
  expect(await hang(0)).toMatchObject({ refusal: { code: 'host-failed' } });
  for (let seq = 0; seq < 100; seq++) expect(await line.act(id, seq, { type: 'wait' })).toMatchObject({ ok: true });
  expect(await hang(100)).toMatchObject({ refusal: { code: 'host-failed' } });
  expect(await line.act(id, 100, { type: 'wait' })).toEqual({ ok: true, seq: 101 });
});

it('refuses an action whose rule throws, and the match goes on without it', async () => {
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
])('plays a legal action with a note for a bot that %s, and other bots go on', async (_what, level, note) => {
  const ada = await server.guest();
  const { id } = await ada.create({ game: 'tarpit', seats: [{ kind: 'me' }, { kind: 'bot', level }] });
  const other = await ada.create({ game: 'tarpit', seats: [{ kind: 'me' }, { kind: 'bot', level: 'hard' }] });
  const [line, quick] = await Promise.all([ada.at(id), ada.at(other.id)]);
  await line.act(id, 0, { type: 'wait' });
  await quick.act(other.id, 0, { type: 'wait' });
  expect((await line.notice('update', (body) => body.update.seq === 2)).update.entry).toMatchObject({ by: 1, note });
  const own = await quick.notice('update', (body) => body.update.seq === 2);
  expect(own.update.entry.note).toBeUndefined();
  // The log contains the note for later joins.
  expect((await (await ada.socket()).join(id)).log.map((entry) => entry.note)).toEqual([undefined, undefined, note]);
  expect(await metricOf(server, 'tessera_bot_failures_total')).toBeGreaterThan(0);
});

it('a bot plays on when its host is replaced while it computes, again and again', async () => {
  const ada = await server.guest();
  const { id } = await ada.create({ game: 'tarpit', seats: [{ kind: 'me' }, { kind: 'bot', level: 'hard' }] });
  const line = await ada.at(id);
  for (const seq of [0, 2]) {
    const tarpit = await ada.create({ game: 'tarpit', seats: [{ kind: 'me' }] });
    const stuck = await ada.at(tarpit.id);
    expect(await line.act(id, seq, { type: 'wait' })).toMatchObject({ ok: true });
    // The bot is computing now, and its decision reaches a thread that does not have the match.
    expect(await stuck.act(tarpit.id, 0, { type: 'stall' })).toMatchObject({ ok: false });
    const played = await line.notice('update', (body) => body.update.seq === seq + 2);
    expect(played.update.entry).toMatchObject({ by: 1 });
    expect(played.update.entry.note).toBeUndefined();
  }
});

it('drops unused matches from memory, and reopens them on demand', async () => {
  const idle = await TestServer.start({ TESSERA_IDLE_MS: '200' });
  try {
    const { id, first, second } = await twoAtATable(idle);
    await first.act(id, 0, place(0));
    // Used later than the first match, and without subscribers: when this match has left memory, the host has dropped
    // the first.
    await (await idle.guest()).create(TIC_TAC_TOE);
    await until(async () => (await liveMatches(idle)) === 1, 'the second match is not in memory any more');
    expect(await second.act(id, 1, place(1))).toEqual({ ok: true, seq: 2 });
    expect((await first.notice('update', (body) => body.update.seq === 2)).update.decisions).toEqual([
      { seat: 0, kind: 'place' },
    ]);
    first.close();
    second.close();
    await until(async () => (await liveMatches(idle)) === 0, 'the match is not in memory any more');
  } finally {
    await idle.close();
  }
});

it('serves a person with one request before the waiting requests of a person with many', async () => {
  const patient = await TestServer.start();
  try {
    const { id, first } = await twoAtATable(patient);
    const ada = await patient.guest();
    const tables = await Promise.all(
      Array.from({ length: 6 }, () => ada.create({ game: 'tarpit', seats: [{ kind: 'me' }] })),
    );
    const line = await ada.socket();
    const gates = await Promise.all(tables.map(() => Gate.make()));
    await Promise.all(gates.map((gate) => gate.shut()));
    const many = tables.map((table, n) => line.act(table.id, 0, { type: 'pass', gate: gates[n]?.file }));
    await until(async () => (await queueLength(patient)) === 6, 'six requests wait');
    let isAnswered = false;
    const one = first.act(id, 0, place(0)).then((answer) => {
      isAnswered = true;
      return answer;
    });
    await until(async () => (await queueLength(patient)) === 7, 'the request of the other person waits');
    // A host takes two requests of a person at a time, and two more may begin while the answer is written to disk.
    const shut = new Set(gates);
    while (shut.size > 2 && !isAnswered) {
      await until(() => isAnswered || [...shut].some((gate) => gate.isReached), 'the host goes on');
      for (const gate of shut) if (gate.isReached && shut.size > 2 && shut.delete(gate)) await gate.open();
    }
    // The last two requests of the person with many cannot be answered yet.
    expect(await one).toMatchObject({ ok: true });
    await Promise.all(gates.map((gate) => gate.open()));
    expect(await Promise.all(many)).toEqual(tables.map(() => ({ ok: true, seq: 1 })));
  } finally {
    await patient.close();
  }
});

it('a person whose requests wait in a busy host plays on in another host', async () => {
  const two = await TestServer.start({ TESSERA_RULE_THREADS: '2' });
  try {
    const ada = await two.guest();
    const inHost: [string[], string[]] = [[], []];
    while (inHost[0].length < 3 || inHost[1].length < 1) {
      const { id } = await ada.create({ game: 'tarpit', seats: [{ kind: 'me' }] });
      inHost[hostOf(id, 2) === 0 ? 0 : 1].push(id);
    }
    const [[busy = '', ...behind], [elsewhere = '']] = inHost;
    const line = await ada.socket();
    const gate = await Gate.make();
    await gate.shut();
    const passing = line.act(busy, 0, { type: 'pass', gate: gate.file });
    await gate.reached();
    const waiting = behind.slice(0, 2).map((match) => line.act(match, 0, { type: 'wait' }));
    await until(async () => (await queueLength(two)) === 3, 'two requests wait behind the one under way');
    expect(await line.act(elsewhere, 0, { type: 'wait' })).toMatchObject({ ok: true });
    expect(await queueLength(two)).toBe(3);
    await gate.open();
    expect(await Promise.all([passing, ...waiting])).toEqual([1, 1, 1].map((seq) => ({ ok: true, seq })));
  } finally {
    await two.close();
  }
});

it('refuses requests as too busy when 64 requests of one match wait', async () => {
  const patient = await TestServer.start();
  try {
    const ada = await patient.guest();
    const { id } = await ada.create({ game: 'tarpit', seats: [{ kind: 'me' }] });
    const line = await ada.at(id);
    const gate = await Gate.make();
    await gate.shut();
    const codes: string[] = [];
    const act = async (action: Record<string, unknown>) => {
      const answer = await line.act(id, 0, action);
      codes.push(answer.ok ? 'done' : answer.refusal.code);
    };
    const passing = act({ type: 'pass', gate: gate.file });
    await gate.reached();
    const waiting = Array.from({ length: 80 }, () => act({ type: 'wait' }));
    await until(() => codes.length === 17, 'those that are too many are refused');
    await gate.open();
    await Promise.all([passing, ...waiting]);
    expect(codes.filter((code) => code === 'done')).toHaveLength(1);
    expect(codes.filter((code) => code === 'stale')).toHaveLength(63);
    expect(codes.filter((code) => code === 'too-busy')).toHaveLength(17);
  } finally {
    await patient.close();
  }
});
