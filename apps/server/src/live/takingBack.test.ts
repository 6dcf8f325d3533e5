import { randomUUID } from 'node:crypto';
import { find } from '@tessera/catalog';
import { type Game, Match, readMatchFile, seedCommitment } from '@tessera/kernel';
import type { MatchInfo } from '@tessera/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { place, TestServer, TIC_TAC_TOE, twoAtATable, until } from '../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

const asked = (match: string, seq: number) => ({ match, seq, actionId: randomUUID() });

describe('taking back', () => {
  it('is done at once where it costs nothing, and done again by redo', async () => {
    const { id, first, second } = await twoAtATable(server);
    await first.act(id, 0, place(0));
    expect(await first.ask('price', { match: id })).toEqual({ ok: true, price: 'free', practice: false });
    expect(await first.ask('undo', asked(id, 1))).toEqual({ ok: true, seq: 2, asked: false });
    const { update } = await second.notice('update', (body) => body.update.entry.kind === 'undo');
    expect(update).toMatchObject({ seq: 2, canRedo: true, decisions: [{ seat: 0 }] });
    expect(await first.ask('redo', asked(id, 2))).toEqual({ ok: true, seq: 3 });
    await second.notice('update', (body) => body.update.entry.kind === 'redo');
  });

  it('asks the others where it costs something, and is done when they agree', async () => {
    const { id, first, second } = await twoAtATable(server);
    await first.act(id, 0, place(0));
    await second.act(id, 1, place(1));
    expect(await first.ask('undo', asked(id, 2))).toMatchObject({ ok: true, asked: true });
    const { proposal } = await second.notice('proposal', (body) => body.proposal !== undefined);
    expect(proposal).toMatchObject({ kind: 'undo', by: 0, waiting: [1], seq: 2 });
    expect((await second.join(id)).proposal).toMatchObject({ by: 0 });
    expect(await second.consent(id, 2, true)).toEqual({ ok: true });
    const { update } = await first.notice('update', (body) => body.update.entry.kind === 'undo');
    expect(update).toMatchObject({ seq: 3, decisions: [{ seat: 0 }] });
    await first.notice('proposal', (body) => body.proposal === undefined);
  });

  it('is not done when somebody refuses', async () => {
    const { id, first, second } = await twoAtATable(server);
    await first.act(id, 0, place(0));
    await second.act(id, 1, place(1));
    await first.ask('undo', asked(id, 2));
    await second.notice('proposal', (body) => body.proposal !== undefined);
    expect(await second.consent(id, 2, false)).toEqual({ ok: true });
    await first.notice('proposal', (body) => body.proposal === undefined);
    expect((await first.join(id)).seq).toBe(2);
    expect(await second.consent(id, 2, true)).toMatchObject({ ok: false });
  });

  it('is not possible any more once the match is over, for then the seed is known', async () => {
    const { id, first, second } = await twoAtATable(server);
    for (const [seq, cell] of [0, 3, 1, 4, 2].entries())
      await (seq % 2 === 0 ? first : second).act(id, seq, place(cell));
    expect(await first.ask('undo', asked(id, 5))).toMatchObject({ ok: false, refusal: { code: 'match-ended' } });
  });

  it('needs no leave from bots', async () => {
    const ada = await server.guest();
    const { id } = await ada.create({ ...TIC_TAC_TOE, seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] });
    const line = await ada.at(id);
    await line.act(id, 0, place(4));
    await line.notice('update', (body) => body.update.seq === 2);
    expect(await line.ask('undo', asked(id, 2))).toEqual({ ok: true, seq: 3, asked: false });
    expect((await line.join(id)).decisions).toEqual([{ seat: 0, kind: 'place' }]);
  });
});

describe('a table that says what may be taken back', () => {
  it('refuses to take anything back where it says so', async () => {
    const { ada, id, first } = await twoAtATable(server, { ...TIC_TAC_TOE, undo: 'none' });
    await first.act(id, 0, place(0));
    expect(await first.ask('price', { match: id })).toEqual({ ok: true });
    const refused = { ok: false, refusal: { code: 'no-undo-here' } };
    expect(await first.ask('undo', asked(id, 1))).toMatchObject(refused);
    expect(await first.ask('redo', asked(id, 1))).toMatchObject(refused);
    expect(await ada.ask<MatchInfo>('GET', `/api/matches/${id}`)).toMatchObject({ undo: 'none', seq: 1 });
  });

  it('asks nobody where it is for practice, and everybody can see that it is', async () => {
    const { ada, id, first, second } = await twoAtATable(server, { ...TIC_TAC_TOE, undo: 'practice' });
    expect(await ada.ask<MatchInfo>('GET', `/api/matches/${id}`)).toMatchObject({ undo: 'practice', practice: true });
    await first.act(id, 0, place(0));
    await second.act(id, 1, place(1));
    expect(await first.ask('undo', asked(id, 2))).toEqual({ ok: true, seq: 3, asked: false });
  });

  it('says the same where its players meet again', async () => {
    const { ada, id } = await twoAtATable(server, { ...TIC_TAC_TOE, undo: 'none' });
    await ada.ask('POST', `/api/matches/${id}/concede`);
    expect(await ada.ask<MatchInfo>('POST', `/api/matches/${id}/rematch`)).toMatchObject({ undo: 'none' });
  });
});

describe('a table with a companion', () => {
  it('lets the state be edited, on the record', async () => {
    const { id, first, second } = await twoAtATable(server, { ...TIC_TAC_TOE, mode: 'companion' });
    const patches: [[string, number], number][] = [[['cells', 4], 1]];
    expect(await first.ask('edit', { ...asked(id, 0), patches })).toEqual({ ok: true, seq: 1 });
    expect((await second.notice('update')).update.entry).toMatchObject({ kind: 'edit', by: 0 });
    expect(await first.ask('edit', { ...asked(id, 1), patches: [[['cells', 4], 9]] })).toMatchObject({
      ok: false,
      refusal: { code: 'edit-breaks-state' },
    });
  });

  it('is the only one that does', async () => {
    const { id, first } = await twoAtATable(server);
    expect(await first.ask('edit', { ...asked(id, 0), patches: [[['cells', 4], 1]] })).toMatchObject({
      ok: false,
      refusal: { code: 'edits-not-allowed' },
    });
  });
});

describe('a fork', () => {
  it('is a new match that begins like the old one, the same one when asked twice', async () => {
    const ada = await server.guest();
    const { id } = await ada.create({ ...TIC_TAC_TOE, seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] });
    const line = await ada.at(id);
    await line.act(id, 0, place(4));
    await line.notice('update', (body) => body.update.seq === 2);
    const wish = { match: id, at: 1, actionId: 'fork-it-here' };
    const fork = await line.ask('fork', wish);
    if (!fork.ok) throw new Error(fork.refusal.code);
    expect(await line.ask('fork', wish)).toEqual(fork);
    const info = await ada.info(fork.match);
    expect(info).toMatchObject({ forkOf: { match: id, seq: 1 }, status: 'playing' });
    // The bot goes on from there.
    await until(async () => (await ada.info(fork.match)).seq === 1, 'the bot has moved in the fork');
    expect((await ada.info(id)).seq).toBe(2);
  });

  it('of a match between people waits for its end', async () => {
    const { id, first } = await twoAtATable(server);
    expect(await first.ask('fork', { match: id, at: 0, actionId: 'fork-it-now' })).toMatchObject({
      ok: false,
      refusal: { code: 'fork-while-playing' },
    });
  });

  it('is not for those who only watch a match that is being played', async () => {
    const ada = await server.guest();
    const { id } = await ada.create({ ...TIC_TAC_TOE, seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] });
    const watcher = await (await server.guest()).at(id);
    expect(await watcher.ask('fork', { match: id, at: 0, actionId: 'fork-and-look' })).toMatchObject({
      ok: false,
      refusal: { code: 'not-seated' },
    });
  });
});

describe('a replay', () => {
  it('of a match that is not over is played on with another seed, and says where it comes from', async () => {
    const ada = await server.guest();
    const match = Match.create(find('liars-dice')?.game as Game, { seats: 2, seed: 'chosen beforehand' });
    const [decision] = match.decisions;
    match.apply(decision?.seat ?? 0, match.legal(decision?.seat ?? 0)[0]);
    const imported = await ada.ask<MatchInfo>('POST', '/api/replays', match.save());
    expect(imported).toMatchObject({ status: 'playing', imported: true, seats: [{ kind: 'open' }, { kind: 'open' }] });
    const sync = await (await ada.at(imported.id)).join(imported.id);
    expect(sync.log.map(({ kind }) => kind)).toEqual(['start', 'act', 'reseed']);
    await ada.ask('POST', `/api/matches/${imported.id}/abandon`);
    const { text } = await ada.ask<{ text: string }>('GET', `/api/matches/${imported.id}/replay`);
    const { seed, reseeds } = readMatchFile(text);
    expect(seed).toBe('chosen beforehand');
    expect(reseeds).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
    // Bound before anybody could sit down, and not by the seed that was chosen.
    expect(imported.commitment).toBe(seedCommitment(reseeds?.[0] ?? ''));
  });

  it('of a match that is not over is played on from any position by whoever brought it, in a seat of theirs', async () => {
    const [ada, bob] = [await server.guest(), await server.guest()];
    const match = Match.create(find('liars-dice')?.game as Game, { seats: 2, seed: 'chosen beforehand' });
    for (let i = 0; i < 2; i++) {
      const { seat = 0 } = match.decisions[0] ?? {};
      match.apply(seat, match.legal(seat)[0]);
    }
    const { id, commitment } = await ada.ask<MatchInfo>('POST', '/api/replays', match.save());
    expect(await bob.ask('POST', `/api/matches/${id}/fork`, { at: 1 })).toMatchObject({ code: 'not-seated' });
    const fork = await ada.ask<MatchInfo>('POST', `/api/matches/${id}/fork`, { at: 1 });
    expect(fork).toMatchObject({ status: 'playing', forkOf: { match: id, seq: 1 }, seats: [{ player: ada.id }, {}] });
    // They have seen what is in that seat, and never sit in the other one.
    expect((await ada.info(id)).seats.map(({ kind }) => kind)).toEqual(['human', 'open']);
    await ada.ask('PUT', `/api/matches/${id}/seats/0`, { kind: 'open' });
    expect(await ada.take(id, 1)).toMatchObject({ code: 'other-side' });
    await ada.ask('POST', `/api/matches/${fork.id}/abandon`);
    const { text } = await ada.ask<{ text: string }>('GET', `/api/matches/${fork.id}/replay`);
    const { seed, reseeds = [] } = readMatchFile(text);
    expect([seed, ...reseeds].map(seedCommitment)).not.toContain(commitment);
  });

  it('of a match that is over can be brought back as a match', async () => {
    const { ada, id, first, second } = await twoAtATable(server);
    for (const [seq, cell] of [0, 3, 1, 4, 2].entries())
      await (seq % 2 === 0 ? first : second).act(id, seq, place(cell));
    const { text } = await ada.ask<{ text: string }>('GET', `/api/matches/${id}/replay`);
    const imported = await ada.ask<MatchInfo>('POST', '/api/replays', text);
    expect(imported).toMatchObject({ status: 'over', seq: 5, ending: { results: ['win', 'loss'] } });
    expect(await ada.ask('POST', '/api/replays', text.replace('"cell":3', '"cell":5'))).toMatchObject({
      code: 'bad-replay',
    });
  });
});
