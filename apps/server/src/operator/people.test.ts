import { afterEach, describe, expect, it } from 'vitest';
import { TestServer, TIC_TAC_TOE, until } from '../testing/testServer.ts';
import { deletePerson } from './people.ts';

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function withAccount(name: string) {
  const server = await TestServer.start();
  servers.push(server);
  const [ada, bob] = [await server.guest(), await server.guest()];
  await ada.ask('POST', '/api/me/register', { name, password: 'correct horse' });
  const { id } = await ada.create(TIC_TAC_TOE);
  await bob.take(id, 1);
  return { server, ada, bob, id };
}

describe('deletePerson', () => {
  it('deletePerson has a running server delete the account with the given name', async () => {
    const { server, ada, bob, id } = await withAccount('Adalbert');
    expect(await deletePerson({ data: server.folder, who: 'adalbert' })).toEqual({ when: 'now' });
    await until(async () => (await bob.info(id)).host === bob.id, 'the match is handed over');
    expect((await ada.ask<{ id: string }>('GET', '/api/me')).id).not.toBe(ada.id);
  });

  it('deletePerson stores a request in the folder of a stopped server, which deletes the person on the next start', async () => {
    const { server, ada, bob, id } = await withAccount('Adalbert');
    await server.down();
    expect(await deletePerson({ data: server.folder, who: ada.id })).toEqual({ when: 'next-start' });
    await server.up();
    await until(async () => (await bob.info(id)).seats[0]?.kind === 'open', 'the seat is free');
    expect((await bob.info(id)).host).toBe(bob.id);
  });

  it('deletePerson refuses an unknown name, and a name of several guests', async () => {
    const { server, ada, bob } = await withAccount('Adalbert');
    const cy = await server.guest();
    for (const guest of [bob, cy]) await guest.ask('PATCH', '/api/me', { name: 'Twin' });
    await expect(deletePerson({ data: server.folder, who: 'Nobody' })).rejects.toThrow(
      'There is no person Nobody here',
    );
    const several = deletePerson({ data: server.folder, who: 'Twin' });
    await expect(several).rejects.toThrow(/^The server could not do it: Several guests are called Twin/);
    await expect(several).rejects.toThrow(bob.id);
    expect(await ada.ask('GET', '/api/me')).toMatchObject({ id: ada.id });
  });
});
