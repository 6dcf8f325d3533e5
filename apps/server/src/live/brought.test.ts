import { randomUUID } from 'node:crypto';
import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashText } from '@tessera/kernel';
import type { BotLine, MatchInfo, ViewerReplay } from '@tessera/protocol';
import Database from 'libsql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { DATABASE_FILE } from '../storage/storage.ts';
import { TestServer, until, type Visitor } from '../testing/testServer.ts';

// A match of Heist City on a custom map: each subscriber receives the map once, and no other message carries it.

const MAP = new URL('../../../../games/heist-city/content/core/maps/hex-demo.json', import.meta.url);
const Maps = z.looseObject({ records: z.array(z.record(z.string(), z.json())) });

let server: TestServer;
let ownMap: string;
let ann: Visitor;
let ben: Visitor;

beforeAll(async () => {
  server = await TestServer.start({ TESSERA_GAMES: 'heist-city' });
  const [map] = Maps.parse(JSON.parse(await readFile(MAP, 'utf8'))).records;
  ownMap = JSON.stringify({ ...map, id: 'own', name: 'Our own backyard' });
  [ann, ben] = [await server.guest(), await server.guest()];
});
afterAll(() => server.close());

const LOADOUT = { type: 'loadout', items: [[], [], [], [], []] };
const carries = (sent: unknown) => JSON.stringify(sent).includes('Our own backyard');

async function twoOnTheirOwnMap() {
  const seats: [{ kind: 'me' }, { kind: 'open' }] = [{ kind: 'me' }, { kind: 'open' }];
  const { id } = await ann.create({ game: 'heist-city', visibility: 'public', options: { ownMap }, seats });
  return { id, info: await ben.take(id, 1) };
}

it('headings and lists name the map by its hash, a join sends the map, and updates do not', async () => {
  const { id, info } = await twoOnTheirOwnMap();
  expect(info.options).toMatchObject({ ownMap: hashText(ownMap) });
  const line = await ann.socket();
  const sync = await line.join(id);
  expect(sync.brought).toEqual({ ownMap });
  expect(sync.view).toMatchObject({ map: hashText(ownMap) });
  expect(carries({ ...sync, brought: undefined })).toBe(false);
  const other = await ben.at(id);
  await line.act(id, 0, LOADOUT);
  await other.act(id, 1, LOADOUT);
  await other.notice('update', ({ update }) => update.seq === 2);
  expect(carries([line.heard, other.heard])).toBe(false);
  expect(carries([await ben.info(id), await ann.ask('GET', '/api/matches')])).toBe(false);
  expect(await line.ask('join', { match: id, since: 1, viewer: 0 })).not.toHaveProperty('sync');
  const replay = await ann.ask<ViewerReplay>('GET', `/api/matches/${id}/replay`);
  expect(replay.brought).toEqual({ ownMap });
  line.close();
  other.close();
});

it('bots, forks and rematches use the attached map, also after a restart', async () => {
  const options = { ownMap };
  const { id } = await ann.create({
    game: 'heist-city',
    options,
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }],
  });
  // Both crews choose at once: the bot may have chosen before any client subscribes to the match.
  await until(async () => (await ann.info(id)).seq === 1, 'the bot has chosen');
  const line = await ann.socket();
  const { seq, log } = await line.join(id);
  const chosen = log.find((entry) => entry.by === 1);
  expect(chosen).toMatchObject({ kind: 'act' });
  expect(chosen).not.toHaveProperty('note');
  const fork = await line.ask('fork', { match: id, at: 0, actionId: randomUUID() });
  if (!fork.ok) throw new Error(fork.refusal.code);
  const forked = await ann.at(fork.match);
  expect((await forked.join(fork.match)).brought).toEqual({ ownMap });
  await line.act(id, seq, { type: 'concede' });
  await until(async () => (await ann.info(id)).status === 'over', 'the end');
  const again = await ann.ask<MatchInfo>('POST', `/api/matches/${id}/rematch`);
  expect(again.options).toEqual((await ann.info(id)).options);
  line.close();
  forked.close();
  await server.down();
  await server.up();
  for (const match of [again.id, fork.match]) {
    const back = await ann.socket();
    expect((await back.join(match)).brought).toEqual({ ownMap });
    back.close();
  }
  const file = await ann.ask<object>('GET', `/api/matches/${id}/replay`);
  const imported = await ben.ask<MatchInfo>('POST', '/api/replays', (file as { text: string }).text);
  expect(imported).toMatchObject({ status: 'over', options: { ownMap: hashText(ownMap) } });
});

it('a program in a seat receives the attached map with its first question only', async () => {
  const { id } = await twoOnTheirOwnMap();
  const decide: (BotLine & { type: 'decide' })[] = [];
  for await (const line of ann.lines(`/api/bot/matches/${id}/stream`)) {
    const message = line as BotLine;
    if (message.type !== 'decide') continue;
    decide.push(message);
    if (decide.length === 2) break;
    // The other crew chooses first, so this seat is asked again.
    const other = await ben.at(id);
    await other.act(id, message.seq, LOADOUT);
    other.close();
  }
  expect(decide.map(({ brought }) => brought)).toEqual([{ ownMap }, undefined]);
});

it('the attachment is stored beside the heading, where no list reads it; a match whose old heading contains it can still be played', async () => {
  const { id } = await ann.create({
    game: 'heist-city',
    options: { ownMap },
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await server.down();
  // Reads a copy: a reader of the file itself would hold its lock longer than the server waits.
  const file = join(server.folder, DATABASE_FILE);
  await copyFile(file, `${file}.copy`);
  const copy = new Database(`${file}.copy`);
  const [row] = copy.prepare('SELECT record, brought FROM matches WHERE id = ?').all(id) as Record<string, string>[];
  copy.close();
  expect([carries(row?.record), carries(row?.brought)]).toEqual([false, true]);
  const before = JSON.stringify({ ...JSON.parse(row?.record ?? ''), brought: { ownMap } });
  const database = new Database(file);
  database.exec(`UPDATE matches SET record = '${before.replaceAll("'", "''")}', brought = NULL WHERE id = '${id}'`);
  database.close();
  await server.up();
  await ben.take(id, 1);
  const line = await ben.socket();
  expect((await line.join(id)).view).toMatchObject({ map: hashText(ownMap) });
  line.close();
});

it('a custom map with more gear markers than items is refused as an option, and the host thread stays', async () => {
  const gear = Array.from({ length: 60 }, (_, i) => ({ id: `gear-${i}`, at: [0, 2] }));
  const overfull = JSON.stringify({ ...JSON.parse(ownMap), gear });
  const wish = { game: 'heist-city', options: { ownMap: overfull }, seats: [{ kind: 'me' }, { kind: 'open' }] };
  const response = await ann.send('POST', '/api/matches', wish);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'bad-options', params: { path: 'ownMap' } });
  expect((await twoOnTheirOwnMap()).info.status).toBe('playing');
});
