import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { place, TestServer, twoAtATable, until } from '../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

describe.each([
  ['a WebSocket', ['websocket']],
  ['long polling', ['polling']],
  ['long polling that becomes a WebSocket', ['polling', 'websocket']],
])('transport %s', (_, transports) => {
  it('answers every request and sends updates in order', async () => {
    const { ada, id, second } = await twoAtATable(server);
    const line = await ada.socket(transports);
    if (transports.length > 1) {
      const { engine } = line.socket.io;
      await until(() => engine.transport.name === 'websocket', 'the connection is upgraded');
    }
    expect(await line.join(id)).toMatchObject({ seq: 0 });
    expect(await line.act(id, 0, place(0))).toEqual({ ok: true, seq: 1 });
    await second.act(id, 1, place(1));
    await line.notice('update', ({ update }) => update.seq === 2);
    expect(await line.act(id, 2, place(0))).toMatchObject({ ok: false, refusal: { code: 'taken' } });
    expect(await line.ask('chat', { match: id, actionId: 'hello-there', text: 'Grüße ♟' })).toMatchObject({ ok: true });
    expect(await second.notice('chat')).toMatchObject({ line: { text: 'Grüße ♟' } });
    expect(await line.ask('price', { match: id })).toEqual({ ok: true, price: 'somebody-else', practice: false });
    const seqs = line.heard.flatMap(({ notice, body }) => (notice === 'update' ? [seqOf(body)] : []));
    expect(seqs).toEqual([1, 2]);
    line.close();
  });

  it('ignores unknown requests without harm', async () => {
    const { ada, id } = await twoAtATable(server);
    const line = await ada.socket(transports);
    line.socket.emit('act', { match: id });
    line.socket.emit('toString', {}, () => expect.unreachable());
    line.socket.emit('act', { match: id }, 'one too many', () => expect.unreachable());
    expect(await line.ask('leave', { match: id })).toEqual({ ok: true });
    line.close();
  });
});

describe('a WebSocket', () => {
  it('a WebSocket is closed after a message that is not JSON', async () => {
    const { ada, id } = await twoAtATable(server);
    const line = await ada.socket();
    const closed = new Promise((resolve) => line.socket.once('disconnect', resolve));
    const { engine } = line.socket.io;
    engine.write('20["act",{"match":');
    expect(await closed).toBe('transport close');
    expect(await (await ada.at(id)).ask('price', { match: id })).toMatchObject({ ok: true });
  });

  it('a WebSocket is ignored after its client has left the namespace', async () => {
    const { ada, id, first } = await twoAtATable(server);
    const { engine } = first.socket.io;
    const received: unknown[] = [];
    // socket.io's packet for leaving the namespace: the connection under it stays.
    engine.write('1');
    await until(async () => (await ada.info(id)).seats[0]?.online === false, 'the seat is seen to be empty');
    engine.on('data', (data) => received.push(data));
    engine.write(`27["act",${JSON.stringify({ match: id, seq: 0, actionId: 'after-all', action: place(0) })}]`);
    engine.write(`28["price",{"match":"${id}"}]`);
    expect(await (await ada.at(id)).ask('price', { match: id })).toEqual({ ok: true });
    expect(received).toEqual([]);
    expect(await ada.info(id)).toMatchObject({ seq: 0 });
  });
});

function seqOf(body: unknown): number {
  return (body as { update: { seq: number } }).update.seq;
}
