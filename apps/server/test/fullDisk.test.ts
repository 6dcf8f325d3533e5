import { join } from 'node:path';
import { createGameFormatter, createTranslator, house } from '@tessera/text';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { mountSmallDisk, noSmallDisk, type SmallDisk } from '../src/testing/services.mjs';
import { OWN_CONNECTION } from '../src/testing/testServer.ts';
import { until } from './support/clusterNodes.ts';
import { ask, Guest, must } from './support/guest.ts';
import { ServerProcess } from './support/serverProcess.ts';

// A server whose data folder is on a disk that is really full. Stored data stays readable, requests that must store data are refused
// with a message, and the server continues without a restart once there is room again.

const NO_DISK = noSmallDisk();
if (NO_DISK) console.warn(`A full disk is not tried: ${NO_DISK}`);
/** Room for the database, the redo log and the journals of one host. */
const DISK_MB = 48;
/** Number of letters that exceeds the journals, which are created in full size and take actions on a full disk. */
const LETTER = 'x'.repeat(40_000);
const MORE_THAN_FITS = 150;
const Problem = z.object({ code: z.string(), detail: z.string() });
const View = z.object({ letters: z.int() });

describe.skipIf(NO_DISK !== undefined)('a server on a full disk', () => {
  let disk: SmallDisk;
  let server: ServerProcess;
  let ada: Guest;
  let ben: Guest;
  let sockets: readonly [Socket, Socket];
  let match: string;
  let page: string;
  /** How many letters were acknowledged. */
  let acknowledged = 0;

  const get = async (path: string, cookie?: string) => {
    const response = await fetch(server.url + path, { headers: { ...OWN_CONNECTION, ...(cookie && { cookie }) } });
    return { status: response.status, text: await response.text() };
  };
  const status = async (path: string, cookie?: string) => (await get(path, cookie)).status;
  const write = async (text: string) => {
    const socket = sockets[acknowledged % 2 === 0 ? 0 : 1];
    const action = { type: 'write', text };
    const body = { match, seq: acknowledged, actionId: `letter-number-${acknowledged}`, action };
    const answer = await ask(socket, 'act', body);
    if (answer.ok) acknowledged++;
    return answer;
  };

  const wish = { game: 'letters', seats: [{ kind: 'me' }, { kind: 'open' }] };
  /**
   * Fills the disk and sends a request, until it is refused: the redo log reuses its pages, and a checkpoint makes room. Returns the refusal.
   */
  const untilRefused = async <T>(
    send: (attempt: number) => Promise<T>,
    isRefused: (answer: T) => boolean,
  ): Promise<T> => {
    for (let attempt = 0; ; attempt++) {
      disk.fill();
      const answer = await send(attempt);
      if (isRefused(answer)) return answer;
      if (attempt > MORE_THAN_FITS) throw new Error(`The disk is never full: ${JSON.stringify(answer)}`);
    }
  };
  const newMatch = () => untilRefused(() => ada.send('POST', '/api/matches', wish), isProblem);

  beforeAll(async () => {
    disk = mountSmallDisk(DISK_MB);
    server = await ServerProcess.on(join(disk.folder, 'data'), { TESSERA_RULE_THREADS: '1', TESSERA_GAMES: 'gomoku' });
    [ada, ben] = [await Guest.visit(server.url), await Guest.visit(server.url)];
    ({ id: match } = await ada.meet(ben, { game: 'letters', visibility: 'public' }));
    sockets = [await ada.connect(), await ben.connect()];
    for (let i = 0; i < 3; i++) expect(await write('before')).toMatchObject({ ok: true });
    page = (await get('/')).text;
    await newMatch();
    expect(await write('in the journal')).toMatchObject({ ok: true });
    await until(async () => (await status('/api/ready')) === 503, 'the server notices the full disk');
  });

  afterAll(async () => {
    await server?.stop();
    disk?.remove();
  });

  it.each(['with', 'without'])(
    'a server answers health and readiness probes %s a cookie when its disk is full',
    async (how) => {
      const cookie = how === 'with' ? ada.cookie : undefined;
      expect(await status('/api/health', cookie)).toBe(200);
      expect(await status('/api/ready', cookie)).toBe(503);
    },
  );

  it.each(['with', 'without'])(
    'shows lists, matches, logs and replays %s a cookie when its disk is full',
    async (how) => {
      const cookie = how === 'with' ? ada.cookie : undefined;
      const lobby = await get('/api/matches?scope=lobby', cookie);
      expect(lobby).toMatchObject({ status: 200, text: expect.stringContaining(match) });
      expect(await get(`/api/matches/${match}`, cookie)).toMatchObject({
        status: 200,
        text: expect.stringContaining(`"seq":${acknowledged}`),
      });
      const log = await get(`/api/matches/${match}/log`, cookie);
      expect(log.status).toBe(200);
      // The entry that only the journal has is in it.
      expect(JSON.parse(log.text)).toHaveLength(acknowledged + 1);
      expect(await status(`/api/matches/${match}/replay`, cookie)).toBe(200);
    },
  );

  it('a server answers a reloaded page, with its person, matches and a new socket, when its disk is full', async () => {
    expect((await get('/', ada.cookie)).text).toBe(page);
    expect(await get('/api/me', ada.cookie)).toMatchObject({ status: 200, text: expect.stringContaining(ada.id) });
    expect((await get('/api/matches?scope=mine', ada.cookie)).text).toContain(match);
    const socket = await ada.connect();
    const { sync } = await must(socket, 'join', { match });
    expect(View.parse(sync?.view).letters).toBe(acknowledged);
    socket.close();
  });

  it('a server refuses requests that must store data, with a message in English and German, when its disk is full', async () => {
    const refused = { code: 'storage-failed', detail: sentence('en') };
    expect(sentence('de')).toMatch(/^Der Server konnte das nicht speichern/);
    const created = await newMatch();
    expect([created.status, Problem.parse(JSON.parse(created.text))]).toEqual([503, refused]);
    const stranger = await untilRefused(() => get('/api/me'), isProblem);
    expect([stranger.status, Problem.parse(JSON.parse(stranger.text))]).toEqual([503, refused]);
    const chat = (attempt: number) =>
      ask(sockets[0], 'chat', { match, actionId: `line-of-chat-${attempt}`, text: `hello ${attempt}` });
    const unwritten = await untilRefused(chat, ({ ok }) => !ok);
    expect(unwritten).toMatchObject({ ok: false, refusal: { code: 'storage-failed' } });
  });

  it('a server refuses actions with a message, and still shows the match, when the journal is full too', async () => {
    let answer = await write(LETTER);
    for (let i = 0; answer.ok && i < MORE_THAN_FITS; i++) answer = await write(LETTER);
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'storage-failed' } });
    const { sync } = await must(sockets[0], 'join', { match });
    expect(View.parse(sync?.view).letters).toBe(acknowledged);
    expect(await status('/api/health', ada.cookie)).toBe(200);
  });

  it('a server stores actions again without a restart when its disk has room again', async () => {
    disk.free();
    await until(async () => (await status('/api/ready', ada.cookie)) === 200, 'the server is ready again');
    expect(await write('after')).toMatchObject({ ok: true, seq: acknowledged });
    const { sync } = await must(sockets[0], 'join', { match });
    expect([sync?.info.status, View.parse(sync?.view).letters]).toEqual(['playing', acknowledged]);
    await Guest.visit(server.url);
  });

  it('a server has every acknowledged action once after a full disk and a later kill', async () => {
    await server.kill();
    await server.resume();
    ada.moveTo(server.url);
    const socket = await ada.connect();
    const { sync } = await must(socket, 'join', { match });
    expect([sync?.info.status, View.parse(sync?.view).letters]).toEqual(['playing', acknowledged]);
    socket.close();
  });
});

function isProblem({ status }: { readonly status: number }): boolean {
  return status >= 400;
}

function sentence(language: 'en' | 'de'): string {
  const formatter = createGameFormatter({ params: {} }, createTranslator(language, house[language]));
  return formatter.refusal({ code: 'storage-failed', params: {} });
}
