import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { find } from '@tessera/catalog';
import { readMatchFile, verifyMatch } from '@tessera/kernel';
import type { Entry, MatchInfo } from '@tessera/protocol';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Line, TestServer, twoAtATable, type Visitor } from '../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ TESSERA_GAMES: 'fifth-edition,gomoku' });
});
afterAll(() => server.close());

const MARK = 'a text that must not stay';
const details = (i: number) => ({ type: 'details', details: { looks: `${MARK} ${i} `.padEnd(15_000, 'x') } });
const CHARACTER = { game: 'fifth-edition', seats: [{ kind: 'me' as const }] };

/** A character with three long edits and a name. */
async function written() {
  const owner = await server.guest();
  const { id } = await owner.create(CHARACTER);
  const line = await owner.at(id);
  for (let seq = 0; seq < 3; seq++) expect(await line.act(id, seq, details(seq))).toMatchObject({ ok: true });
  expect(await line.act(id, 3, { type: 'details', details: { looks: 'tall' } })).toMatchObject({ ok: true });
  return { owner, id, line };
}

const shorten = (owner: Visitor, id: string) =>
  owner.ask<MatchInfo & { readonly code: string }>('POST', `/api/matches/${id}/shorten`);
const log = (owner: Visitor, id: string) => owner.ask<Entry[]>('GET', `/api/matches/${id}/log`);
const joined = (line: Line, id: string, since?: number) =>
  line.ask('join', { match: id, ...(since !== undefined && { since }) });

/** Reads rows from a copy of the database, made while the server is down. */
async function rows(sql: string): Promise<readonly unknown[]> {
  await server.down();
  const copy = join(server.folder, 'copy.db');
  await copyFile(join(server.folder, 'tessera.db'), copy);
  const database = new Database(copy, { readonly: true });
  const found = database.prepare(sql).all();
  database.close();
  await server.up();
  return found;
}

describe('a personal match whose history is shortened', () => {
  it('keeps its state and its numbers, and goes on', async () => {
    const { owner, id, line } = await written();
    const before = await owner.ask('GET', `/api/characters/${id}`);
    const resync = line.notice('resync', () => true);
    expect(await shorten(owner, id)).toMatchObject({ id, seq: 4, status: 'playing' });
    await resync;
    expect(await owner.ask('GET', `/api/characters/${id}`)).toEqual(before);
    expect((await log(owner, id)).map(({ seq, kind }) => `${seq} ${kind}`)).toEqual([
      '0 start',
      '1 dropped',
      '2 dropped',
      '3 dropped',
      '4 dropped',
    ]);
    expect(await line.act(id, 4, { type: 'name', name: 'Mira' })).toMatchObject({ ok: true, seq: 5 });
    expect(await shorten(owner, id)).toMatchObject({ seq: 5 });
    expect(await shorten(owner, id)).toMatchObject({ code: 'nothing-to-shorten' });
    line.close();
  });

  it('sends the whole view to a client that was away, answers a retry from the log, and refuses a stale action', async () => {
    const { owner, id, line } = await written();
    const retried = { match: id, seq: 0, actionId: 'sent-before-1', action: details(9) };
    const first = await line.ask('act', { ...retried, seq: 4 });
    expect(first).toMatchObject({ ok: true, seq: 5 });
    await shorten(owner, id);
    expect(await line.ask('act', { ...retried, seq: 4 })).toMatchObject({ ok: true, seq: 5 });
    const stale = { match: id, seq: 3, actionId: 'sent-before-2', action: details(10) };
    expect(await line.ask('act', stale)).toMatchObject({ ok: false, refusal: { code: 'stale' } });
    expect(await joined(line, id, 2)).toMatchObject({ sync: { seq: 5 } });
    expect(await line.act(id, 5, { type: 'name', name: 'Mira' })).toMatchObject({ ok: true, seq: 6 });
    expect(await joined(line, id, 5)).toMatchObject({ missed: [{ seq: 6 }] });
    line.close();
  });

  it('leaves nothing of the dropped contents in tables, log, replay or file, and the file verifies and says so', async () => {
    const { owner, id, line } = await written();
    await shorten(owner, id);
    const text = async (path: string) => (await owner.send('GET', path)).text();
    const file = await text(`/api/matches/${id}/replay?as=file`);
    const replay = await text(`/api/matches/${id}/replay`);
    expect(`${file}${replay}${JSON.stringify(await log(owner, id))}`).not.toContain(MARK);
    expect(verifyMatch(file, (game) => find(game)?.game)).toMatchObject({ ok: true, missing: 4 });
    expect(readMatchFile(file).deeds).toEqual([]);
    const { commitment } = await owner.ask<MatchInfo>('GET', `/api/matches/${id}`);
    expect(commitment).toBe(readMatchFile(file).header.commitment);
    line.close();
    expect(await rows(`SELECT * FROM snapshots WHERE match_id = '${id}'`)).toEqual([]);
    const [stored] = await rows(`SELECT sum(length(payload)) AS bytes FROM entries WHERE match_id = '${id}'`);
    expect(stored).toMatchObject({ bytes: expect.toSatisfy((bytes: number) => bytes < 2000) });
    expect(JSON.stringify(await owner.ask('GET', `/api/characters/${id}`))).toContain('tall');
  });

  it('can be undone back to its new start and forked from there, not before', async () => {
    const { owner, id, line } = await written();
    await shorten(owner, id);
    const ask = (seq: number) => ({ match: id, seq, actionId: `undo-${seq}-x` });
    expect(await line.ask('undo', ask(4))).toMatchObject({ refusal: { code: 'nothing-to-undo' } });
    expect(await line.act(id, 4, { type: 'details', details: { looks: 'small' } })).toMatchObject({ ok: true });
    expect(await line.ask('undo', ask(5))).toMatchObject({ ok: true });
    expect(JSON.stringify(await owner.ask('GET', `/api/characters/${id}`))).toContain('tall');
    const fork = (at: number) => owner.ask('POST', `/api/matches/${id}/fork`, { at });
    expect(await fork(2)).toMatchObject({ code: 'entry-dropped', params: { seq: 4 } });
    expect(await fork(4)).toMatchObject({ forkOf: { match: id, seq: 4 } });
    line.close();
  });

  it('is refused to other people, for tables, and before and after the match', async () => {
    const { owner, id, line } = await written();
    const other = await server.guest();
    expect(await shorten(other, id)).toMatchObject({ code: 'no-such-match' });
    await owner.requestStatus('POST', `/api/matches/${id}/abandon`);
    expect(await shorten(owner, id)).toMatchObject({ code: 'match-ended' });
    line.close();
    const table = await twoAtATable(server);
    expect(await shorten(table.ada, table.id)).toMatchObject({ code: 'shorten-personal' });
    for (const each of [table.first, table.second]) each.close();
  });
});
