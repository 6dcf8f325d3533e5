import type { CharacterInfo, Problem } from '@tessera/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestServer, type Visitor } from '../../testing/testServer.ts';

let server: TestServer;
let ann: Visitor;

beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

const MIRA = {
  schemaVersion: 1,
  id: 'mira',
  name: 'Mira',
  edition: '2024',
  packs: [],
  baseAbilities: { STR: 8, DEX: 14, CON: 13, INT: 10, WIS: 12, CHA: 15 },
  species: 'elf',
  background: 'sage',
  levels: ['bard', 'bard', 'fighter'].map((id) => ({ class: id, hp: 'fixed' })),
  choices: {},
  inventory: [],
  conditions: [],
  active: [],
  toggles: {},
  used: {},
  time: 0,
  manual: [],
  details: { eyes: 'green' },
  coins: { cp: 0, sp: 0, ep: 0, gp: 0, pp: 0 },
};

async function make(owner: Visitor, wish: object = { record: MIRA }): Promise<CharacterInfo> {
  return owner.ask('POST', '/api/characters', wish);
}

it('makes a character from a record, lists it and gives the record back', async () => {
  ann = await server.guest();
  const made = await make(ann, { record: MIRA, from: 'file' });
  expect(made).toMatchObject({
    name: 'Mira',
    edition: '2024',
    species: 'elf',
    classes: [
      { class: 'bard', level: 2 },
      { class: 'fighter', level: 1 },
    ],
    retired: false,
  });
  expect(await ann.ask('GET', '/api/characters')).toMatchObject([{ id: made.id, name: 'Mira' }]);
  expect(await ann.ask('GET', `/api/characters/${made.id}`)).toEqual(MIRA);
});

it('is played like any match: what is done to it shows in the record', async () => {
  ann = await server.guest();
  const { id } = await make(ann);
  const line = await ann.at(id);
  await line.act(id, 1, { type: 'damage', amount: 7 });
  line.close();
  expect(await ann.ask('GET', `/api/characters/${id}`)).toEqual({ ...MIRA, used: { damage: 7 } });
});

it('shows a character to nobody but whoever plays it', async () => {
  ann = await server.guest();
  const { id } = await make(ann);
  const bob = await server.guest();
  expect(await bob.ask('GET', '/api/characters')).toEqual([]);
  expect(await bob.ask<Problem>('GET', `/api/characters/${id}`)).toMatchObject({ status: 403, code: 'not-seated' });
  expect(await bob.ask<Problem>('DELETE', `/api/characters/${id}`)).toMatchObject({ status: 403 });
});

it('refuses a record that is none, and leaves nothing behind', async () => {
  ann = await server.guest();
  const { levels: _, ...noLevels } = MIRA;
  expect(await make(ann, { record: noLevels })).toMatchObject({ status: 400, code: 'bad-input' });
  expect(await make(ann, { record: { ...MIRA, baseAbilities: { STR: 99 } } })).toMatchObject({ status: 400 });
  expect(await make(ann, { record: { ...MIRA, edition: '1974' } })).toMatchObject({ status: 400 });
  expect(await ann.ask('GET', '/api/characters')).toEqual([]);
});

it('knows no character where the match is another game', async () => {
  ann = await server.guest();
  const { id } = await ann.create({ game: 'gomoku', seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] });
  expect(await ann.ask('GET', `/api/characters/${id}`)).toMatchObject({ status: 404, code: 'no-such-character' });
});

it.each(['running', 'retired'])('removes a %s character from every list', async (state) => {
  ann = await server.guest();
  const { id } = await make(ann);
  if (state === 'retired') {
    const line = await ann.at(id);
    await line.act(id, 1, { type: 'retire' });
    line.close();
    expect(await ann.ask('GET', '/api/characters')).toMatchObject([{ id, retired: true }]);
  }
  await ann.tell('DELETE', `/api/characters/${id}`);
  expect(await ann.ask('GET', '/api/characters')).toEqual([]);
  expect(await ann.ask('GET', '/api/matches?scope=mine')).toEqual([]);
});
