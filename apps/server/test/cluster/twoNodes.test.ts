import { nonEmpty } from '@tessera/testkit';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasServices, newDatabase, sharedRedis } from '../../src/testing/services.mjs';
import { ClusterNode, until } from '../support/clusterNodes.ts';
import { ask, Guest, must } from '../support/guest.ts';

describe.skipIf(!hasServices)('two nodes on one PostgreSQL and one Redis', () => {
  let a: ClusterNode;
  let b: ClusterNode;
  beforeAll(async () => {
    const settings = { DATABASE_URL: await newDatabase(), REDIS_URL: await sharedRedis() };
    // Concurrently: one of them creates the tables, the other waits for that.
    [a, b] = await Promise.all([ClusterNode.start(settings), ClusterNode.start(settings)]);
    await until(async () => (await a.isReady()) && (await b.isReady()), 'both nodes are ready');
  });
  afterAll(async () => {
    await Promise.all([a?.stop(), b?.stop()]);
  });

  it('two nodes play a match together at any owner, and all subscribers receive every update', async () => {
    const [ada, bob] = [await Guest.visit(a.url), await Guest.visit(b.url)];
    for (let i = 0; i < 6; i++) {
      const { id } = await (i % 2 === 0 ? ada : bob).meet(i % 2 === 0 ? bob : ada, { game: 'marks' });
      const sockets = [await ada.connect(), await bob.connect()] as const;
      const heard: number[][] = [[], []];
      sockets.forEach((socket, n) => {
        socket.on('update', ({ update }) => heard[n]?.push(update.seq));
      });
      const host = i % 2;
      const own = [sockets[host], sockets[1 - host]] as [Socket, Socket];
      for (const socket of sockets) await must(socket, 'join', { match: id });
      const online = async () => (await ada.match('GET', `/api/matches/${id}`)).seats.every(({ online }) => online);
      await until(online, 'both are seen at the table');
      for (let n = 0; n < 6; n++) {
        const socket = own[n % 2] as (typeof sockets)[0];
        const body = { match: id, seq: n, actionId: `action-${i}-${n}`, action: { type: 'mark', mark: `m${i}-${n}` } };
        const answer = await must(socket, 'act', body);
        expect(answer.seq).toBe(n + 1);
        if (answer.update) heard[sockets.indexOf(socket)]?.push(answer.seq);
        // A retry is acknowledged without effect.
        expect((await must(socket, 'act', body)).seq).toBe(n + 1);
      }
      const all = [1, 2, 3, 4, 5, 6];
      await until(() => heard.every((seqs) => all.every((seq) => seqs.includes(seq))), 'both have heard everything');
      const said = await must(sockets[0], 'chat', { match: id, actionId: `the line ${i}`, text: 'hello' });
      expect(said.id).toBe(1);
      expect(
        await ask(own[1], 'act', {
          match: id,
          seq: 6,
          actionId: 'out of turn',
          action: { type: 'mark', mark: 'm0-0' },
        }),
      ).toMatchObject({ ok: false });
      for (const socket of sockets) socket.close();
    }
  });

  it('two nodes send notices to spectators at the other node, but no lines of people they ignore', async () => {
    const [ada, bob, eve, fay] = await Promise.all([a, b, a, b].map((node) => Guest.visit(node.url)));
    if (!ada || !bob || !eve || !fay) throw new Error('nobody came');
    const { id, seats } = await ada.meet(bob, { game: 'marks', chat: 'everyone' });
    const watching = await Promise.all([eve, fay, ada, bob].map((guest) => guest.connect()));
    const heard = watching.map((socket) => {
      const lines: string[] = [];
      socket.on('chat', ({ line }) => lines.push(line.text));
      return lines;
    });
    const updates: number[] = [];
    watching[1]?.on('update', ({ update }) => updates.push(update.seq));
    watching[0]?.on('update', ({ update }) => updates.push(update.seq));
    expect((await eve.send('PUT', `/api/me/ignored/${seats[1]?.player}`)).status).toBe(204);
    for (const socket of watching) await must(socket, 'join', { match: id });
    const [, , first, second] = watching as [Socket, Socket, Socket, Socket];
    await must(first, 'chat', { match: id, actionId: 'line of ada', text: 'from ada' });
    await must(second, 'chat', { match: id, actionId: 'line of bob', text: 'from bob' });
    await must(first, 'act', { match: id, seq: 0, actionId: 'first action', action: { type: 'mark', mark: 'x' } });
    await until(() => updates.length === 2, 'both who watch have heard of the action');
    await until(() => heard.slice(1).every((lines) => lines.length === 2), 'the others hear both lines');
    expect(heard[0]).toEqual(['from ada']);
    for (const socket of watching) socket.close();
  });

  it('two nodes send nothing of a seat to its former holder, even if their client ignores the notice', async () => {
    const [ada, bob, eve] = [await Guest.visit(a.url), await Guest.visit(b.url), await Guest.visit(b.url)];
    const { id } = await ada.meet(bob, { game: 'sealed' });
    const [first, before] = [await ada.connect(), await bob.connect()];
    const [after, beside] = [await eve.connect(), await eve.connect()];
    const heard: unknown[] = [];
    const updates: number[] = [];
    before.onAny((notice) => heard.push(notice));
    before.on('update', ({ update }) => updates.push(update.seq));
    await must(before, 'join', { match: id });
    const seat = `/api/matches/${id}/seats/1`;
    await bob.match('PUT', seat, { kind: 'open' });
    await eve.match('PUT', seat, { kind: 'me' });
    for (const socket of [after, beside]) await must(socket, 'join', { match: id });
    const { seq } = await eve.match('GET', `/api/matches/${id}`);
    const seal = (text: string) => ({ type: 'seal', text });
    const act = (socket: Socket, n: number, text: string) =>
      must(socket, 'act', { match: id, seq: seq + n, actionId: `seal number ${n}`, action: seal(text) });
    const last = new Promise((resolve) => beside.on('update', ({ update }) => update.seq === seq + 3 && resolve(seq)));
    await act(first, 0, 'of ada');
    await act(after, 1, 'hidden by eve');
    await act(first, 2, 'of ada again');
    // The updates of the seat have arrived by then; the last one for Bob is that he has left it.
    await last;
    expect(heard).toContain('resync');
    expect(updates).toEqual([1]);
    for (const socket of [first, before, after, beside]) socket.close();
  });

  it('two nodes stream a match to a program at the node that does not own it', async () => {
    for (const [near, far] of [
      [a, b],
      [b, a],
    ] as const) {
      const [ada, bob] = [await Guest.visit(near.url), await Guest.visit(far.url)];
      const { id } = await ada.meet(bob, { game: 'marks' });
      // The second seat is asked once the first has moved; its stream is at the other node.
      const stop = new AbortController();
      const headers = { cookie: bob.cookie };
      const stream = await fetch(`${far.url}/api/bot/matches/${id}/stream?seat=1`, { headers, signal: stop.signal });
      expect(stream.status).toBe(200);
      const socket = await ada.connect();
      await must(socket, 'act', {
        match: id,
        seq: 0,
        actionId: 'the first of all',
        action: { type: 'mark', mark: 'x' },
      });
      const decoder = new TextDecoder();
      let heard = '';
      for await (const chunk of stream.body ?? []) {
        heard += decoder.decode(chunk, { stream: true });
        if (heard.includes('"type":"decide"')) break;
      }
      expect(heard).toContain('"seq":1');
      stop.abort();
      socket.close();
    }
  });

  it('two nodes share sessions: one that is ended at one node is ended at the other', async () => {
    const ada = await Guest.visit(a.url);
    const socket = await ada.connect();
    const closed = new Promise((resolve) => socket.once('disconnect', resolve));
    ada.moveTo(b.url);
    expect((await ada.send('GET', '/api/me')).status).toBe(200);
    expect((await ada.send('DELETE', '/api/session')).status).toBe(204);
    await closed;
  });

  it('two nodes hand over matches when one of them shuts down, without losing a client', async () => {
    const [ada, bob] = [await Guest.visit(b.url), await Guest.visit(b.url)];
    const ids: string[] = [];
    for (let i = 0; i < 8; i++) ids.push((await ada.meet(bob, { game: 'marks' })).id);
    await a.stop();
    const socket = await ada.connect();
    for (const id of nonEmpty(ids)) {
      const body = { match: id, seq: 0, actionId: 'the first one', action: { type: 'mark', mark: `x-${id}` } };
      expect((await must(socket, 'act', body)).seq).toBe(1);
    }
    socket.close();
  });
});
