import type { Entry, Problem } from '@tessera/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer, type Visitor } from '../src/testing/testServer.ts';

/** The part of a listed character that is used here; the game defines the rest. */
interface CharacterInfo {
  readonly id: string;
}

let server: TestServer;
let ann: Visitor;

beforeAll(async () => {
  server = await TestServer.start({ TESSERA_GAMES: 'gomoku,fifth-edition' });
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
  // Not in alphabetical order, in which a file lists them.
  details: { eyes: 'green', age: '30' },
  coins: { cp: 0, sp: 0, ep: 0, gp: 0, pp: 0 },
};

async function make(owner: Visitor, wish: object = { record: MIRA }): Promise<CharacterInfo> {
  return owner.ask('POST', '/api/characters', wish);
}

it('creates a character from a record, lists it and returns the record', async () => {
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

it('a character is played like any match: actions change its record', async () => {
  ann = await server.guest();
  const { id } = await make(ann);
  const line = await ann.at(id);
  await line.act(id, 1, { type: 'damage', amount: 7 });
  line.close();
  expect(await ann.ask('GET', `/api/characters/${id}`)).toEqual({ ...MIRA, used: { damage: 7 } });
});

it('a character is visible to its player only', async () => {
  ann = await server.guest();
  const { id } = await make(ann);
  const bob = await server.guest();
  expect(await bob.ask('GET', '/api/characters')).toEqual([]);
  expect(await bob.ask<Problem>('GET', `/api/characters/${id}`)).toMatchObject({ status: 404, code: 'no-such-match' });
  expect(await bob.ask<Problem>('DELETE', `/api/characters/${id}`)).toMatchObject({ status: 404 });
});

it('refuses an invalid record, and leaves nothing behind', async () => {
  ann = await server.guest();
  const { levels: _, ...noLevels } = MIRA;
  expect(await make(ann, { record: noLevels })).toMatchObject({ status: 400, code: 'bad-input' });
  expect(await make(ann, { record: { ...MIRA, baseAbilities: { STR: 99 } } })).toMatchObject({ status: 400 });
  expect(await make(ann, { record: { ...MIRA, edition: '1974' } })).toMatchObject({ status: 400 });
  expect(await ann.ask('GET', '/api/characters')).toEqual([]);
});

it('finds no character in a match of another game', async () => {
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
  await ann.requestStatus('DELETE', `/api/characters/${id}`);
  expect(await ann.ask('GET', '/api/characters')).toEqual([]);
  expect(await ann.ask('GET', '/api/matches?scope=mine')).toEqual([]);
  expect(await ann.ask('GET', `/api/matches/${id}`)).toMatchObject({ status: 404, code: 'no-such-match' });
});

describe('a character file', () => {
  /** Exports Mira, hurt and healed again, as the file of her match. */
  async function fileOf(owner: Visitor): Promise<{ readonly id: string; readonly text: string }> {
    const { id } = await make(owner);
    const line = await owner.at(id);
    await line.act(id, 1, { type: 'damage', amount: 7 });
    await line.act(id, 2, { type: 'hitDie', die: 8, modifier: 1, least: 1 });
    line.close();
    const { text } = await owner.ask<{ readonly text: string }>('GET', `/api/characters/${id}/file`);
    return { id, text };
  }

  it('a character file can be exported and imported with the log, its times, its dice, and undo', async () => {
    ann = await server.guest();
    const { id, text } = await fileOf(ann);
    const before = await ann.ask<Entry[]>('GET', `/api/matches/${id}/log`);
    const record = await ann.ask('GET', `/api/characters/${id}`);
    await ann.requestStatus('DELETE', `/api/characters/${id}`);

    const moved = await ann.ask<CharacterInfo>('POST', '/api/characters/file', text);
    expect(moved).toMatchObject({ name: 'Mira', retired: false });
    expect(await ann.ask('GET', '/api/characters')).toMatchObject([{ id: moved.id }]);
    expect(await ann.ask('GET', `/api/characters/${moved.id}`)).toEqual(record);
    const after = await ann.ask<Entry[]>('GET', `/api/matches/${moved.id}/log`);
    expect(after.slice(1)).toEqual(before.slice(1));

    const line = await ann.at(moved.id);
    await line.ask('undo', { match: moved.id, seq: 3, actionId: 'take-it-back' });
    line.close();
    expect(await ann.ask('GET', `/api/characters/${moved.id}`)).toEqual({ ...MIRA, used: { damage: 7 } });
  });

  it('a character file can be exported by its player only', async () => {
    ann = await server.guest();
    const { id } = await fileOf(ann);
    const bob = await server.guest();
    expect(await bob.ask('GET', `/api/characters/${id}/file`)).toMatchObject({ status: 404, code: 'no-such-match' });
  });

  it('a character file is refused if it was changed by hand, belongs to another game, or is not a match file', async () => {
    ann = await server.guest();
    const { text } = await fileOf(ann);
    const take = (file: string) => ann.ask<Problem>('POST', '/api/characters/file', file);
    const mend = text.replace('"amount":7', '"amount":1');
    expect(await take(mend)).toMatchObject({
      status: 400,
      code: 'bad-replay',
      detail: expect.stringMatching(/chain\.\d+ does not match the recorded actions/),
    });
    const untimed = text.replace(/"times":\[\d+,/, '"times":[');
    expect(await take(untimed)).toMatchObject({ status: 400, code: 'bad-replay' });
    expect(await take('{}')).toMatchObject({ status: 400, code: 'bad-replay' });
    expect(await take('nonsense')).toMatchObject({ status: 400, code: 'bad-json' });
    expect(await take(`{"x":"${'x'.repeat(4 * 1024 * 1024)}"}`)).toMatchObject({ status: 413, code: 'too-large' });

    const { id } = await ann.create({ game: 'gomoku', seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] });
    await ann.ask('POST', `/api/matches/${id}/concede`);
    const other = await ann.ask<{ readonly text: string }>('GET', `/api/matches/${id}/replay`);
    expect(await take(other.text)).toMatchObject({ status: 400, code: 'other-game' });
  });
});
