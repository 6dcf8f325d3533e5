import { join } from 'node:path';
import { readMatchFile, writeMatchFile } from '@tessera/kernel';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { place, TestServer, TIC_TAC_TOE, twoAtATable, until } from '../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

interface PersonalFile {
  readonly account: { readonly id: string };
  readonly matches: readonly { readonly id: string; readonly file?: { readonly kind?: string } }[];
  readonly [part: string]: unknown;
}

describe('the download of a person', () => {
  it('the download of a person contains the account, sessions, tokens, people ignored, packs, chat and matches, and no secrets', async () => {
    const { ada, bob, id, first, second } = await twoAtATable(server);
    await ada.ask('POST', '/api/me/register', { name: 'Adalbert', password: 'correct horse' });
    await ada.ask('POST', '/api/tokens', { name: 'a program', scopes: ['play'] });
    await ada.requestStatus('PUT', `/api/me/ignored/${bob.id}`);
    await second.act(id, 0, place(0));
    await second.ask('chat', { match: id, actionId: 'the line of bob', text: 'from bob' });
    const line = await ada.at(id);
    await line.act(id, 0, place(4));
    await line.ask('chat', { match: id, actionId: 'the line of ada', text: 'from ada' });
    const running = await ada.create(TIC_TAC_TOE);
    await ada.ask('POST', `/api/matches/${id}/concede`);
    await until(async () => (await ada.info(id)).status === 'over', 'the match is over');
    await server.down();
    const database = new Database(join(server.folder, 'tessera.db'));
    database.exec(`INSERT INTO packs VALUES ('${ada.id}', 'mine', '1.0.0', 'mine', '["x"]', '{"files":[]}', 12, 5)`);
    database.close();
    await server.up();
    const answer = await ada.send('GET', '/api/me/data');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="tessera-my-data.json"');
    const text = await answer.text();
    const data = JSON.parse(text) as PersonalFile;
    expect(data).toMatchObject({
      format: 'tessera-personal-data',
      account: { id: ada.id, name: 'Adalbert', guest: false },
      sessions: [{ here: true }],
      tokens: [{ name: 'a program', scopes: ['play'] }],
      ignored: [{ id: bob.id }],
      mail: { offered: false },
      packs: [{ id: 'mine', version: '1.0.0', labels: ['x'], body: { files: [] } }],
      chat: [{ match: id, text: 'from ada' }],
    });
    const over = data.matches.find((match) => match.id === id);
    expect(readMatchFile(writeMatchFile(over?.file as never)).deeds).toHaveLength(1);
    expect(data.matches.find((match) => match.id === running.id)).toMatchObject({ withoutFile: 'not-started' });
    expect(text).not.toMatch(/argon2|secret|from bob/);
    for (const each of [first, second, line]) each.close();
  });

  it("the download of a person contains only the own seat's view of an unfinished match", async () => {
    const { ada, id, first, second } = await twoAtATable(server, {
      game: 'liars-dice',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    const data = await ada.ask<PersonalFile>('GET', '/api/me/data');
    const match = data.matches.find((each) => each.id === id);
    expect(match?.file).toMatchObject({ kind: 'viewer', viewer: 0 });
    expect(JSON.stringify(match)).not.toMatch(/"seed"/);
    for (const each of [first, second]) each.close();
  });

  it('the download of a person is refused to programs, and limited for people', async () => {
    const limited = await TestServer.start({ TESSERA_LIMITS: 'on' });
    try {
      const ada = await limited.guest();
      const { token } = await ada.ask<{ token: string }>('POST', '/api/tokens', { name: 'x', scopes: ['read'] });
      const asProgram = await fetch(`${limited.url}/api/me/data`, { headers: { authorization: `Bearer ${token}` } });
      expect(asProgram.status).toBe(403);
      const statuses: number[] = [];
      for (let n = 0; n < 6; n++) {
        const answer = await ada.send('GET', '/api/me/data');
        await answer.text();
        statuses.push(answer.status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    } finally {
      await limited.close();
    }
  });
});

it('chat is removed after the days of TESSERA_CHAT_DAYS, and numbers of lines are not used again', async () => {
  const kept = await TestServer.start({ TESSERA_CHAT_DAYS: '2' });
  try {
    const { ada, id, first, second } = await twoAtATable(kept);
    for (const text of ['an old line', 'another old line'])
      await first.ask('chat', { match: id, actionId: `say ${text}`, text });
    for (const line of [first, second]) line.close();
    await kept.down();
    const database = new Database(join(kept.folder, 'tessera.db'));
    database.exec(`UPDATE chat SET at = at - ${3 * 86_400_000}`);
    database.close();
    await kept.up();
    const again = await ada.at(id);
    await until(async () => !JSON.stringify(await again.ask('join', { match: id })).includes('old line'), 'it is gone');
    expect(await again.ask('chat', { match: id, actionId: 'a new line', text: 'new' })).toMatchObject({ id: 3 });
    again.close();
  } finally {
    await kept.close();
  }
});
