import type { LookLink, MatchInfo } from '@tessera/protocol';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Line, TestServer, type Visitor } from '../../testing/testServer.ts';

let server: TestServer;
let owner: Visitor;
let stranger: Visitor;
let character: MatchInfo;
let own: Line;
let other: Line;

beforeAll(async () => {
  server = await TestServer.start({ TESSERA_GAMES: 'fifth-edition,gomoku' });
  [owner, stranger] = await Promise.all([server.guest(), server.guest()]);
  [own, other] = await Promise.all([owner.socket(), stranger.socket()]);
});
afterAll(async () => {
  own.close();
  other.close();
  await server.close();
});
beforeEach(async () => {
  character = await owner.create({
    game: 'fifth-edition',
    options: { edition: '2024', name: 'Ada' },
    seats: [{ kind: 'me' }],
  });
});

const link = (id = character.id) => `/api/matches/${id}/look-link`;
const share = (visitor = owner) => visitor.ask<LookLink>('PUT', link());
const named = (name: string) => ({ type: 'name', name });
const UNKNOWN = { ok: false, refusal: { code: 'no-such-match' } };

it('a stranger with the link sees the match as a spectator, and every change of it', async () => {
  const { key } = await share();
  expect(await share()).toEqual({ key });
  expect(await stranger.ask('POST', link(), { key })).toMatchObject({ id: character.id, shared: true });
  const joined = await other.ask('join', { match: character.id, look: key });
  expect(joined).toMatchObject({ ok: true, sync: { viewer: 'spectator', view: { record: { name: 'Ada' } } } });
  await own.join(character.id);
  const changed = other.notice('update', ({ update }) => update.seq === 1);
  await own.ask('act', { match: character.id, seq: 0, actionId: 'rename-1', action: named('Ada Lovelace') });
  expect(JSON.stringify(await changed)).toContain('Ada Lovelace');
});

it('the link gives no right but to look', async () => {
  const { key } = await share();
  await other.ask('join', { match: character.id, look: key });
  const match = character.id;
  const act = { match, seq: 0, actionId: 'stranger-1', action: named('Mallory') };
  expect(await other.ask('act', act)).toMatchObject(UNKNOWN);
  expect(await other.ask('undo', { match, seq: 0, actionId: 'stranger-2' })).toMatchObject(UNKNOWN);
  expect(await other.ask('fork', { match, at: 0, actionId: 'stranger-3' })).toMatchObject(UNKNOWN);
  expect(await other.ask('chat', { match, actionId: 'stranger-4', text: 'Hello' })).toMatchObject(UNKNOWN);
  for (const method of ['PUT', 'DELETE']) expect(await stranger.ask(method, link())).toMatchObject({ status: 404 });
  expect(await stranger.ask('GET', `/api/matches/${match}/replay`)).toMatchObject({ status: 404 });
  expect(await stranger.ask('GET', `/api/matches/${match}/log`)).toMatchObject({ status: 404 });
});

it('revoking the link ends the subscriptions through it, and a new link has another key', async () => {
  const { key } = await share();
  await other.ask('join', { match: character.id, look: key });
  const told = other.notice('resync', ({ match }) => match === character.id);
  expect(await owner.requestStatus('DELETE', link())).toBe(204);
  await told;
  expect(await other.ask('join', { match: character.id, look: key })).toMatchObject(UNKNOWN);
  expect(await stranger.ask('POST', link(), { key })).toMatchObject({ status: 404 });
  expect(await owner.info(character.id)).not.toHaveProperty('shared');
  const again = await share();
  expect(again.key).not.toBe(key);
  expect(await other.ask('join', { match: character.id, look: key })).toMatchObject(UNKNOWN);
});

it('no wrong key opens a match, with or without a link', async () => {
  const wrong = 'k'.repeat(43);
  expect(await other.ask('join', { match: character.id, look: wrong })).toMatchObject(UNKNOWN);
  await share();
  expect(await other.ask('join', { match: character.id, look: wrong })).toMatchObject(UNKNOWN);
  expect(await stranger.ask('POST', link(), { key: wrong })).toMatchObject({ status: 404 });
  expect(await stranger.ask('POST', link(), { key: 'short' })).toMatchObject({ status: 400 });
});

it('the key of the link is not sent to spectators', async () => {
  const { key } = await share();
  const joined = await other.ask('join', { match: character.id, look: key });
  const found = await stranger.ask('POST', link(), { key });
  expect(JSON.stringify([joined, found])).not.toContain(key);
});

it('a link serves a limited number of subscriptions, and its owner is never shut out', async () => {
  const { key } = await share();
  const lines = await Promise.all(Array.from({ length: 51 }, () => stranger.socket()));
  const answers = [];
  for (const line of lines) answers.push(await line.ask('join', { match: character.id, look: key }));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(50);
  expect(answers.at(-1)).toMatchObject({ ok: false, refusal: { code: 'too-many-lookers' } });
  expect(await own.ask('join', { match: character.id })).toMatchObject({ ok: true, sync: { viewer: 0 } });
  for (const line of lines) line.close();
});

it('only a personal match has a link, and it survives a restart', async () => {
  const table = await owner.create({ game: 'gomoku', seats: [{ kind: 'me' }, { kind: 'open' }] });
  expect(await owner.ask('PUT', link(table.id))).toMatchObject({ code: 'look-link-personal' });
  const { key } = await share();
  own.close();
  other.close();
  await server.down();
  await server.up();
  [own, other] = await Promise.all([owner.socket(), stranger.socket()]);
  expect(await other.ask('join', { match: character.id, look: key })).toMatchObject({ ok: true });
});
