import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { find } from '@tessera/catalog';
import { type Game, Match, readMatchFile, seedCommitment, verifyMatch, writeMatchFile } from '@tessera/kernel';
import type { MatchInfo, Pace } from '@tessera/protocol';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASE_FILE } from '../storage/storage.ts';
import { type Line, place, TestServer, until, type Visitor } from '../testing/testServer.ts';

// A series of four-in-a-row games: a match with sub-matches.

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ TESSERA_GAMES: 'best-of,gomoku' });
});
afterAll(() => server.close());

const begin = (first: number) => ({ type: 'begin', first });

/** Seats Ada and Bob at a series whose first game is to be played. */
async function series(options: object = {}, pace: Pace = { kind: 'none' }) {
  const [ada, bob] = [await server.guest(), await server.guest()];
  const { id } = await ada.create({
    game: 'best-of',
    options: { ...options },
    seats: [{ kind: 'me' }, { kind: 'open' }],
    pace,
  });
  await bob.take(id, 1);
  const line = await ada.at(id);
  await line.act(id, 0, begin(0));
  return { ada, bob, id, line };
}

const opened = (line: Line, match: string) => line.ask('open', { match });

/** Lets the first seat win four in a row: along the first column, while the other fills the last. */
async function play(game: string, lines: readonly [Line, Line], from = 0): Promise<void> {
  for (let seq = from; seq < 7; seq++) {
    const [line, column] = seq % 2 === 0 ? [lines[0], 0] : [lines[1], 6];
    const answer = await line.act(game, seq, place(Math.floor(seq / 2) * 7 + column));
    if (!answer.ok) throw new Error(answer.refusal.code);
  }
}

/** Returns the sub-matches listed in the heading of a match. */
function openedMatchesOf(match: string): string[] {
  // Reads a copy: a reader of the file itself would hold its lock longer than the server waits.
  const copy = join(server.folder, 'copy.db');
  copyFileSync(join(server.folder, DATABASE_FILE), copy);
  const database = new Database(copy);
  const [row] = database.prepare('SELECT record FROM matches WHERE id = ?').all(match) as { record: string }[];
  database.close();
  return JSON.parse(row?.record ?? '').openedMatches;
}

/** Ends a match without a winner, with the consent of both players. */
async function abandon(match: string, ada: Visitor, bob: Visitor): Promise<void> {
  const line = await bob.at(match);
  await ada.ask('POST', `/api/matches/${match}/abandon`);
  await line.notice('proposal', ({ proposal }) => proposal !== undefined);
  expect(await line.consent(match, 0, true)).toEqual({ ok: true });
  await until(async () => (await bob.info(match)).status === 'over', 'it was given up');
  line.close();
}

async function seatedAt(game: string, people: readonly [Visitor, Visitor]): Promise<[Line, Line]> {
  return [await people[0].at(game), await people[1].at(game)];
}

describe('sub-matches', () => {
  it('concurrent requests open one sub-match with the seated players, and the parent absorbs its result', async () => {
    const { ada, bob, id, line } = await series();
    expect((await ada.info(id)).opens).toEqual({ game: 'gomoku', seats: [0, 1] });
    expect((await ada.info(id)).deciding).toEqual([]);
    const other = await bob.at(id);
    const [first, second] = await Promise.all([opened(line, id), opened(other, id)]);
    if (!first.ok) throw new Error(first.refusal.code);
    expect(second).toEqual(first);
    const game = first.match;
    const info = await bob.info(game);
    expect(info).toMatchObject({ game: 'gomoku', status: 'playing', openedBy: id, visibility: 'private' });
    expect(info.options).toMatchObject({ columns: 7, rows: 6, inARow: 4 });
    expect(info.seats.map(({ player }) => player)).toEqual([ada.id, bob.id]);
    expect((await ada.info(id)).opened).toBe(game);
    await play(game, await seatedAt(game, [ada, bob]));
    const { update } = await other.notice('update', (body) => body.update.seq === 2);
    expect(update.entry.events).toEqual([{ type: 'won', seat: 0, mine: 1, theirs: 0 }]);
    expect((await ada.info(id)).opens).toBeUndefined();
    expect((await ada.info(id)).deciding).toEqual([1]);
  });

  it('a sub-match copies the settings of its parent, but is private', async () => {
    const [ada, bob] = [await server.guest(), await server.guest()];
    const seats: [{ kind: 'me' }, { kind: 'open' }] = [{ kind: 'me' }, { kind: 'open' }];
    const { id } = await ada.create({ game: 'best-of', seats, visibility: 'public', undo: 'none' });
    await bob.take(id, 1);
    const line = await ada.at(id);
    await line.act(id, 0, begin(0));
    const answer = await opened(line, id);
    if (!answer.ok) throw new Error(answer.refusal.code);
    const rules = { visibility: 'private', several: 'none', chat: 'seated', undo: 'none' };
    expect(await bob.info(answer.match)).toMatchObject(rules);
  });

  it("the result comes from the sub-match only: not from a player's action, a spectator or another match", async () => {
    const { ada, bob, id, line } = await series();
    const forged = { type: 'returned', match: 'x', report: { results: ['win', 'loss'] } };
    expect(await line.act(id, 1, forged)).toMatchObject({ ok: false, refusal: { code: 'played-elsewhere' } });
    const stranger = await (await server.guest()).socket();
    expect(await opened(stranger, id)).toMatchObject({ ok: false, refusal: { code: 'not-seated' } });
    // A similar game that the same people play elsewhere does not count for this match.
    const elsewhere = await ada.create({
      game: 'gomoku',
      options: { columns: 7, rows: 6, inARow: 4 },
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    await bob.take(elsewhere.id, 1);
    await play(elsewhere.id, await seatedAt(elsewhere.id, [ada, bob]));
    expect((await ada.info(id)).seq).toBe(1);
  });

  it('a conceded game counts for the other player and is not replayed', async () => {
    const { ada, bob, id, line } = await series();
    const game = await opened(line, id);
    if (!game.ok) throw new Error(game.refusal.code);
    await bob.ask('POST', `/api/matches/${game.match}/concede`);
    await until(async () => (await ada.info(id)).opens === undefined, 'the series knows the result');
    expect(await ada.info(id)).toMatchObject({ seq: 2, deciding: [1], progress: { params: { first: 1, second: 0 } } });
    expect((await line.join(id)).view).toMatchObject({ won: [1, 0], drawn: 0 });
  });

  it('a game whose player runs out of time counts for the other player', async () => {
    const { ada, id, line } = await series({}, { kind: 'move', seconds: 10 });
    const game = await opened(line, id);
    if (!game.ok) throw new Error(game.refusal.code);
    await until(async () => (await ada.info(game.match)).ending?.by === 'timeout', 'the first seat is out of time');
    await until(async () => (await ada.info(id)).opens === undefined, 'the series knows the result');
    expect((await line.join(id)).view).toMatchObject({ won: [0, 1], drawn: 0 });
  });

  it('an abandoned sub-match is replaced by another, and a called-off one is closed', async () => {
    const { ada, bob, id, line } = await series();
    const first = await opened(line, id);
    if (!first.ok) throw new Error(first.refusal.code);
    await abandon(first.match, ada, bob);
    const second = await opened(line, id);
    if (!second.ok) throw new Error(second.refusal.code);
    expect(second.match).not.toBe(first.match);
    expect(await line.act(id, 1, { type: 'give-up' })).toMatchObject({ ok: true });
    // The parent no longer waits for the sub-match, whose table is closed without a winner.
    await until(async () => (await bob.info(second.match)).status === 'over', 'its table is closed');
    expect((await bob.info(second.match)).ending).toMatchObject({ by: 'abandoned', results: ['draw', 'draw'] });
    expect(await ada.info(id)).toMatchObject({ seq: 2, deciding: [0] });
  });

  it('sub-matches without a result are dropped from the list, so that abandoning them does not make it longer and longer', async () => {
    const { ada, bob, id, line } = await series();
    const games: string[] = [];
    for (let i = 0; i < 3; i++) {
      const answer = await opened(line, id);
      if (!answer.ok) throw new Error(answer.refusal.code);
      games.push(answer.match);
      await abandon(answer.match, ada, bob);
    }
    await server.down();
    expect(openedMatchesOf(id)).toEqual(games.slice(-1));
    await server.up();
  });

  it('parent and sub-match continue after a restart, and the replay contains both', async () => {
    const { ada, bob, id, line } = await series({ wins: 1 });
    const answer = await opened(line, id);
    if (!answer.ok) throw new Error(answer.refusal.code);
    const lines = await seatedAt(answer.match, [ada, bob]);
    await lines[0].act(answer.match, 0, place(0));
    await server.down();
    await server.up();
    await play(answer.match, await seatedAt(answer.match, [ada, bob]), 1);
    await until(async () => (await ada.info(id)).status === 'over', 'the series is over');
    const replay = await ada.ask<{ text: string }>('GET', `/api/matches/${id}/replay`);
    expect(verifyMatch(replay.text, (game) => find(game)?.game)).toMatchObject({ ok: true, actions: 2 });
    const imported = await bob.ask<MatchInfo>('POST', '/api/replays', replay.text);
    expect(imported).toMatchObject({ game: 'best-of', status: 'over', imported: true });
    // The last imported sub-match can be viewed.
    const { lastOpened } = await bob.info(imported.id);
    expect(await bob.info(lastOpened ?? '')).toMatchObject({ game: 'gomoku', openedBy: imported.id, status: 'over' });
    const again = await bob.ask<{ text: string }>('GET', `/api/matches/${imported.id}/replay`);
    expect(verifyMatch(again.text, (game) => find(game)?.game)).toMatchObject({ ok: true });
    const { opened: _, ...alone } = readMatchFile(replay.text);
    expect(await bob.ask('POST', '/api/replays', writeMatchFile(alone))).toMatchObject({
      code: 'bad-replay',
      params: { path: 'deeds.1.action.match' },
    });
  });

  it('the replay of a parent still verifies with its sub-matches after a player has deleted their data, and no header has the name', async () => {
    const { ada, bob, id, line } = await series({ wins: 1 });
    const { name } = await bob.ask<{ name: string }>('PATCH', '/api/me', { name: 'Bartholomew' });
    expect(name).toBe('Bartholomew');
    const answer = await opened(line, id);
    if (!answer.ok) throw new Error(answer.refusal.code);
    await play(answer.match, await seatedAt(answer.match, [ada, bob]));
    await until(async () => (await ada.info(id)).status === 'over', 'the series is over');
    await bob.requestStatus('POST', '/api/me/delete', {});
    for (const match of [id, answer.match])
      await until(async () => (await ada.info(match)).seats[1]?.player === undefined, 'bob is gone');
    const fileOf = async () => (await ada.ask<{ text: string }>('GET', `/api/matches/${id}/replay`)).text;
    await until(async () => (await fileOf()).includes('Deleted player'), 'the series is written anew');
    const text = await fileOf();
    expect(verifyMatch(text, (game) => find(game)?.game)).toMatchObject({ ok: true, actions: 2 });
    const names = readMatchFile(text).opened?.map(({ header }) => header.seats.map((seat) => seat.name));
    expect(names).toEqual([['Player 1', 'Player 2']]);
  });

  it('an imported file adds no sub-match that its log has not absorbed, so that no player imports one with known dice', async () => {
    const eve = await server.guest();
    const begun = Match.create(find('gomoku')?.game as Game, { seats: 2, seed: 'chosen by eve' });
    begun.apply(0, place(0));
    const opened = [readMatchFile(begun.save())];
    for (const game of ['best-of', 'gomoku']) {
      const file = Match.create(find(game)?.game as Game, { seats: 2, seed: 'of the rest' }).save({ opened });
      expect(await eve.ask('POST', '/api/replays', file)).toMatchObject({ game, imported: true });
    }
    const mine = await eve.ask<MatchInfo[]>('GET', '/api/matches?scope=mine');
    expect(mine.map(({ game, seq }) => [game, seq])).toEqual([
      ['gomoku', 1],
      ['best-of', 1],
    ]);
    expect(mine.map(({ commitment }) => commitment)).not.toContain(seedCommitment('chosen by eve'));
  });

  it('a fork knows the sub-matches absorbed before it', async () => {
    const { ada, bob, id, line } = await series();
    const answer = await opened(line, id);
    if (!answer.ok) throw new Error(answer.refusal.code);
    await play(answer.match, await seatedAt(answer.match, [ada, bob]));
    await line.notice('update', (body) => body.update.seq === 2);
    await ada.ask('POST', `/api/matches/${id}/concede`);
    await until(async () => (await ada.info(id)).status === 'over', 'the series was given up');
    const fork = await ada.ask<MatchInfo>('POST', `/api/matches/${id}/fork`, { at: 2 });
    await ada.ask('POST', `/api/matches/${fork.id}/abandon`);
    await until(async () => (await ada.info(fork.id)).status === 'over', 'the fork was left');
    const { text } = await ada.ask<{ text: string }>('GET', `/api/matches/${fork.id}/replay`);
    expect(verifyMatch(text, (game) => find(game)?.game)).toMatchObject({ ok: true, actions: 3 });
  });

  it('bots do not act in the parent while it waits, but play in the sub-match', async () => {
    const ada = await server.guest();
    const seats: [{ kind: 'me' }, { kind: 'bot'; level: string }] = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }];
    const { id } = await ada.create({ game: 'best-of', seats });
    const line = await ada.at(id);
    await line.act(id, 0, begin(1));
    const answer = await opened(line, id);
    if (!answer.ok) throw new Error(answer.refusal.code);
    await until(async () => (await ada.info(answer.match)).seq === 1, 'the bot has begun');
    expect(await ada.info(answer.match)).toMatchObject({ seats: [{ kind: 'bot', level: 'easy' }, { kind: 'human' }] });
    expect((await ada.info(id)).seq).toBe(1);
  });
});
