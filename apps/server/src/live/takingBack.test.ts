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

describe('undo', () => {
  it('undo happens at once when it is free, and redo reverts it', async () => {
    const { id, first, second } = await twoAtATable(server);
    await first.act(id, 0, place(0));
    expect(await first.ask('price', { match: id })).toEqual({ ok: true, price: 'free', practice: false });
    expect(await first.ask('undo', asked(id, 1))).toEqual({ ok: true, seq: 2, asked: false });
    const { update } = await second.notice('update', (body) => body.update.entry.kind === 'undo');
    expect(update).toMatchObject({ seq: 2, canRedo: true, decisions: [{ seat: 0 }] });
    expect(await first.ask('redo', asked(id, 2))).toEqual({ ok: true, seq: 3 });
    await second.notice('update', (body) => body.update.entry.kind === 'redo');
  });

  it('undo asks the other players when it has a price, and happens when they agree', async () => {
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

  it('undo does not happen when a player rejects it', async () => {
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

  it('undo is refused once the match is over, because the seed is public then', async () => {
    const { id, first, second } = await twoAtATable(server);
    for (const [seq, cell] of [0, 3, 1, 4, 2].entries())
      await (seq % 2 === 0 ? first : second).act(id, seq, place(cell));
    expect(await first.ask('undo', asked(id, 5))).toMatchObject({ ok: false, refusal: { code: 'match-ended' } });
  });

  it('undo needs no consent of bots', async () => {
    const ada = await server.guest();
    const { id } = await ada.create({ ...TIC_TAC_TOE, seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] });
    const line = await ada.at(id);
    await line.act(id, 0, place(4));
    await line.notice('update', (body) => body.update.seq === 2);
    expect(await line.ask('undo', asked(id, 2))).toEqual({ ok: true, seq: 3, asked: false });
    expect((await line.join(id)).decisions).toEqual([{ seat: 0, kind: 'place' }]);
  });
});

describe('undo rule of a table', () => {
  it('undo and redo are refused at a table without undo', async () => {
    const { ada, id, first } = await twoAtATable(server, { ...TIC_TAC_TOE, undo: 'none' });
    await first.act(id, 0, place(0));
    expect(await first.ask('price', { match: id })).toEqual({ ok: true });
    const refused = { ok: false, refusal: { code: 'no-undo-here' } };
    expect(await first.ask('undo', asked(id, 1))).toMatchObject(refused);
    expect(await first.ask('redo', asked(id, 1))).toMatchObject(refused);
    expect(await ada.ask<MatchInfo>('GET', `/api/matches/${id}`)).toMatchObject({ undo: 'none', seq: 1 });
  });

  it('undo needs no consent at a practice table, which is marked as one', async () => {
    const { ada, id, first, second } = await twoAtATable(server, { ...TIC_TAC_TOE, undo: 'practice' });
    expect(await ada.ask<MatchInfo>('GET', `/api/matches/${id}`)).toMatchObject({ undo: 'practice', practice: true });
    await first.act(id, 0, place(0));
    await second.act(id, 1, place(1));
    expect(await first.ask('undo', asked(id, 2))).toEqual({ ok: true, seq: 3, asked: false });
  });

  it('a rematch keeps the undo rule', async () => {
    const { ada, id } = await twoAtATable(server, { ...TIC_TAC_TOE, undo: 'none' });
    await ada.ask('POST', `/api/matches/${id}/concede`);
    expect(await ada.ask<MatchInfo>('POST', `/api/matches/${id}/rematch`)).toMatchObject({ undo: 'none' });
  });
});

describe('companion mode', () => {
  it('companion mode allows edits of the state, which are logged', async () => {
    const { id, first, second } = await twoAtATable(server, { ...TIC_TAC_TOE, mode: 'companion' });
    const patches: [[string, number], number][] = [[['cells', 4], 1]];
    expect(await first.ask('edit', { ...asked(id, 0), patches })).toEqual({ ok: true, seq: 1 });
    expect((await second.notice('update')).update.entry).toMatchObject({ kind: 'edit', by: 0 });
    expect(await first.ask('edit', { ...asked(id, 1), patches: [[['cells', 4], 9]] })).toMatchObject({
      ok: false,
      refusal: { code: 'edit-breaks-state' },
    });
  });

  it('companion mode is the only mode that allows edits', async () => {
    const { id, first } = await twoAtATable(server);
    expect(await first.ask('edit', { ...asked(id, 0), patches: [[['cells', 4], 1]] })).toMatchObject({
      ok: false,
      refusal: { code: 'edits-not-allowed' },
    });
  });
});

describe('a fork', () => {
  it('a fork is a new match with the same beginning, and a retry returns the same one', async () => {
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
    // The bot continues from there.
    await until(async () => (await ada.info(fork.match)).seq === 1, 'the bot has moved in the fork');
    expect((await ada.info(id)).seq).toBe(2);
  });

  it('a fork is refused in a match between people until it is over', async () => {
    const { id, first } = await twoAtATable(server);
    expect(await first.ask('fork', { match: id, at: 0, actionId: 'fork-it-now' })).toMatchObject({
      ok: false,
      refusal: { code: 'fork-while-playing' },
    });
  });

  it('a fork is refused for spectators of a running match', async () => {
    const ada = await server.guest();
    const { id } = await ada.create({ ...TIC_TAC_TOE, seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] });
    const watcher = await (await server.guest()).at(id);
    expect(await watcher.ask('fork', { match: id, at: 0, actionId: 'fork-and-look' })).toMatchObject({
      ok: false,
      refusal: { code: 'not-seated' },
    });
  });
});

describe('an imported replay', () => {
  it('an imported unfinished match continues with another seed, and is marked as imported', async () => {
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
    // The commitment is to the new seed, fixed before anyone can sit down.
    expect(imported.commitment).toBe(seedCommitment(reseeds?.[0] ?? ''));
  });

  it('an imported unfinished match can be forked at any entry by the person who imported it, with a seat on one side', async () => {
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
    // The person has seen the view of that seat, so they can never take the other one.
    expect((await ada.info(id)).seats.map(({ kind }) => kind)).toEqual(['human', 'open']);
    await ada.ask('PUT', `/api/matches/${id}/seats/0`, { kind: 'open' });
    expect(await ada.take(id, 1)).toMatchObject({ code: 'other-side' });
    await ada.ask('POST', `/api/matches/${fork.id}/abandon`);
    const { text } = await ada.ask<{ text: string }>('GET', `/api/matches/${fork.id}/replay`);
    const { seed, reseeds = [] } = readMatchFile(text);
    expect([seed, ...reseeds].map(seedCommitment)).not.toContain(commitment);
  });

  it('the file of a finished match can be imported', async () => {
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
