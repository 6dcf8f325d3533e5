import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { find } from '@tessera/catalog';
import { readMatchFile, verifyMatch } from '@tessera/kernel';
import type { Entry } from '@tessera/protocol';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startChild } from '../testing/childServer.ts';
import { type Line, place, TestServer, TIC_TAC_TOE, twoAtATable, until, Visitor } from '../testing/testServer.ts';

const ERASED = 'Deleted player';
const CREDENTIALS = { name: 'Bartholomew', password: 'correct horse' };

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

const disconnected = (line: Line) => new Promise((resolve) => line.socket.once('disconnect', resolve));
const sendChat = (line: Line, match: string, text: string) =>
  line.ask('chat', { match, actionId: `say ${text}`, text });

/** Ada plays bob, whose account is called Bartholomew. Bob leaves his seat, takes it again, and both talk. */
async function played(at: Pick<TestServer, 'guest'> = server) {
  const [ada, bob] = [await at.guest(), await at.guest()];
  await bob.ask('POST', '/api/me/register', CREDENTIALS);
  const { id } = await ada.create(TIC_TAC_TOE);
  await bob.take(id, 1);
  await bob.requestStatus('PUT', `/api/matches/${id}/seats/1`, { kind: 'open' });
  const { seq } = await bob.take(id, 1);
  const [first, second] = [await ada.at(id), await bob.at(id)];
  await first.act(id, seq, place(0));
  await sendChat(second, id, 'a line of bob');
  await sendChat(first, id, 'a line of ada');
  return { ada, bob, id, first, second, seq: seq + 1 };
}

const erased = async (who: Visitor, id: string) => {
  await until(
    async () => JSON.stringify(await who.ask('GET', `/api/matches/${id}/log`)).includes(ERASED),
    'it is gone',
  );
};

/** Every text of the stored database, as a program that has the file reads it. */
async function rowsOf({ folder }: TestServer): Promise<string> {
  // Of a copy: a file from which rows have been read here is let go of only later.
  const copy = join(folder, 'copy.db');
  await copyFile(join(folder, 'tessera.db'), copy);
  const database = new Database(copy, { readonly: true });
  const tables = database.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).all() as { name: string }[];
  const text = tables.map(({ name }) => JSON.stringify(database.prepare(`SELECT * FROM "${name}"`).all())).join('\n');
  database.close();
  return text;
}

function change({ folder }: TestServer, sql: string): void {
  const database = new Database(join(folder, 'tessera.db'));
  database.exec(sql);
  database.close();
}

describe('deleting an account', () => {
  it('deleting an account is refused without the password', async () => {
    const bob = await server.guest();
    await bob.ask('POST', '/api/me/register', { ...CREDENTIALS, name: 'Careful' });
    expect(await bob.ask('POST', '/api/me/delete', {})).toMatchObject({ code: 'wrong-password' });
    expect(await bob.ask('POST', '/api/me/delete', { password: 'wrong horse' })).toMatchObject({
      code: 'wrong-password',
    });
    expect(await bob.ask('GET', '/api/me')).toMatchObject({ name: 'Careful' });
  });

  it('deleting an account frees the seat in a running match, replaces the name for spectators, and ends sockets, tokens and sessions', async () => {
    const { ada, bob, id, first, second, seq } = await played();
    const { token } = await bob.ask<{ token: string }>('POST', '/api/tokens', { name: 'x', scopes: ['play'] });
    const gone = disconnected(second);
    expect(await bob.requestStatus('POST', '/api/me/delete', { password: CREDENTIALS.password })).toBe(204);
    await gone;
    await first.notice('info', ({ info }) => info.seats[1]?.kind === 'open');
    await erased(ada, id);
    const log = await ada.ask<Entry[]>('GET', `/api/matches/${id}/log`);
    expect(JSON.stringify(log)).not.toMatch(/Bartholomew/);
    expect(JSON.stringify(log)).not.toContain(bob.id);
    const answer = await first.ask('join', { match: id });
    expect(JSON.stringify(answer)).toContain('a line of ada');
    expect(JSON.stringify(answer)).not.toMatch(/Bartholomew|line of bob/);
    // The cookie and the token are invalid, and the login fails.
    expect((await bob.ask<{ id: string }>('GET', '/api/me')).id).not.toBe(bob.id);
    const asProgram = await fetch(`${server.url}/api/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(asProgram.status).toBe(401);
    expect(await (await server.guest()).ask('POST', '/api/session', CREDENTIALS)).toMatchObject({
      code: 'wrong-credentials',
    });
    // Another player takes the seat, and the match continues.
    const cy = await server.guest();
    await cy.take(id, 1);
    const third = await cy.at(id);
    expect(await third.act(id, seq + 2, place(4))).toMatchObject({ ok: true });
    for (const line of [first, third]) line.close();
  });

  it('deleting an account replaces the name in a finished match, whose file verifies, and removes it from the database', async () => {
    const other = await TestServer.start();
    try {
      const { ada, bob, id, first, second } = await played(other);
      await ada.ask('POST', `/api/matches/${id}/concede`);
      for (const line of [first, second]) line.close();
      const before = await (await ada.send('GET', `/api/matches/${id}/replay?as=file`)).text();
      expect(before).toMatch(/Bartholomew/);
      await bob.requestStatus('POST', '/api/me/delete', { password: CREDENTIALS.password });
      await erased(ada, id);
      const file = await (await ada.send('GET', `/api/matches/${id}/replay?as=file`)).text();
      expect(readMatchFile(file).header.seats.map(({ name }) => name)[1]).toBe(ERASED);
      expect(readMatchFile(file).deeds).toEqual(readMatchFile(before).deeds);
      expect(verifyMatch(file, (game) => find(game)?.game)).toMatchObject({ ok: true, actions: 1 });
      const info = await ada.info(id);
      expect(info.seats[1]).toEqual({ kind: 'human', name: ERASED, online: false });
      await other.down();
      expect(await rowsOf(other)).not.toMatch(/Bartholomew|line of bob/);
      // The erasure request is kept until no request of the person can be pending.
      change(other, 'DELETE FROM erasures');
      expect(await rowsOf(other)).not.toContain(bob.id);
      await other.up();
      expect((await ada.info(id)).status).toBe('over');
      expect(await ada.ask<Entry[]>('GET', `/api/matches/${id}/log`)).toHaveLength(info.seq + 1);
    } finally {
      await other.close();
    }
  });

  it('deleting an account removes matches without other players', async () => {
    const other = await TestServer.start();
    try {
      const ada = await other.guest();
      const bots = await ada.create({ game: 'gomoku', seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] });
      const waiting = await ada.create(TIC_TAC_TOE);
      expect(await ada.requestStatus('POST', '/api/me/delete', {})).toBe(204);
      const stranger = await other.guest();
      for (const { id } of [bots, waiting])
        await until(async () => (await stranger.info(id)).code === 'no-such-match', 'the match does not exist');
      await other.down();
      expect(await rowsOf(other)).not.toContain(`"record"`);
      await other.up();
      // A match that is missing after a start is reported as lost and gets a heading that says so.
      expect(await stranger.info(bots.id)).toMatchObject({ code: 'no-such-match' });
    } finally {
      await other.close();
    }
  });

  it('deleting an account keeps clocks, undone moves and snapshots of a running match', async () => {
    const other = await TestServer.start({ TESSERA_SNAPSHOT_EVERY: '2' });
    try {
      const pace = { kind: 'fischer', seconds: 600, increment: 5 } as const;
      const { ada, bob, id, first } = await twoAtATable(other, { ...TIC_TAC_TOE, pace });
      await first.act(id, 0, place(0));
      expect(await first.ask('undo', { match: id, seq: 1, actionId: 'undo it all' })).toMatchObject({ ok: true });
      await first.act(id, 2, place(4));
      await bob.requestStatus('POST', '/api/me/delete', {});
      await first.notice('info', ({ info }) => info.seats[1]?.kind === 'open');
      await until(async () => (await ada.info(id)).seq === 4, 'bob has left');
      const cy = await other.guest();
      await cy.take(id, 1);
      const third = await cy.at(id);
      expect(await third.act(id, 5, place(8))).toMatchObject({ ok: true });
      await other.down();
      await other.up();
      const again = await (await ada.at(id)).join(id);
      expect(again).toMatchObject({ seq: 6, clocks: { running: [0] } });
      expect(again.clocks?.left.every((ms) => ms > 500_000)).toBe(true);
    } finally {
      await other.close();
    }
  });

  it('deleting an account replaces the name in a match whose rules are missing, and rewrites its log once they are back', async () => {
    const other = await TestServer.start();
    try {
      const { ada, bob, id, first, second } = await played(other);
      await ada.ask('POST', `/api/matches/${id}/concede`);
      for (const line of [first, second]) line.close();
      await other.down();
      await other.up({ TESSERA_GAMES: 'duel' });
      await bob.requestStatus('POST', '/api/me/delete', { password: CREDENTIALS.password });
      await until(async () => (await ada.info(id)).seats[1]?.name === ERASED, 'the name is replaced');
      await other.down();
      await other.up();
      await erased(ada, id);
    } finally {
      await other.close();
    }
  });

  it('deleting an account makes another seated player the host of an open table', async () => {
    const [ada, bob] = [await server.guest(), await server.guest()];
    const { id } = await ada.create({ ...TIC_TAC_TOE, title: 'The table of Ada', autostart: false });
    await bob.take(id, 1);
    await ada.requestStatus('POST', '/api/me/delete', {});
    await until(async () => (await bob.info(id)).host === bob.id, 'bob is the host');
    expect(await bob.info(id)).toMatchObject({
      title: '',
      status: 'open',
      seats: [{ kind: 'open' }, { player: bob.id }],
    });
  });

  it('deleting an account is resumed on start when the server ended before it was done', async () => {
    const other = await TestServer.start();
    try {
      const { ada, bob, id, first, second } = await played(other);
      for (const line of [first, second]) line.close();
      await other.down();
      change(other, `INSERT INTO erasures VALUES ('${bob.id}', 0)`);
      await other.up();
      await erased(ada, id);
      await other.down();
      expect(await rowsOf(other)).not.toContain(bob.id);
      await other.up();
      expect(await ada.info(id)).toMatchObject({ status: 'playing', seats: [{ player: ada.id }, { kind: 'open' }] });
    } finally {
      await other.close();
    }
  });

  it('deleting an account keeps a match playable when the process is killed and its journals have older entries', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tessera-erasure-'));
    let child = await startChild(folder);
    try {
      const at = { guest: () => Visitor.enter(() => child.url) };
      const { ada, bob, id, first, second } = await played(at);
      const alone = await bob.create({ game: 'gomoku', seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] });
      const own = await bob.at(alone.id);
      await own.act(alone.id, (await bob.info(alone.id)).seq, place(0));
      await bob.requestStatus('POST', '/api/me/delete', { password: CREDENTIALS.password });
      await erased(ada, id);
      await until(async () => (await ada.info(alone.id)).code === 'no-such-match', 'the match of bob alone is gone');
      for (const line of [first, second, own]) line.close();
      await child.kill();
      child = await startChild(folder);
      expect(await ada.info(alone.id)).toMatchObject({ code: 'no-such-match' });
      const cy = await Visitor.enter(() => child.url);
      const { seq, status } = await cy.take(id, 1);
      expect(status).toBe('playing');
      const third = await cy.at(id);
      expect(await third.act(id, seq, place(4))).toMatchObject({ ok: true });
      third.close();
    } finally {
      await child.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
