import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Answer, RefusalInfo } from '@tessera/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BUDGETS } from '../src/limits/costs.ts';
import { type Line, TestServer, type Visitor } from '../src/testing/testServer.ts';

// One guest with four characters writes as much as the limits let through for an hour. The clock of the limits is the test's own.

const HOUR_MS = 3_600_000;
const STEP_MS = HOUR_MS / 60;
const CHARACTERS = 4;
/** Actions per character and minute of the hour: far more than the limits let through. */
const TRIES = 8;
const MB = 1024 * 1024;
/** Bytes that the limits let one person write within an hour. */
const WRITTEN = BUDGETS.written.person.burst + BUDGETS.written.person.perSecond * (HOUR_MS / 1000);
/** The database with its index, its write-ahead log, the redo log and the journals of one host. */
const MAX_ON_DISK = 64 * MB;

let time = 0;
let server: TestServer;
beforeAll(async () => {
  const limits = { TESSERA_LIMITS: 'on', TESSERA_MAX_MATCH_LOG_MB: '4' };
  server = await TestServer.start({ TESSERA_GAMES: 'fifth-edition', ...limits }, { elapsed: () => time });
});
afterAll(() => server.close());

/** The longest `details` action that the game takes. */
const longest = (i: number) => ({
  type: 'details',
  details: Object.fromEntries(['looks', 'backstory', 'notes'].map((field) => [field, `${i}`.padEnd(19_000, 'x')])),
});

interface Character {
  readonly id: string;
  readonly line: Line;
  seq: number;
}

async function begin(guest: Visitor): Promise<Character> {
  const { id } = await guest.create({ game: 'fifth-edition', seats: [{ kind: 'me' }] });
  const line = await guest.at(id);
  return { id, line, seq: 0 };
}

/** Sends one action; returns its size in bytes and the answer. */
async function write(character: Character, i: number): Promise<{ answer: Answer<'act'>; bytes: number }> {
  const action = longest(i);
  const answer = await character.line.act(character.id, character.seq, action);
  if (answer.ok) character.seq = answer.seq;
  return { answer, bytes: JSON.stringify(action).length };
}

async function sizeOf(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = files.map(async (file) => (file.isFile() ? (await stat(join(file.parentPath, file.name))).size : 0));
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
}

it('lets a character whose history is full continue as a copy, and frees the history with the old one', async () => {
  const guest = await server.guest();
  const character = await begin(guest);
  let code: string | undefined;
  for (let i = 0; code === undefined && i < 100; i++) {
    time += 1000;
    const { answer } = await write(character, i);
    if (!answer.ok) code = answer.refusal.code;
  }
  character.line.close();
  expect(code).toBe('match-log-full');
  const record = await guest.ask('GET', `/api/characters/${character.id}`);
  const copy = await guest.ask<{ readonly id: string }>('POST', '/api/characters', { record, from: 'copy' });
  expect(await guest.requestStatus('DELETE', `/api/characters/${character.id}`)).toBe(204);
  expect(await guest.ask('GET', '/api/characters')).toMatchObject([{ id: copy.id }]);
  const line = await guest.at(copy.id);
  expect(await line.act(copy.id, 1, { type: 'name', name: 'Mira' })).toMatchObject({ ok: true });
  line.close();
}, 600_000);

it('lets a character whose history is full go on once its player has shortened it', async () => {
  const guest = await server.guest();
  const character = await begin(guest);
  let code: string | undefined;
  for (let i = 0; code === undefined && i < 100; i++) {
    time += 1000;
    const { answer } = await write(character, i);
    if (!answer.ok) code = answer.refusal.code;
  }
  expect(code).toBe('match-log-full');
  const { id, seq } = character;
  expect(await guest.ask('POST', `/api/matches/${id}/shorten`)).toMatchObject({ id, seq });
  expect((await write(character, 0)).answer).toMatchObject({ ok: true, seq: seq + 1 });
  character.line.close();
}, 600_000);

it('keeps the data folder below 64 MB when one guest writes for an hour', async () => {
  const guest = await server.guest();
  const characters: Character[] = [];
  for (let i = 0; i < CHARACTERS; i++) characters.push(await begin(guest));
  const refused = new Map<string, RefusalInfo>();
  let written = 0;
  for (const end = time + HOUR_MS; time < end; time += STEP_MS) {
    for (let i = 0; i < CHARACTERS * TRIES; i++) {
      const character = characters[i % characters.length] as Character;
      const { answer, bytes } = await write(character, i);
      if (answer.ok) written += bytes;
      else refused.set(answer.refusal.code, answer.refusal);
      if (!answer.ok && answer.refusal.code === 'match-log-full') {
        character.line.close();
        characters.splice(characters.indexOf(character), 1, await begin(guest));
      }
    }
  }
  for (const { line } of characters) line.close();
  const sizes = [await sizeOf(server.folder)];
  await server.down();
  sizes.push(await sizeOf(server.folder));
  const onDisk = Math.max(...sizes);
  console.log(
    `${(written / MB).toFixed(1)} MB written, ${(onDisk / MB).toFixed(1)} MB on disk, ${[...refused.keys()]}`,
  );
  expect(written).toBeGreaterThan(WRITTEN / 2);
  expect(written).toBeLessThan(WRITTEN);
  expect(onDisk).toBeLessThan(MAX_ON_DISK);
  expect(refused.get('too-much-written')?.params).toMatchObject({ minutes: expect.any(Number) });
  expect(refused.get('match-log-full')?.params).toEqual({ most: 4 });
}, 600_000);
