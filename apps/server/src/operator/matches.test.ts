import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DATABASE_FILE } from '../storage/storage.ts';
import { add, countedMatch, rules } from '../testing/countedMatch.ts';
import { StoredMatches } from './matches.ts';

let table: Awaited<ReturnType<typeof countedMatch>>;
let template: string;
// One server for all tests: each works on a fresh copy of its data.
beforeAll(async () => {
  table = await countedMatch({ TESSERA_SNAPSHOT_EVERY: '2' });
  template = await mkdtemp(join(tmpdir(), 'tessera-matches-'));
  await cp(table.server.folder, template, { recursive: true });
});
beforeEach(async () => {
  await table.server.down();
  await rm(table.server.folder, { recursive: true });
  await cp(template, table.server.folder, { recursive: true });
});
afterAll(async () => {
  await table.server.close();
  await rm(template, { recursive: true });
});

/** Runs a command on the matches of the stopped server, with these rules installed. */
async function asked<T>(module: string, ask: (matches: StoredMatches) => Promise<T>): Promise<T> {
  const data = table.server.folder;
  const matches = await StoredMatches.open({ data, catalog: rules(module).TESSERA_CATALOG });
  try {
    return await ask(matches);
  } finally {
    await matches.close();
  }
}

function change(sql: string): void {
  const database = new Database(join(table.server.folder, DATABASE_FILE));
  database.exec(sql);
  database.close();
}

const verdict = (module: string, newest = false) =>
  asked(module, async (matches) => (await matches.check({ newest }))[0]);

describe('the matches of a stopped server', () => {
  it('the matches of a stopped server are listed with their status and their rules', async () => {
    expect(await asked('noGames', (matches) => matches.list())).toEqual([
      { id: table.id, status: 'playing', game: 'counting', rules: '1.0.0', entries: 3 },
    ]);
  });

  it('the matches of a stopped server are checked with the installed rules', async () => {
    expect(await verdict('counting.first')).toMatchObject({ by: '1.0.0', verdict: { kind: 'same' } });
    expect(await verdict('counting.renumbered')).toMatchObject({ by: '1.1.0', verdict: { kind: 'same' } });
    expect(await verdict('counting.both')).toMatchObject({ by: '1.0.0', verdict: { kind: 'same' } });
    expect(await verdict('noGames')).toMatchObject({ verdict: { kind: 'no-rules' } });
  });

  it('a check reports the entry and the field of the state at which new rules differ', async () => {
    const different = { kind: 'different', entry: 2, field: 'tally.sum' };
    // By the original rules if they are installed, otherwise by a snapshot.
    expect(await verdict('counting.both', true)).toMatchObject({ by: '1.2.0', verdict: different });
    expect(await verdict('counting.changed')).toMatchObject({ verdict: different });
    change('DELETE FROM snapshots');
    expect(await verdict('counting.changed')).toMatchObject({ verdict: { kind: 'different', entry: 2 } });
  });

  it('a check reports the entry at which new rules break, and the reason', async () => {
    const broken = { kind: 'broken', entry: 1, why: 'refused as too-much' };
    expect(await verdict('counting.strict')).toMatchObject({ by: '3.0.0', verdict: broken });
  });

  it('a check reports a match as damaged when entries are missing', async () => {
    change('DELETE FROM entries WHERE seq = 3');
    expect(await verdict('counting.first')).toMatchObject({
      verdict: { kind: 'damaged', problem: expect.stringContaining('ends after 2 of at least 3') },
    });
  });

  it('the matches of a stopped server cannot be opened while the server runs', async () => {
    await table.server.up();
    await expect(asked('counting.first', (matches) => matches.list())).rejects.toMatchObject({ code: 'in-use' });
  });
});

describe('lifting a quarantine', () => {
  const quarantine = () =>
    change(`UPDATE matches SET status = 'quarantined',
      record = json_set(record, '$.status', 'quarantined', '$.problem', 'There is no such game here (counting)')`);

  it('lifting a quarantine resumes a match whose log verifies', async () => {
    quarantine();
    const { match, strays } = await asked('counting.first', (matches) => matches.lift(table.id));
    expect(match).toEqual({ id: table.id, status: 'playing', game: 'counting', rules: '1.0.0', entries: 3 });
    expect(strays).toBe(0);
    await table.server.up();
    const line = await table.bob.at(table.id);
    expect(await line.act(table.id, 3, add(1))).toEqual({ ok: true, seq: 4 });
  });

  it('lifting a quarantine is refused with the reason when the log does not verify', async () => {
    await expect(asked('counting.first', (matches) => matches.lift(table.id))).rejects.toThrow('is not quarantined');
    quarantine();
    await expect(asked('noGames', (matches) => matches.lift(table.id))).rejects.toThrow('needs rules counting 1.0.0');
    change(`UPDATE entries SET payload = payload || 'A' WHERE seq = 2`);
    const lifting = asked('counting.first', (matches) => matches.lift(table.id));
    await expect(lifting).rejects.toThrow('The stored entry has been changed (entry 2)');
  });
});

describe('migrating a match', () => {
  it('migrating a match converts it to newer rules that support it, and sets its old log aside', async () => {
    const { match, from, to } = await asked('counting.migrating', (matches) => matches.migrate(table.id));
    expect(match).toMatchObject({ status: 'playing', rules: '2.0.0', entries: 3 });
    expect([from, to]).toEqual([
      expect.stringMatching(/^counting 1\.0\.0/),
      expect.stringMatching(/^counting 2\.0\.0/),
    ]);
    await table.server.up(rules('counting.migrating'));
    const line = await table.bob.at(table.id);
    // 2, then twice 2, twice over; and now twice 1.
    expect(await line.act(table.id, 3, add(1))).toEqual({ ok: true, seq: 4 });
    expect((await line.join(table.id)).view).toMatchObject({ tally: { sum: 12 } });
    await table.server.down();
    const database = new Database(join(table.server.folder, DATABASE_FILE));
    const past = database.prepare('SELECT generation, count(*) AS entries FROM past_entries').all();
    const beginnings = database.prepare('SELECT count(*) AS count FROM past_beginnings').get();
    database.close();
    expect(past).toEqual([{ generation: 1, entries: 3 }]);
    expect(beginnings).toMatchObject({ count: 1 });
  });

  it.each([
    ['its own rules are there', 'counting.first', 'Its own rules are installed'],
    ['newer ones play it the same way', 'counting.renumbered', 'It goes on with counting 1.1.0 as it is'],
    ['newer ones do not know how', 'counting.changed', 'does not know how to take over matches of 1.0.0'],
    ['there are none', 'noGames', 'There is no game counting here'],
  ])('migrating a match is refused with the reason and changes nothing: %s', async (_what, module, why) => {
    await expect(asked(module, (matches) => matches.migrate(table.id))).rejects.toThrow(why);
    expect(await verdict('counting.first')).toMatchObject({ rules: '1.0.0', verdict: { kind: 'same' } });
  });
});
