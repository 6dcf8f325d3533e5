import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NewMatchRequest } from '@tessera/protocol';
import Database from 'libsql';
import { expect, it } from 'vitest';
import type { IdentityTables } from '../identity/tables.ts';
import { MIGRATIONS } from '../migrations.ts';
import type { ErasureTables } from '../personalData/tables.ts';
import type { MatchTables } from '../storage/matchTables.ts';
import { openPostgres } from '../storage/postgres.ts';
import { hasServices, newDatabase } from '../testing/services.mjs';
import { testMatchRecord } from '../testing/testMatchRecord.ts';
import { place, TestServer, TIC_TAC_TOE, twoAtATable, until } from '../testing/testServer.ts';
import { removeStaleGuests } from './staleGuests.ts';

const DAY_MS = 86_400_000;

it.each([
  ['the heading of a match of theirs cannot be read', `UPDATE matches SET record = substr(record, 1, 40)`],
  [
    'the database takes nothing',
    `CREATE TRIGGER full BEFORE DELETE ON players BEGIN SELECT RAISE(ABORT, 'disk is full'); END`,
  ],
])('a failed guest cleanup does not prevent the start of a server when %s', async (_what, damage) => {
  const server = await TestServer.start();
  try {
    const { ada, id, first, second } = await twoAtATable(server);
    await ada.ask('POST', `/api/matches/${id}/concede`);
    for (const line of [first, second]) line.close();
    await server.down();
    const database = new Database(join(server.folder, 'tessera.db'));
    const past = Date.now() - 40 * DAY_MS;
    database.exec(`UPDATE players SET created_at = ${past}; UPDATE matches SET moved_at = ${past};
      UPDATE sessions SET seen_at = ${past}; ${damage}`);
    database.close();
    await server.up();
    expect(await (await server.guest()).create(TIC_TAC_TOE)).toMatchObject({ status: 'open' });
  } finally {
    await server.close();
  }
});

it('guests who never came back are removed, except those with an account or a visit', async () => {
  const server = await TestServer.start();
  try {
    const gone = await server.guest();
    await gone.ask('POST', '/api/tokens', { name: 'a program', scopes: ['play'] });
    const files = [{ pack: 'p', path: 'p.json', text: '{}' }];
    await gone.ask('PUT', '/api/packs/mine/1.0.0', { name: 'mine', editions: [], files });
    const account = await server.guest();
    await account.ask('POST', '/api/me/register', { name: 'Grace', password: 'correct horse' });
    const visitor = await server.guest();
    const over = await twoAtATable(server);
    await over.first.act(over.id, 0, place(0));
    await over.ada.ask('POST', `/api/matches/${over.id}/concede`);
    for (const line of [over.first, over.second]) line.close();
    const [before] = (await over.ada.info(over.id)).seats;
    await server.down();
    // A long time passes, in which only one of them visits.
    const database = new Database(join(server.folder, 'tessera.db'));
    const past = Date.now() - 40 * DAY_MS;
    database.exec(`UPDATE players SET created_at = ${past}; UPDATE matches SET moved_at = ${past};
      UPDATE sessions SET seen_at = ${past} WHERE player_id <> '${visitor.id}'`);
    database.close();
    await server.up();
    await server.down();
    // Reads a copy: a reader of the file itself would hold its lock longer.
    const copy = join(server.folder, 'copy.db');
    await copyFile(join(server.folder, 'tessera.db'), copy);
    const after = new Database(copy);
    const column = (sql: string) => (after.prepare(sql).all() as { it: string }[]).map(({ it }) => it).sort();
    const kept = [account.id, visitor.id].sort();
    expect(column('SELECT id AS it FROM players')).toEqual(kept);
    expect(column('SELECT player_id AS it FROM erasures')).toEqual([]);
    expect(column('SELECT player_id AS it FROM sessions')).toEqual(kept);
    expect(column('SELECT player_id AS it FROM tokens UNION SELECT player_id FROM packs')).toEqual([]);
    expect(column('SELECT DISTINCT player AS it FROM sitters')).toEqual([]);
    after.close();
    await server.up();
    const [seat] = (await (await server.guest()).info(over.id)).seats;
    expect(seat).toMatchObject({ kind: 'human', name: before?.name });
    expect(seat?.player).toBeUndefined();
  } finally {
    await server.close();
  }
});

it('removes the unfinished table of a gone guest with bots, and vacates the seat of a gone guest beside another person', async () => {
  const server = await TestServer.start();
  try {
    const seats: NewMatchRequest['seats'] = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }];
    const gone = await server.guest();
    const alone = await gone.create({ ...TIC_TAC_TOE, seats });
    const { ada: visitor, bob, id, first, second } = await twoAtATable(server);
    await first.act(id, 0, place(0));
    for (const line of [first, second]) line.close();
    await server.down();
    const database = new Database(join(server.folder, 'tessera.db'));
    const past = Date.now() - 40 * DAY_MS;
    database.exec(`UPDATE players SET created_at = ${past}, seen_at = ${past} WHERE id <> '${visitor.id}';
      UPDATE sessions SET seen_at = ${past} WHERE player_id <> '${visitor.id}'; UPDATE matches SET moved_at = ${past}`);
    database.close();
    await server.up();
    await until(async () => (await visitor.info(id)).seats[1]?.kind === 'open', 'the seat is vacant');
    await until(
      async () => (await visitor.send('GET', `/api/matches/${alone.id}`)).status === 404,
      'the table with the bot is removed',
    );
    expect(await visitor.info(id)).toMatchObject({ status: 'playing', seq: 2, seats: [{ player: visitor.id }, {}] });
    await server.down();
    const copy = join(server.folder, 'copy.db');
    await copyFile(join(server.folder, 'tessera.db'), copy);
    const after = new Database(copy);
    const ids = (sql: string) => (after.prepare(sql).all() as { it: string }[]).map(({ it }) => it);
    expect(ids('SELECT id AS it FROM players')).toEqual([visitor.id]);
    expect(ids('SELECT id AS it FROM matches')).toEqual([id]);
    expect(ids('SELECT DISTINCT match_id AS it FROM entries')).toEqual([id]);
    const [text] = ids('SELECT record || holders AS it FROM matches');
    expect(text).not.toContain(bob.id);
    expect(text).toContain('Deleted player');
    after.close();
  } finally {
    await server.close();
  }
});

it('erases the personal matches of a guest who never came back, and no others', async () => {
  const server = await TestServer.start({ TESSERA_GAMES: 'gomoku,fifth-edition' });
  try {
    const [gone, visitor] = [await server.guest(), await server.guest()];
    const character: NewMatchRequest = { game: 'fifth-edition', seats: [{ kind: 'me' }] };
    const [lost, kept] = [await gone.create(character), await visitor.create(character)];
    for (const [owner, { id }] of [[gone, lost] as const, [visitor, kept] as const]) {
      const line = await owner.at(id);
      expect(await line.act(id, 0, { type: 'name', name: 'Mira' })).toMatchObject({ ok: true });
      line.close();
    }
    await server.down();
    const database = new Database(join(server.folder, 'tessera.db'));
    const past = Date.now() - 40 * DAY_MS;
    database.exec(`UPDATE players SET created_at = ${past}, seen_at = ${past} WHERE id = '${gone.id}';
      UPDATE sessions SET seen_at = ${past} WHERE player_id = '${gone.id}'; UPDATE matches SET moved_at = ${past}`);
    database.close();
    await server.up();
    expect(await visitor.info(kept.id)).toMatchObject({ id: kept.id, status: 'playing' });
    await server.down();
    // Of a copy: a file from which rows have been read here is let go of only later.
    const copy = join(server.folder, 'copy.db');
    await copyFile(join(server.folder, 'tessera.db'), copy);
    const after = new Database(copy);
    const ids = (sql: string) => (after.prepare(sql).all() as { it: string }[]).map(({ it }) => it);
    expect(ids('SELECT id AS it FROM players')).toEqual([visitor.id]);
    for (const table of ['matches', 'entries', 'sitters']) {
      const column = table === 'matches' ? 'id' : 'match_id';
      expect(ids(`SELECT DISTINCT ${column} AS it FROM ${table}`), table).toEqual([kept.id]);
    }
    after.close();
    // The next start finds no trace of it, and misses nothing.
    await server.up();
    expect(await visitor.info(kept.id)).toMatchObject({ id: kept.id, status: 'playing' });
  } finally {
    await server.close();
  }
});

it.skipIf(!hasServices)(
  'erases the personal match of a gone guest in PostgreSQL, and requests the erasure of a guest with a table',
  async () => {
    const storage = await openPostgres({ url: await newDatabase(), migrations: MIGRATIONS, onError: () => {} });
    try {
      const db = storage.tables<IdentityTables & MatchTables & ErasureTables>();
      const [gone, seated] = ['gonegonegone', 'seatedseated'];
      const alone = [{ kind: 'human', name: 'Ada', player: gone }] as const;
      const records = [
        testMatchRecord('m00000000001', { host: gone, seats: [...alone] }),
        testMatchRecord('m00000000002', { host: seated, code: 'BBBBBB' }),
      ];
      for (const [i, record] of records.entries()) {
        const { id, code, visibility, status, host } = record;
        const guest = { name: `Guest ${i}`, name_key: null, skeleton: `guest ${i}`, password: null, created_at: 0 };
        await db
          .insertInto('players')
          .values({ id: host, ...guest })
          .execute();
        const rest = { moved_at: 0, record: JSON.stringify(record), beginning: null, started_at: null };
        const row = { id, code, visibility, status, ...rest, holders: null, brought: null };
        await db.insertInto('matches').values(row).execute();
        await db.insertInto('sitters').values({ player: host, match_id: id }).execute();
        const entry = { seq: 1, action_id: 'a', kind: 'act', seat: 0, at: 0, payload: '{}', link: '', seal: '' };
        await db
          .insertInto('entries')
          .values({ match_id: id, ...entry, clocks: null })
          .execute();
      }
      expect(await removeStaleGuests(storage, DAY_MS)).toBe(2);
      expect(await removeStaleGuests(storage, DAY_MS)).toBe(0);
      expect(await db.selectFrom('erasures').select('player_id').execute()).toEqual([{ player_id: seated }]);
      expect(await db.selectFrom('players').select('id').execute()).toEqual([{ id: seated }]);
      expect(await db.selectFrom('matches').select('id').execute()).toEqual([{ id: 'm00000000002' }]);
      expect(await db.selectFrom('entries').select('match_id').execute()).toEqual([{ match_id: 'm00000000002' }]);
    } finally {
      await storage.close();
    }
  },
);
