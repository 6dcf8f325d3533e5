import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deletePerson } from '../../src/operator/people.ts';
import { hasServices, newDatabase, sharedRedis } from '../../src/testing/services.mjs';
import { ClusterNode, until } from '../support/clusterNodes.ts';
import { Guest, must } from '../support/guest.ts';

describe.skipIf(!hasServices)('deleting a person on two nodes', () => {
  let a: ClusterNode;
  let b: ClusterNode;
  let url: string;
  beforeAll(async () => {
    url = await newDatabase();
    const settings = { DATABASE_URL: url, REDIS_URL: await sharedRedis() };
    [a, b] = await Promise.all([ClusterNode.start(settings), ClusterNode.start(settings)]);
    await until(async () => (await a.isReady()) && (await b.isReady()), 'both nodes are ready');
  });
  afterAll(async () => {
    await Promise.all([a?.stop(), b?.stop()]);
  });

  const named = async (guest: Guest, name: string) => {
    expect((await guest.send('PATCH', '/api/me', { name })).status).toBe(200);
  };

  it('deleting a person ends sockets at every node and frees the seats in matches of both', async () => {
    const [ada, bob] = [await Guest.visit(a.url), await Guest.visit(b.url)];
    await named(bob, 'Bartholomew');
    const matches: string[] = [];
    for (let n = 0; n < 6; n++) matches.push((await ada.meet(bob, { game: 'marks' })).id);
    bob.moveTo(a.url);
    const near = await bob.connect();
    bob.moveTo(b.url);
    const far = await bob.connect();
    const watching = await ada.connect();
    for (const match of matches) await must(far, 'chat', { match, actionId: `a line of bob`, text: 'from bob' });
    const ended = [near, far].map((socket) => new Promise((resolve) => socket.once('disconnect', resolve)));
    expect((await bob.send('POST', '/api/me/delete', {})).status).toBe(204);
    await Promise.all(ended);
    for (const match of matches) {
      await until(
        async () => (await ada.match('GET', `/api/matches/${match}`)).seats[1]?.kind === 'open',
        'the seat is free',
      );
      const joined = await must(watching, 'join', { match });
      expect(JSON.stringify(joined)).not.toMatch(/Bartholomew|from bob/);
    }
    expect(JSON.parse((await bob.send('GET', '/api/me')).text).id).not.toBe(bob.id);
    await until(async () => !(await textOf(url)).includes('Bartholomew'), 'the name is gone from the database');
    watching.close();
  });

  it('deleting a person is done by the nodes when the operator requests it in the database', async () => {
    const bob = await Guest.visit(b.url);
    await named(bob, 'Bonaventura');
    expect(await deletePerson({ data: 'unused', databaseUrl: url, who: 'Bonaventura' })).toEqual({
      when: 'within-a-minute',
    });
    await until(async () => JSON.parse((await bob.send('GET', '/api/me')).text).id !== bob.id, 'bob is unknown');
  });
});

/** Everything that the tables of people, matches and chat hold, as text. */
async function textOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const tables = ['players', 'matches', 'chat', 'team_chat', 'entries', 'seat_history'];
  const texts: string[] = [];
  for (const table of tables) texts.push(JSON.stringify((await client.query(`SELECT * FROM ${table}`)).rows));
  await client.end();
  return texts.join('\n');
}
