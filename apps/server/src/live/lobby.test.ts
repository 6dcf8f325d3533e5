import { type LobbyChange, lobbyCursor, type MatchInfo } from '@tessera/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestServer, TIC_TAC_TOE } from '../testing/testServer.ts';
import { LiveMatch } from './liveMatch.ts';
import { Lobby } from './lobby.ts';
import type { MatchRecord } from './matchRecord.ts';

function liveMatch(id: string, status: MatchRecord['status'] = 'open'): LiveMatch {
  const record: MatchRecord = {
    id,
    code: 'ABCDEF',
    game: 'gomoku',
    title: '',
    options: {},
    visibility: 'public',
    pace: { kind: 'none' },
    mode: 'enforced',
    status,
    seats: [],
    host: 'ada000000000',
    seq: 0,
    deciding: [],
    createdAt: 1,
    movedAt: 1,
    autostart: true,
  };
  return new LiveMatch(record, 0);
}

describe('lobby subscription', () => {
  let lobby: Lobby;
  let changes: LobbyChange[];
  beforeEach(() => {
    vi.useFakeTimers();
    lobby = new Lobby();
    changes = [];
    lobby.watch((_notice, body) => changes.push(JSON.parse(body)));
  });
  afterEach(() => {
    lobby.close();
    vi.useRealTimers();
  });

  it('a lobby subscription sends changes once per second, no matter how many there are', () => {
    const match = liveMatch('aaaaaaaaaaaa');
    for (let i = 0; i < 80; i++) {
      lobby.change(match);
      vi.advanceTimersByTime(100);
    }
    expect(changes.length).toBeLessThanOrEqual(8);
    expect(changes.every(({ changed }) => changed.length === 1)).toBe(true);
  });

  it('a lobby subscription limits the changes per notice and sends the rest later', () => {
    for (let i = 0; i < 120; i++) lobby.change(liveMatch(`match${String(i).padStart(7, '0')}`));
    vi.advanceTimersByTime(1000);
    expect(changes.map(({ changed }) => changed.length)).toEqual([50]);
    vi.advanceTimersByTime(5000);
    expect(changes.map(({ changed }) => changed.length)).toEqual([50, 50, 20]);
  });

  it('a lobby subscription announces that a finished match is gone', () => {
    lobby.change(liveMatch('aaaaaaaaaaaa', 'over'));
    vi.advanceTimersByTime(1000);
    expect(changes).toEqual([{ changed: [], removed: ['aaaaaaaaaaaa'] }]);
  });
});

describe('lobby list', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start();
  });
  afterAll(() => server.close());

  it('the lobby list comes in pages without gaps or repetitions, over HTTP and over a socket', async () => {
    const ada = await server.guest();
    const bob = await server.guest();
    const made = new Set<string>();
    for (let i = 0; i < 7; i++) made.add((await ada.create({ ...TIC_TAC_TOE, visibility: 'public' })).id);
    for (const id of [...made].slice(0, 3)) await bob.take(id, 1);
    const seen: MatchInfo[] = [];
    for (;;) {
      const last = seen.at(-1);
      const before = last ? `&before=${lobbyCursor(last)}` : '';
      const page = await ada.ask<MatchInfo[]>('GET', `/api/matches?scope=lobby&limit=2${before}`);
      if (page.length === 0) break;
      seen.push(...page);
    }
    expect(seen).toHaveLength(7);
    expect(new Set(seen.map(({ id }) => id))).toEqual(made);
    expect(seen.map(({ status }) => status)).toEqual([...Array(4).fill('open'), ...Array(3).fill('playing')]);
    const line = await ada.socket();
    const third = seen[2] as MatchInfo;
    const answer = await line.ask('lobby', { follow: true, before: lobbyCursor(third) });
    expect(answer.ok && answer.matches.map(({ id }) => id)).toEqual(seen.slice(3).map(({ id }) => id));
    expect(await line.ask('lobby', { follow: true, before: 'over-1-aaaaaaaaaaaa' })).toMatchObject({ ok: false });
    line.close();
  });
});
