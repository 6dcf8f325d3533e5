import type { MatchInfo, NoticeOf } from '@tessera/protocol';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { place, TestServer, TIC_TAC_TOE, twoAtATable, until } from '../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ TESSERA_ABSENT_MS: '300' });
});
afterAll(() => server.close());

describe('a seat', () => {
  it('whose person has been away for long enough can be taken over, and they see only what others see then', async () => {
    const { bob, id, first, second } = await twoAtATable(server, { ...TIC_TAC_TOE, game: 'liars-dice' });
    const cy = await server.guest();
    expect(await cy.take(id, 1)).toMatchObject({ code: 'seat-taken' });
    second.close();
    await first.notice('info', (body) => body.info.seats[1]?.online === false);
    expect(await cy.take(id, 1)).toMatchObject({ code: 'not-absent-yet' });
    const watching = await cy.at(id);
    await new Promise((resolve) => setTimeout(resolve, 350));
    expect(await cy.take(id, 1)).toMatchObject({ status: 'playing', seats: [{}, { player: cy.id }] });
    await watching.notice('resync');
    expect((await watching.join(id)).viewer).toBe(1);
    expect((await (await bob.socket()).join(id)).viewer).toBe('spectator');
  });

  it('of somebody who has left can be given to a bot by the host', async () => {
    const { ada, bob, id, first, second } = await twoAtATable(server);
    expect(await ada.ask('PUT', `/api/matches/${id}/seats/1`, { kind: 'bot', level: 'easy' })).toMatchObject({
      code: 'seat-taken',
    });
    await bob.ask('PUT', `/api/matches/${id}/seats/1`, { kind: 'open' });
    await second.notice('resync');
    const info = await ada.ask<MatchInfo>('PUT', `/api/matches/${id}/seats/1`, { kind: 'bot', level: 'easy' });
    expect(info.seats[1]).toMatchObject({ kind: 'bot', level: 'easy' });
    await first.act(id, 0, place(4));
    await first.notice('update', (body) => body.update.seq === 2);
  });

  it('is for one person, and nobody sits in two', async () => {
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

test('the last two to sit down at the same moment both sit', async () => {
  const [ada, bob, cy] = await Promise.all([server.guest(), server.guest(), server.guest()]);
  for (let i = 0; i < 5; i++) {
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
    const { id } = await ada.create({ ...TIC_TAC_TOE, game: 'liars-dice', options: {}, seats });
    const answers = await Promise.all([bob.take(id, 1), cy.take(id, 2)]);
    expect(answers).toMatchObject([{ id }, { id }]);
    expect(await ada.ask('GET', `/api/matches/${id}`)).toMatchObject({ status: 'playing' });
  }
});

describe('giving up', () => {
  it('ends the match for everyone', async () => {
    const { bob, id, first } = await twoAtATable(server);
    expect(await bob.ask('POST', `/api/matches/${id}/concede`)).toMatchObject({
      status: 'over',
      ending: { by: 'conceded', seat: 1, results: ['win', 'loss'] },
    });
    const { update } = await first.notice('update', (body) => body.update.entry.kind === 'end');
    expect(update).toMatchObject({ decisions: [], ending: { by: 'conceded' } });
    expect(await first.act(id, 1, place(0))).toMatchObject({ ok: false });
  });

  it('without a winner is for the host', async () => {
    const { ada, bob, id } = await twoAtATable(server);
    expect(await bob.ask('POST', `/api/matches/${id}/abandon`)).toMatchObject({ code: 'not-the-host' });
    expect(await ada.ask('POST', `/api/matches/${id}/abandon`)).toMatchObject({ ending: { by: 'abandoned' } });
  });
});

describe('a rematch', () => {
  it('is made by the first who asks and joined by the other, in the same seats', async () => {
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
  it('lists public tables to join and to watch, and tells when they change', async () => {
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
  it('play each other to the end by themselves', async () => {
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
