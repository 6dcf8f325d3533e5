import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { BotLine, MatchInfo } from '@tessera/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { PING_MS } from '../lineStream.ts';
import { newMatch, parseAnswer, problem } from '../testing/answers.ts';
import { type AppVisitor, newProgram, newVisitor, type TestApp, testApp } from '../testing/testApp.ts';

let here: TestApp;
let ann: AppVisitor;
let program: AppVisitor;
let id: string;

beforeEach(async () => {
  here = await testApp();
  ann = await newVisitor(here.app);
  program = await newProgram(here.app, ann, ['play']);
  id = await newMatch(ann);
});

afterEach(() => here.app.close());

/** Reads the lines of a stream, over a real connection. */
async function* follow(path = '', signal?: AbortSignal): AsyncGenerator<BotLine> {
  if (!here.app.server.listening) await here.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = here.app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/api/bot/matches/${id}/stream${path}`;
  const response = await fetch(url, { headers: program.headers, ...(signal && { signal }) });
  expect(response.headers.get('content-type')).toBe('application/x-ndjson');
  let rest = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield BotLine.parse(JSON.parse(line));
  }
}

const next = async (lines: AsyncGenerator<BotLine>) => (await lines.next()).value as BotLine;

it('lists the seats of a program', async () => {
  const Seats = z.array(z.object({ match: MatchInfo, seat: z.int() }));
  const seats = parseAnswer(await program.ask('GET', '/api/bot/matches'), Seats);
  expect(seats.map(({ match, seat }) => [match.id, seat])).toEqual([[id, 0]]);
});

it('streams decisions to a program, and accepts its actions', async () => {
  await ann.ask('POST', `/api/matches/${id}/start`);
  const lines = follow();
  const decide = await next(lines);
  if (decide.type !== 'decide') throw new Error(`told ${decide.type}`);
  expect(decide).toMatchObject({ match: id, seat: 0, seq: 0, decisions: [{ seat: 0 }] });
  const move = { seq: decide.seq, actionId: 'first-move', action: decide.legal[0] };
  const url = `/api/bot/matches/${id}/actions`;
  expect((await program.ask('POST', url, move)).json()).toEqual({ seq: 1 });
  expect((await program.ask('POST', url, move)).json()).toEqual({ seq: 1 });
  expect(problem(await program.ask('POST', url, { ...move, actionId: 'late-move' }))).toEqual([409, 'stale']);
  expect(problem(await program.ask('POST', url, { ...move, seq: 'x' }))).toEqual([400, 'bad-input']);
  const notYours = await program.ask('POST', url, { ...move, seq: 1, actionId: 'other-move' });
  expect(notYours.json()).toMatchObject({
    code: 'not-your-decision',
    detail: expect.stringMatching(/^\S.* has nothing to decide now; waiting for \S/),
  });
  expect(await next(lines)).toMatchObject({ seq: 1 });
});

it('sends headers to a program before the first line', async () => {
  // A seat without decisions: its first line is a ping.
  vi.spyOn(here.matches, 'follow').mockResolvedValue({ ok: true, value: () => {} });
  await here.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = here.app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/api/bot/matches/${id}/stream`;
  const response = await fetch(url, { headers: program.headers, signal: AbortSignal.timeout(PING_MS * 0.8) });
  expect(response.status).toBe(200);
  await response.body?.cancel();
});

it('ends the stream when the program disconnects', async () => {
  const going = new AbortController();
  const lines = follow('?seat=1', going.signal);
  await next(lines);
  expect(here.matches.following).toBe(1);
  going.abort();
  await expect(lines.next()).rejects.toThrow();
  await expect.poll(() => here.matches.following).toBe(0);
});

it('ends the stream when the token is revoked', async () => {
  const lines = follow();
  await next(lines);
  const [token] = (await ann.ask('GET', '/api/tokens')).json();
  await ann.ask('DELETE', `/api/tokens/${token.id}`);
  await expect(lines.next()).rejects.toThrow();
  expect(here.matches.following).toBe(0);
});

it('the server can close while programs are streaming', async () => {
  const lines = follow();
  await next(lines);
  const ended = once(here.app.server, 'close');
  await here.app.close();
  await ended;
  await expect(lines.next()).rejects.toThrow();
  expect(here.matches.following).toBe(0);
});

it('sends a ping every 15 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    await ann.ask('POST', `/api/matches/${id}/start`);
    const lines = follow();
    expect(await next(lines)).toMatchObject({ type: 'decide' });
    vi.advanceTimersByTime(PING_MS);
    expect(await next(lines)).toEqual({ type: 'ping' });
  } finally {
    vi.useRealTimers();
  }
});

it('refuses callers without a seat, without the scope, or with too many streams', async () => {
  const url = `/api/bot/matches/${id}/stream`;
  const bob = await newVisitor(here.app);
  expect(problem(await bob.ask('GET', url))).toEqual([403, 'no-seat-of-yours']);
  const reader = await newProgram(here.app, ann, ['read']);
  expect(problem(await reader.ask('GET', url))).toEqual([403, 'wrong-scope']);
  expect(problem(await program.ask('GET', '/api/bot/matches/000000000000/stream'))).toEqual([404, 'no-such-match']);
  for (let i = 0; i < 20; i++) await next(follow());
  expect(problem(await program.ask('GET', url))).toEqual([429, 'too-many-streams']);
});
