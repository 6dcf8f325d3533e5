import { randomUUID } from 'node:crypto';
import type { MatchInfo, NewMatchRequest } from '@tessera/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CHAT_RATE } from '../limits/chatLimits.ts';
import { type Line, TestServer, TIC_TAC_TOE, type Visitor } from '../testing/testServer.ts';

let server: TestServer;
/** The clock of the rate limits. It stands still during a test, so no bucket refills. */
let elapsedMs = 0;
beforeAll(async () => {
  server = await TestServer.start({ TESSERA_LIMITS: 'on' }, { elapsed: () => elapsedMs });
});
beforeEach(() => {
  elapsedMs += 3_600_000;
});
afterAll(() => server.close());

const sendChat = (line: Line, match: string, text: string) => line.ask('chat', { match, actionId: randomUUID(), text });

async function table(wish: Partial<NewMatchRequest> = {}): Promise<{ host: Visitor; info: MatchInfo; at: Line }> {
  const host = await server.guest();
  const info = await host.create({ ...TIC_TAC_TOE, ...wish });
  return { host, info, at: await host.at(info.id) };
}

async function watcher(match: string): Promise<{ visitor: Visitor; at: Line }> {
  const visitor = await server.guest();
  return { visitor, at: await visitor.at(match) };
}

const REFUSED = (code: string) => ({ ok: false, refusal: { code } });

describe('chat of spectators', () => {
  it.each([
    ['private', undefined, true],
    ['public', undefined, false],
    ['private', 'seated', false],
    ['public', 'everyone', true],
  ] as const)('a spectator may write at a %s table with the rule %s: %s', async (visibility, chat, may) => {
    const { info, at } = await table({ visibility, ...(chat && { chat }) });
    const stranger = await watcher(info.id);
    const said = await sendChat(stranger.at, info.id, 'Hello');
    expect(said).toMatchObject(may ? { ok: true } : REFUSED('chat-seated-only'));
    expect(await sendChat(at, info.id, 'Hello')).toMatchObject({ ok: true });
    await stranger.visitor.take(info.id, 1);
    expect(await sendChat(stranger.at, info.id, 'Now I sit here')).toMatchObject({ ok: true });
  });

  it('names that look alike are numbered, for a spectator and for two players at one table', async () => {
    const { host, info } = await table();
    await host.ask('PATCH', '/api/me', { name: 'Red Fox' });
    await host.ask('PUT', `/api/matches/${info.id}/seats/0`, { kind: 'open' });
    await host.take(info.id, 0);
    const { visitor, at: other } = await watcher(info.id);
    await visitor.ask('PATCH', '/api/me', { name: 'Rеd Fох' });
    const again = await visitor.at(info.id);
    await sendChat(again, info.id, 'I am the host');
    expect(await other.notice('chat')).toMatchObject({ line: { name: 'Rеd Fох (2)', player: visitor.id } });
    expect((await visitor.take(info.id, 1)).seats.map(({ name }) => name)).toEqual(['Red Fox', 'Rеd Fох (2)']);
  });
});

describe('chat after a change of name', () => {
  it('a person speaks under a new name at once, and a guest is marked when an account takes the same name', async () => {
    const { info, at } = await table();
    const { visitor, at: line } = await watcher(info.id);
    const nameOf = async (text: string) => {
      expect(await sendChat(line, info.id, text)).toMatchObject({ ok: true });
      return (await at.notice('chat', (body) => body.line.text === text)).line.name;
    };
    await visitor.ask('PATCH', '/api/me', { name: 'Grace' });
    expect(await nameOf('one')).toBe('Grace');
    const grace = await server.guest();
    await grace.ask('POST', '/api/me/register', { name: 'Grace', password: 'correct horse' });
    expect(await nameOf('two')).toBe('Grace (guest)');
  });
});

describe('muting', () => {
  it('a muted spectator may not write until the host unmutes them or they take a seat', async () => {
    const { host, info, at } = await table();
    const { visitor, at: line } = await watcher(info.id);
    const mute = (muted: boolean, by = host, player = visitor.id) =>
      by.ask<MatchInfo>('PUT', `/api/matches/${info.id}/muted/${player}`, { muted });
    expect(await mute(true, visitor, host.id)).toMatchObject({ code: 'not-the-host' });
    expect(await mute(true, host, host.id)).toMatchObject({ code: 'sits-here' });
    expect((await mute(true)).muted).toEqual([visitor.id]);
    await at.notice('info', (body) => body.info.muted?.includes(visitor.id) ?? false);
    expect(await sendChat(line, info.id, 'Hello')).toMatchObject(REFUSED('chat-muted'));
    expect((await mute(false)).muted).toEqual([]);
    expect(await sendChat(line, info.id, 'Hello')).toMatchObject({ ok: true });
    await mute(true);
    await visitor.take(info.id, 1);
    expect(await sendChat(line, info.id, 'I play')).toMatchObject({ ok: true });
  });
});

describe('chat rate limit', () => {
  it('limits a person over all sockets and tables, and leaves other people alone', async () => {
    const [one, two] = [await table(), await table()];
    const visitor = await server.guest();
    const lines = [await visitor.at(one.info.id), await visitor.at(two.info.id)] as const;
    const texts = Array.from({ length: 12 }, (_, i) => `number ${i}`);
    const answers = await Promise.all(
      texts.map((text, i) =>
        i % 2 === 0 ? sendChat(lines[0], one.info.id, text) : sendChat(lines[1], two.info.id, text),
      ),
    );
    const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal.code]));
    expect(refused).toEqual(Array(12 - CHAT_RATE.burst).fill('too-fast'));
    expect(await sendChat(one.at, one.info.id, 'Hello')).toMatchObject({ ok: true });
    elapsedMs += 1000 / CHAT_RATE.perSecond;
    expect(await sendChat(lines[0], one.info.id, 'after a pause')).toMatchObject({ ok: true });
    expect(await sendChat(lines[1], two.info.id, 'too soon again')).toMatchObject(REFUSED('too-fast'));
  });

  it('refuses the same text over and over, but accepts a retry of a lost line', async () => {
    const { info, at } = await table();
    for (let i = 0; i < 3; i++) expect(await sendChat(at, info.id, 'gg')).toMatchObject({ ok: true });
    expect(await sendChat(at, info.id, 'GG!')).toMatchObject(REFUSED('chat-repeated'));
    const lost = { match: info.id, actionId: 'sent-again', text: 'something else' };
    for (let i = 0; i < 5; i++) expect(await at.ask('chat', lost)).toMatchObject({ ok: true, id: 4 });
  });
});

describe('ignore list', () => {
  it('an ignore list is stored per person, and entries can be removed', async () => {
    const [ann, bob] = [await server.guest(), await server.guest()];
    const ignored = () => ann.ask('GET', '/api/me/ignored');
    expect(await ann.requestStatus('PUT', `/api/me/ignored/${bob.id}`)).toBe(204);
    expect(await ann.requestStatus('PUT', `/api/me/ignored/${bob.id}`)).toBe(204);
    expect(await ignored()).toMatchObject([{ id: bob.id, name: expect.any(String) }]);
    expect(await bob.ask('GET', '/api/me/ignored')).toEqual([]);
    expect(await ann.requestStatus('PUT', `/api/me/ignored/${ann.id}`)).toBe(409);
    expect(await ann.requestStatus('PUT', '/api/me/ignored/aaaaaaaaaaaa')).toBe(404);
    expect(await ann.requestStatus('DELETE', `/api/me/ignored/${bob.id}`)).toBe(204);
    expect(await ignored()).toEqual([]);
  });
});

describe('ignored speakers', () => {
  const ignore = (who: Visitor, whom: Visitor) => who.requestStatus('PUT', `/api/me/ignored/${whom.id}`);
  const textsIn = (line: Line) => line.heard.flatMap(({ notice, body }) => (notice === 'chat' ? [textOf(body)] : []));
  const textOf = (body: unknown) => (body as { line: { text: string } }).line.text;

  it('a line of an ignored person reaches everyone but the person who ignores them, live and on joining, until the entry is removed', async () => {
    const { host, info, at } = await table({ visibility: 'private' });
    const [loud, calm] = [await watcher(info.id), await watcher(info.id)];
    await sendChat(loud.at, info.id, 'before');
    expect(await ignore(host, loud.visitor)).toBe(204);
    await sendChat(loud.at, info.id, 'shout');
    await sendChat(calm.at, info.id, 'hello');
    await at.notice('chat', ({ line }) => line.text === 'hello');
    expect(textsIn(at)).toEqual(['before', 'hello']);
    expect(textsIn(calm.at)).toEqual(['before', 'shout', 'hello']);
    const texts = async (visitor: Visitor) =>
      (await (await visitor.socket()).join(info.id)).chat.map(({ text }) => text);
    expect(await texts(host)).toEqual(['hello']);
    expect(await texts(calm.visitor)).toEqual(['before', 'shout', 'hello']);
    expect(await host.requestStatus('DELETE', `/api/me/ignored/${loud.visitor.id}`)).toBe(204);
    expect(await texts(host)).toEqual(['before', 'shout', 'hello']);
  });
});
