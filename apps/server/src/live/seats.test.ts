import { join } from 'node:path';
import { find } from '@tessera/catalog';
import { Match } from '@tessera/kernel';
import type { MatchInfo, NoticeOf } from '@tessera/protocol';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { DATABASE_FILE } from '../storage/storage.ts';
import { place, TestServer, TIC_TAC_TOE, twoAtATable, until } from '../testing/testServer.ts';

const ABSENT_MS = 300_000;

let server: TestServer;
/** How far the server's clock is ahead. */
let aheadMs = 0;
beforeAll(async () => {
  const now = () => Date.now() + aheadMs;
  server = await TestServer.start({ TESSERA_SEAT_ABSENCE_MS: String(ABSENT_MS) }, { now });
});
afterAll(() => server.close());

/** Advances the clock past the allowed absence of a player. */
function passAbsence(): void {
  aheadMs += ABSENT_MS + 1;
}
const free = { kind: 'open' } as const;
const easy = { kind: 'bot', level: 'easy' } as const;

describe('seats', () => {
  it('players at the table can free the seat of a player after a long absence, and strangers cannot', async () => {
    const { ada, bob, id, first, second } = await twoAtATable(server, { ...TIC_TAC_TOE, game: 'liars-dice' });
    const cy = await server.guest();
    const seat = `/api/matches/${id}/seats/1`;
    expect(await ada.ask('PUT', seat, free)).toMatchObject({ code: 'seat-taken' });
    second.close();
    await first.notice('info', (body) => body.info.seats[1]?.online === false);
    expect(await ada.ask('PUT', seat, easy)).toMatchObject({ code: 'not-absent-yet' });
    passAbsence();
    expect(await cy.take(id, 1)).toMatchObject({ code: 'seat-taken' });
    expect(await cy.ask('PUT', seat, free)).toMatchObject({ code: 'not-seated' });
    const watching = await cy.at(id);
    expect(await ada.ask('PUT', seat, free)).toMatchObject({ seats: [{}, { kind: 'open' }] });
    const { update } = await watching.notice('update', (body) => body.update.entry.kind === 'seat');
    expect(update.entry).toMatchObject({ by: 0, change: { seat: 1, why: 'absent' } });
    expect(await cy.take(id, 1)).toMatchObject({ status: 'playing', seats: [{}, { player: cy.id }] });
    await watching.notice('resync');
    expect((await watching.join(id)).viewer).toBe(1);
    expect((await (await bob.socket()).join(id)).viewer).toBe('spectator');
    expect(await cy.ask('POST', `/api/matches/${id}/concede`)).toMatchObject({ code: 'not-played-yet' });
  });

  it('a seat is kept for an absent player at least as long as their clock runs, even if the table allows less', async () => {
    const days = 30 * 86_400;
    const [ada, bob] = await Promise.all([server.guest(), server.guest()]);
    const slow = { ...TIC_TAC_TOE, pace: { kind: 'move', seconds: days } } as const;
    expect(await ada.create(slow)).toMatchObject({ absence: days });
    expect(await ada.create({ ...slow, absence: days + 60 })).toMatchObject({ absence: days + 60 });
    const { id, absence } = await ada.create({ ...slow, absence: 60 });
    expect(absence).toBe(days);
    await bob.take(id, 1);
    passAbsence();
    expect(await ada.ask('PUT', `/api/matches/${id}/seats/1`, free)).toMatchObject({ code: 'not-absent-yet' });
  });

  it('the host can give the seat of a former player to a bot', async () => {
    const { ada, bob, id, first, second } = await twoAtATable(server);
    expect(await ada.ask('PUT', `/api/matches/${id}/seats/1`, easy)).toMatchObject({ code: 'seat-taken' });
    await bob.ask('PUT', `/api/matches/${id}/seats/1`, free);
    await second.notice('resync');
    const info = await ada.ask<MatchInfo>('PUT', `/api/matches/${id}/seats/1`, easy);
    expect(info.seats[1]).toMatchObject({ kind: 'bot', level: 'easy' });
    await first.act(id, info.seq, place(4));
    await first.notice('update', (body) => body.update.entry.by === 1 && body.update.entry.kind === 'act');
  });

  it('a player who sat on one side cannot take a seat on the other, even as the host', async () => {
    const { ada, bob, id } = await twoAtATable(server, { ...TIC_TAC_TOE, game: 'liars-dice' });
    await bob.ask('PUT', `/api/matches/${id}/seats/1`, free);
    await ada.ask('PUT', `/api/matches/${id}/seats/0`, free);
    expect(await ada.take(id, 1)).toMatchObject({ code: 'other-side' });
    expect(await ada.take(id, 0)).toMatchObject({ seats: [{ player: ada.id }, {}] });
    expect(await bob.take(id, 0)).toMatchObject({ code: 'other-side' });
  });

  it('former holders of a seat are still known after a restart', async () => {
    const own = await TestServer.start();
    try {
      const { ada, bob, id } = await twoAtATable(own, { ...TIC_TAC_TOE, game: 'liars-dice' });
      await bob.ask('PUT', `/api/matches/${id}/seats/1`, free);
      await ada.ask('PUT', `/api/matches/${id}/seats/1`, easy);
      await own.down();
      await own.up();
      expect((await ada.info(id)).seats[1]).toMatchObject({ kind: 'bot' });
      await ada.ask('PUT', `/api/matches/${id}/seats/0`, free);
      expect(await bob.take(id, 0)).toMatchObject({ code: 'other-side' });
      const line = await ada.at(id);
      const fork = await line.ask('fork', { match: id, at: 0, actionId: 'fork-and-look' });
      expect(fork).toMatchObject({ ok: false });
    } finally {
      await own.close();
    }
  });

  it('the program of a player who left the seat receives no more of its views', async () => {
    const { ada, bob, id } = await twoAtATable(server, { ...TIC_TAC_TOE, game: 'liars-dice' });
    const stop = new AbortController();
    const stream = await ada.send('GET', `/api/bot/matches/${id}/stream?seat=0`, undefined, stop.signal);
    const chunks: string[] = [];
    const reading = stream.body?.pipeTo(
      new WritableStream({ write: (chunk) => void chunks.push(String(Buffer.from(chunk))) }),
    );
    const asked = () => [...chunks.join('').matchAll(/"type":"decide".*?"seq":(\d+)/g)].map(([, seq]) => Number(seq));
    await until(() => asked().length > 0, 'the program is asked');
    await ada.ask('PUT', `/api/matches/${id}/seats/0`, free);
    const cy = await server.guest();
    await cy.take(id, 0);
    const line = await cy.at(id);
    await line.act(id, 2, { type: 'bid', count: 1, face: 3 });
    await bob.ask('POST', `/api/matches/${id}/concede`);
    await until(async () => (await ada.info(id)).status === 'over', 'the end');
    expect(asked()).toEqual([0]);
    line.close();
    stop.abort();
    await expect(reading).rejects.toThrow('abort');
  });

  it('a seat has one holder, and one person holds no two seats', async () => {
    const [ada, bob, cy] = await Promise.all([server.guest(), server.guest(), server.guest()]);
    const { id } = await ada.create(TIC_TAC_TOE);
    expect(await ada.take(id, 1)).toMatchObject({ code: 'already-seated' });
    const taken = await Promise.all([bob.take(id, 1), cy.take(id, 1)]);
    expect(taken.filter(({ status }) => status === 'playing')).toHaveLength(1);
    expect(await ada.create({ ...TIC_TAC_TOE, seats: [{ kind: 'me' }, { kind: 'me' }] })).toMatchObject({
      code: 'one-seat-each',
    });
  });
});

describe('a match from a file', () => {
  it('a match from a file lets its bots wait until a player sits down', async () => {
    const game = find('gomoku')?.game;
    if (!game) throw new Error('There is no such game');
    const seats = [
      { name: 'Ada', kind: 'human' as const },
      { name: 'easy', kind: 'bot' as const },
    ];
    const match = Match.create(game, { options: TIC_TAC_TOE.options, seats, seed: 'from a file' });
    match.apply(0, place(0));
    const ada = await server.guest();
    const { id, seq } = await ada.ask<MatchInfo>('POST', '/api/replays', match.save());
    // The server has one host thread and one bot thread: a question to a bot in the imported match would be answered
    // before this one.
    const other = await ada.create({ ...TIC_TAC_TOE, seats: [{ kind: 'me' }, easy] });
    const line = await ada.at(other.id);
    await line.act(other.id, 0, place(0));
    await line.notice('update', (body) => body.update.seq === 2);
    expect(await ada.info(id)).toMatchObject({ seq, deciding: [1] });
    await ada.take(id, 0);
    await until(async () => (await ada.info(id)).deciding[0] === 0, 'the bot has answered');
  });
});

test('the last two players can sit down at the same moment', async () => {
  const [ada, bob, cy] = await Promise.all([server.guest(), server.guest(), server.guest()]);
  for (let i = 0; i < 5; i++) {
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
    const { id } = await ada.create({ ...TIC_TAC_TOE, game: 'liars-dice', options: {}, seats });
    const answers = await Promise.all([bob.take(id, 1), cy.take(id, 2)]);
    expect(answers).toMatchObject([{ id }, { id }]);
    expect(await ada.ask('GET', `/api/matches/${id}`)).toMatchObject({ status: 'playing' });
  }
});

describe('conceding', () => {
  it('conceding ends the match for everyone', async () => {
    const { bob, id, first } = await twoAtATable(server);
    expect(await bob.ask('POST', `/api/matches/${id}/concede`)).toMatchObject({
      status: 'over',
      ending: { by: 'conceded', seat: 1, results: ['win', 'loss'] },
    });
    const { update } = await first.notice('update', (body) => body.update.entry.kind === 'end');
    expect(update).toMatchObject({ decisions: [], ending: { by: 'conceded' } });
    expect(await first.act(id, 1, place(0))).toMatchObject({ ok: false });
  });

  it('abandoning without a winner needs the consent of all players present, including the host', async () => {
    const { ada, id, first, second } = await twoAtATable(server);
    const cy = await server.guest();
    expect(await cy.ask('POST', `/api/matches/${id}/abandon`)).toMatchObject({ code: 'not-seated' });
    expect(await ada.ask('POST', `/api/matches/${id}/abandon`)).toMatchObject({ status: 'playing' });
    const { proposal } = await second.notice('proposal', (body) => body.proposal !== undefined);
    expect(proposal).toMatchObject({ kind: 'abandon', by: 0, waiting: [1] });
    expect(await second.consent(id, 0, true)).toEqual({ ok: true });
    const { update } = await first.notice('update', (body) => body.update.entry.kind === 'end');
    expect(update.ending).toMatchObject({ by: 'abandoned' });
  });

  it('abandoning without a winner also needs players who return after the proposal', async () => {
    const [ada, bob, cy] = await Promise.all([server.guest(), server.guest(), server.guest()]);
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
    const { id } = await ada.create({ game: 'liars-dice', seats });
    for (const [seat, who] of [bob, cy].entries()) await who.take(id, seat + 1);
    const [first, third] = [await ada.at(id), await cy.at(id)];
    const gone = await bob.at(id);
    const areOnline = (count: number) => (body: NoticeOf<'info'>) =>
      body.info.seats.filter(({ online }) => online).length === count;
    await first.notice('info', areOnline(3));
    first.heard.length = 0;
    gone.close();
    await first.notice('info', areOnline(2));
    passAbsence();
    await ada.ask('POST', `/api/matches/${id}/abandon`);
    const { proposal } = await third.notice('proposal', (body) => body.proposal !== undefined);
    expect(proposal).toMatchObject({ waiting: [2] });
    const back = await bob.at(id);
    expect(await third.consent(id, 0, true)).toEqual({ ok: true });
    await back.notice('proposal', (body) => body.proposal?.waiting[0] === 1);
    expect(await bob.info(id)).toMatchObject({ status: 'playing' });
    expect(await back.consent(id, 0, false)).toEqual({ ok: true });
    await first.notice('proposal', (body) => body.proposal === undefined);
  });
});

describe('a rematch', () => {
  it('a rematch is created by the first player who asks and joined by the other, in the same seats', async () => {
    const { ada, bob, id, second } = await twoAtATable(server);
    expect(await ada.ask('POST', `/api/matches/${id}/rematch`)).toMatchObject({ code: 'not-over' });
    await ada.ask('POST', `/api/matches/${id}/concede`);
    const next = await ada.ask<MatchInfo>('POST', `/api/matches/${id}/rematch`);
    expect(next).toMatchObject({ status: 'open', seats: [{ player: ada.id }, { kind: 'open' }] });
    await second.notice('info', (body) => body.info.rematch === next.id);
    expect(await bob.ask('POST', `/api/matches/${id}/rematch`)).toMatchObject({
      id: next.id,
      status: 'playing',
      seats: [{ player: ada.id }, { player: bob.id }],
    });
  });
});

describe('the lobby', () => {
  it('the lobby lists public tables to join and to watch, and announces changes', async () => {
    const [ada, bob] = await Promise.all([server.guest(), server.guest()]);
    const looking = await bob.socket();
    expect(await looking.ask('lobby', { follow: true })).toMatchObject({ ok: true });
    const { id } = await ada.create({ ...TIC_TAC_TOE, visibility: 'public' });
    const hidden = await ada.create(TIC_TAC_TOE);
    await looking.notice('lobby', ({ changed }) => changed.some((match) => match.id === id));
    await bob.take(id, 1);
    const isRunning = ({ changed }: NoticeOf<'lobby'>) => changed.some((m) => m.id === id && m.status === 'playing');
    await looking.notice('lobby', isRunning);
    looking.heard.length = 0;
    await ada.ask('POST', `/api/matches/${id}/concede`);
    await looking.notice('lobby', ({ removed }) => removed.includes(id));
    const listed = await looking.ask('lobby', { follow: false });
    expect(listed).toEqual({ ok: true, matches: [], more: false });
    expect(JSON.stringify(looking.heard)).not.toContain(hidden.id);
    expect(await bob.ask('GET', `/api/codes/${hidden.code}`)).toMatchObject({ id: hidden.id });
  });
});

describe('bots', () => {
  it('bots play each other to the end by themselves', async () => {
    const ada = await server.guest();
    const seats = [
      { kind: 'bot' as const, level: 'easy' },
      { kind: 'bot' as const, level: 'easy' },
    ];
    const { id } = await ada.create({ game: 'gomoku', seats });
    await until(async () => (await ada.info(id)).status === 'over', 'the bots have finished');
    expect((await ada.info(id)).ending?.by).toBe('rules');
  });
});

it('a seat whose change cannot be stored stays open for everyone', async () => {
  const own = await TestServer.start();
  try {
    const ada = await own.guest();
    const bob = await own.guest();
    const { id } = await ada.create(TIC_TAC_TOE);
    await own.down();
    const database = new Database(join(own.folder, DATABASE_FILE));
    database.exec(`CREATE TRIGGER refused BEFORE UPDATE ON matches WHEN NEW.record LIKE '%${bob.id}%'
      BEGIN SELECT RAISE(ABORT, 'seat not stored'); END`);
    database.close();
    await own.up();
    expect((await bob.send('PUT', `/api/matches/${id}/seats/1`, { kind: 'me' })).status).toBe(500);
    expect((await ada.info(id)).seats[1]).toMatchObject({ kind: 'open' });
    expect((await ada.info(id)).status).toBe('open');
  } finally {
    await own.close();
  }
});
