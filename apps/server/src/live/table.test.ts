import { requests } from '@tessera/protocol';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { place, TestServer, TIC_TAC_TOE, twoAtATable } from '../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

describe('act', () => {
  it('acknowledges an action with its entry and sends the update to everyone at the table', async () => {
    const { id, first, second } = await twoAtATable(server);
    expect(await first.act(id, 0, place(4))).toEqual({ ok: true, seq: 1 });
    const { update } = await second.notice('update');
    expect(update).toMatchObject({ seq: 1, entry: { kind: 'act', by: 0 }, decisions: [{ seat: 1 }], canRedo: false });
    expect(update.patches.length).toBeGreaterThan(0);
    await first.notice('update', (body) => body.update.seq === 1);
  });

  it('sends the update to the acting client with the acknowledgement, and not a second time', async () => {
    const { ada, id, first } = await twoAtATable(server);
    const otherTab = await ada.at(id);
    const ask = { match: id, seq: 0, actionId: 'in-this-tab', action: place(4) };
    expect(await first.ask('act', ask)).toMatchObject({ ok: true, seq: 1, update: { seq: 1, entry: { by: 0 } } });
    await otherTab.notice('update', (body) => body.update.seq === 1);
    expect(first.heard.filter(({ notice }) => notice === 'update')).toEqual([]);
  });

  it('sends the update of a queued action to a client that joined meanwhile', async () => {
    const { id, first } = await twoAtATable(server, { ...TIC_TAC_TOE, mode: 'companion' });
    const guest = await (await server.guest()).socket();
    const edits = Array.from({ length: 30 }, (_, seq) =>
      first.ask('edit', { match: id, seq, actionId: `an-edit-${seq}`, patches: [[['cells', 4], (seq % 2) + 1]] }),
    );
    const given = await guest.join(id);
    const answers = await Promise.all(edits);
    expect(answers.filter(({ ok }) => !ok)).toEqual([]);
    for (let seq = given.seq + 1; seq <= edits.length; seq++) {
      await guest.notice('update', ({ update }) => update.seq === seq);
    }
  });

  it('acknowledges a retried action without repeating it', async () => {
    const { id, first, second } = await twoAtATable(server);
    await first.act(id, 0, place(0), 'the-very-same');
    await second.act(id, 1, place(1));
    expect(await first.act(id, 0, place(0), 'the-very-same')).toEqual({ ok: true, seq: 1 });
    expect(await first.act(id, 2, place(2))).toEqual({ ok: true, seq: 3 });
  });

  it('refuses an action with a reason when it is stale, illegal or malformed', async () => {
    const { id, first, second } = await twoAtATable(server);
    await first.act(id, 0, place(0));
    const codes = [
      await second.act(id, 0, place(3)),
      await first.act(id, 1, place(3)),
      await second.act(id, 1, place(0)),
      await second.act(id, 1, { type: 'castle' }),
      await second.act(id, 1, place(1), '~reserved-for-the-server'),
      await second.act('aaaaaaaaaaaa', 1, place(1)),
    ].map((answer) => (answer.ok ? 'done' : answer.refusal.code));
    expect(codes).toEqual(['stale', 'not-your-decision', 'taken', 'malformed-action', 'bad-request', 'no-such-match']);
  });

  it('refuses an action of a spectator', async () => {
    const { id } = await twoAtATable(server);
    const stranger = await (await server.guest()).at(id);
    expect(await stranger.act(id, 0, place(0))).toMatchObject({ ok: false, refusal: { code: 'not-seated' } });
  });

  it('ends the match when the rules say so, and only then releases the file with the seed', async () => {
    const { ada, id, first, second } = await twoAtATable(server);
    expect(await ada.ask('GET', `/api/matches/${id}/replay`)).toMatchObject({ kind: 'viewer', viewer: 0 });
    for (const [seq, cell] of [0, 3, 1, 4, 2].entries()) {
      expect(await (seq % 2 === 0 ? first : second).act(id, seq, place(cell))).toMatchObject({ ok: true });
    }
    const { info } = await second.notice('info', (body) => body.info.status === 'over');
    expect(info.ending).toMatchObject({ by: 'rules', results: ['win', 'loss'] });
    const replay = await ada.ask<{ kind: string; text: string }>('GET', `/api/matches/${id}/replay`);
    expect(replay.kind).toBe('file');
    expect(JSON.parse(replay.text).deeds).toHaveLength(5);
  });
});

describe('join', () => {
  it('sends the full state at first, and only the missed entries after a reconnect', async () => {
    const { bob, id, first, second } = await twoAtATable(server);
    await first.act(id, 0, place(0));
    second.close();
    await first.act(id, 1, place(1));
    const back = await bob.socket();
    const whole = requests.join.answer.parse(await back.ask('join', { match: id }));
    expect(whole).toMatchObject({ ok: true, sync: { seq: 1, viewer: 1, decisions: [{ seat: 1 }] } });
    const missed = await back.ask('join', { match: id, since: 0, viewer: 1 });
    expect(missed).toMatchObject({ ok: true, missed: [{ seq: 1 }], info: { seq: 1 } });
    expect(await back.ask('join', { match: id, since: 1, viewer: 1 })).toMatchObject({ ok: true, missed: [] });
    expect(await back.ask('join', { match: id, since: 1, viewer: 'spectator' })).toMatchObject({ sync: { seq: 1 } });
  });

  it('counts spectators and shows which players are online', async () => {
    const { id, first, second } = await twoAtATable(server);
    const watcher = await (await server.guest()).at(id);
    const { info } = await first.notice('info', (body) => body.info.spectators === 1);
    expect(info.seats.map(({ online }) => online)).toEqual([true, true]);
    second.close();
    watcher.close();
    const later = await first.notice('info', (body) => !body.info.seats[1]?.online && body.info.spectators === 0);
    expect(later.info.seats[0]?.online).toBe(true);
  });

  it('tells waiting clients that the match has started', async () => {
    const [ada, bob] = await Promise.all([server.guest(), server.guest()]);
    const { id, status } = await ada.create(TIC_TAC_TOE);
    expect(status).toBe('open');
    const waiting = await ada.socket();
    expect(await waiting.join(id)).toMatchObject({ seq: 0, log: [] });
    await bob.take(id, 1);
    await waiting.notice('resync');
    expect((await waiting.join(id)).view).toBeDefined();
  });
});

describe('chat', () => {
  it('delivers a line once, no matter how often it is sent, and includes it in later joins', async () => {
    const { id, first, second } = await twoAtATable(server);
    const said = { match: id, actionId: 'good-game-1', text: ' Good game! ' };
    expect(await first.ask('chat', said)).toEqual({ ok: true, id: 1 });
    expect(await first.ask('chat', said)).toEqual({ ok: true, id: 1 });
    expect(await second.ask('chat', { ...said, text: 'Thanks' })).toEqual({ ok: true, id: 2 });
    const { line } = await second.notice('chat');
    expect(line).toMatchObject({ id: 1, seat: 0, text: 'Good game!' });
    const watcher = await (await server.guest()).socket();
    const { chat } = await watcher.join(id);
    expect(chat.map(({ text }) => text)).toEqual(['Good game!', 'Thanks']);
    const missed = await second.ask('join', { match: id, since: 0, viewer: 1, chat: 1 });
    expect(missed).toMatchObject({ ok: true, missed: [], chat: [{ id: 2 }] });
  });
});

describe('seen', () => {
  it('stores the last entry a player has seen, which never decreases', async () => {
    const { id, first, second } = await twoAtATable(server);
    await first.act(id, 0, place(0));
    expect(await second.ask('seen', { match: id, seq: 1 })).toEqual({ ok: true });
    await second.ask('seen', { match: id, seq: 0 });
    expect((await second.join(id)).seen).toBe(1);
  });
});

describe('hostile messages', () => {
  it('hostile messages are refused or ignored, and change nothing', async () => {
    const { id, first } = await twoAtATable(server);
    const raw = first.socket.timeout(5000);
    const deep = JSON.parse(`${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`);
    for (const body of [
      null,
      7,
      'x',
      [],
      {},
      { match: id },
      { match: id, seq: -1, actionId: 'abcdefgh', action: {} },
    ]) {
      expect(await raw.emitWithAck('act', body)).toMatchObject({ ok: false, refusal: { code: 'bad-request' } });
    }
    expect(await raw.emitWithAck('act', { match: id })).toMatchObject({
      refusal: { params: { path: 'body.seq', problem: 'missing' } },
    });
    for (const action of [deep, JSON.parse('{"type":"place","__proto__":{"cell":1}}')]) {
      expect(await raw.emitWithAck('act', { match: id, seq: 0, actionId: 'abcdefgh', action })).toMatchObject({
        ok: false,
      });
    }
    first.socket.emit('no-such-event', { match: id });
    first.socket.emit('act', { match: id, seq: 0, actionId: 'without-reply', action: place(0) });
    expect((await first.join(id)).seq).toBe(0);
  });

  it('hostile messages end the connection when they exceed the size limit', async () => {
    const { id, first } = await twoAtATable(server);
    const cut = new Promise((resolve) => first.socket.once('disconnect', resolve));
    first.socket.emit('chat', { match: id, actionId: 'abcdefgh', text: 'x'.repeat(70_000) });
    await cut;
  });

  it('messages without authentication are refused', async () => {
    const socket = io(server.url, { transports: ['websocket'], forceNew: true });
    const error = await new Promise<Error>((resolve) => socket.once('connect_error', resolve));
    socket.close();
    expect(error.message).toBe('not-signed-in');
  });
});
