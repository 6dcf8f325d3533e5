import { BotLine } from '@tessera/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { place, TestServer, TIC_TAC_TOE, twoAtATable, type Visitor } from '../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ TESSERA_LIMITS: 'on' }, { elapsed: () => 0 });
});
afterAll(() => server.close());

/** Opens the stream of a seat that is not asked, until the server has begun to answer. Returns its end. */
async function openStream(visitor: Visitor, match: string, seat: number) {
  let opened = () => {};
  const isOpen = new Promise<void>((resolve) => {
    opened = resolve;
  });
  const stream = visitor.lines(`/api/bot/matches/${match}/stream?seat=${seat}`, opened);
  const end = stream.next().catch(() => ({ done: true }));
  await isOpen;
  return { end };
}

describe('request rate limit', () => {
  it('delays a person who sends too many requests, and leaves other people alone', async () => {
    const { id, first, second } = await twoAtATable(server);
    const answers = await Promise.all(Array.from({ length: 80 }, () => first.ask('price', { match: id })));
    const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal.code]));
    expect(refused.length).toBeGreaterThan(5);
    expect(new Set(refused)).toEqual(new Set(['too-fast']));
    expect(await second.ask('price', { match: id })).toMatchObject({ ok: true });
  });
});

describe('a session that has ended', () => {
  it('a session that has ended closes its sockets', async () => {
    const { bob, second } = await twoAtATable(server);
    const cut = new Promise((resolve) => second.socket.once('disconnect', resolve));
    await bob.ask('DELETE', '/api/session').catch(() => undefined);
    expect(await cut).toBe('io server disconnect');
  });
});

describe('registering', () => {
  it('registering closes the sockets and streams of the guest', async () => {
    const { bob, id, second } = await twoAtATable(server);
    const stream = await openStream(bob, id, 1);
    const cut = new Promise((resolve) => second.socket.once('disconnect', resolve));
    await bob.ask('POST', '/api/me/register', { name: 'Bob', password: 'correct horse' });
    expect(await cut).toBe('io server disconnect');
    expect(await stream.end).toMatchObject({ done: true });
    expect(await (await bob.socket()).ask('join', { match: id })).toMatchObject({ ok: true });
  });
});

describe('a changed password', () => {
  it('a changed password closes every socket and stream opened before', async () => {
    const ada = { name: 'Ada', password: 'correct horse' };
    const [here, there] = await Promise.all([server.guest(), server.guest()]);
    await here.ask('POST', '/api/me/register', ada);
    const { id } = await here.create(TIC_TAC_TOE);
    const { token } = await here.ask<{ token: string }>('POST', '/api/tokens', { name: 'bot', scopes: ['play'] });
    await there.ask('POST', '/api/session', ada);
    const [own, other, program] = [await here.socket(), await there.socket(), await here.socket(undefined, token)];
    const stream = await openStream(there, id, 0);
    const cut = [own, other, program].map(({ socket }) => new Promise((resolve) => socket.once('disconnect', resolve)));
    const change = { before: ada.password, password: 'incorrect donkey' };
    expect(await here.ask('PUT', '/api/me/password', change)).toMatchObject({ name: 'Ada' });
    expect(await Promise.all(cut)).toEqual(Array.from({ length: 3 }, () => 'io server disconnect'));
    expect(await stream.end).toMatchObject({ done: true });
    expect(await (await here.socket()).ask('join', { match: id })).toMatchObject({ ok: true });
    expect(await here.ask('GET', '/api/tokens')).toEqual([]);
    expect(await there.ask('GET', '/api/sessions')).toMatchObject({ code: 'not-signed-in' });
    await expect(here.socket(undefined, token)).rejects.toThrow('not-signed-in');
  });
});

describe('a program in a seat', () => {
  it('a program in a seat receives its decisions, the events, and the end of the match', async () => {
    const { ada, bob, id, first } = await twoAtATable(server);
    const heard: BotLine[] = [];
    // Starts the stream before there is anything to decide.
    const act = () => void first.act(id, 0, place(0));
    for await (const line of bob.lines(`/api/bot/matches/${id}/stream?seat=1`, act)) {
      const message = BotLine.parse(line);
      if (message.type === 'ping') continue;
      heard.push(message);
      if (heard.length === 1) {
        expect(message).toMatchObject({ type: 'entry', entry: { kind: 'act', by: 0 } });
      } else if (message.type === 'decide') {
        expect(message).toMatchObject({ seat: 1, seq: 1, decisions: [{ seat: 1 }] });
        expect(message.legal).toHaveLength(8);
        const move = { seq: message.seq, actionId: 'program-1', action: message.legal[0] };
        expect(await bob.ask('POST', `/api/bot/matches/${id}/actions`, move)).toMatchObject({ seq: 2 });
        await ada.ask('POST', `/api/matches/${id}/concede`);
      } else if (message.type === 'over') {
        break;
      }
    }
    expect(heard.map(({ type }) => type)).toEqual(['entry', 'decide', 'entry', 'entry', 'over']);
    expect(await first.act(id, 3, place(5))).toMatchObject({ ok: false });
  });
});
