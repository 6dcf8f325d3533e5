import { eventsFor, fastChance, type Game, Match, type Viewer } from '@tessera/kernel';
import { highCard } from '@tessera/kernel/testing';
import { Room } from '@tessera/room';
import { cups, stones } from '@tessera/room/testing';
import { describe, expect, test } from 'vitest';
import { FakeServer } from '../testing/fakeServer.ts';
import { replayOf } from './replayOf.ts';
import { replayTable } from './replayTable.ts';

/** Plays a random match to its end and returns the state after each operation. */
function played(game: Game, seats: number, seed = 'replay') {
  const match = Match.create(game, { seats, seed });
  const dice = fastChance(seed);
  const states = [match.state];
  while (match.decisions.length > 0) {
    const { seat } = dice.pick(match.decisions);
    match.apply(seat, dice.pick(match.legal(seat)));
    states.push(match.state);
  }
  return { match, states, text: match.save() };
}

describe.each([
  { game: stones as Game, seats: 2 },
  { game: cups as Game, seats: 3 },
  { game: highCard as Game, seats: 2 },
])('replay of a file of $game.id', ({ game, seats }) => {
  const { match, states, text } = played(game, seats);
  const replay = replayOf(game, text);

  test('shows each state for any viewer, in any order', () => {
    expect(replay.length).toBe(match.seq);
    expect(replay.viewers).toEqual(['spectator', ...match.header.seats.keys()]);
    const dice = fastChance('scrub');
    for (let i = 0; i < 200; i++) {
      const n = dice.d(states.length) - 1;
      const viewer = dice.pick(replay.viewers);
      const point = replay.at(n, viewer);
      expect(point).toMatchObject({ n, entry: { seq: n, kind: n === 0 ? 'start' : 'act' } });
      expect(point.view).toEqual(game.view(states[n] as object, viewer));
      expect(point.decisions).toEqual(game.decisions(states[n] as object));
      expect(point.entry.events).toEqual(eventsFor(n === 0 ? match.setupEvents : match.events(n - 1), viewer));
    }
  });

  test('verifies commitment, rolls and chain', async () => {
    expect(await replay.verify()).toMatchObject({ ok: true, seedCommitmentOk: true, actions: match.seq });
    expect(replay.info).toMatchObject({ status: 'over', ending: { by: 'rules', results: match.outcome?.results } });
  });

  test('rejects a forged file', () => {
    const forged = text.replace(/"hash":"./, (found) => `${found.slice(0, -1)}${found.endsWith('0') ? '1' : '0'}`);
    expect(() => replayOf(game, forged)).toThrow(expect.objectContaining({ code: 'bad-replay', place: 'hash' }));
  });
});

test('a position beyond the end is clamped to the end', () => {
  const { text, match } = played(stones as Game, 2);
  const replay = replayOf(stones as Game, text);
  expect(replay.at(10_000).n).toBe(match.seq);
  expect(replay.at(-3).n).toBe(0);
});

describe('replay of a running match', () => {
  const room = Room.open(cups as Game, { seats: 2, seed: 'running' }, 0);
  const dice = fastChance('running');
  const views = new Map<Viewer, object[]>([0, 1, 'spectator' as const].map((viewer) => [viewer, [room.view(viewer)]]));
  for (let i = 0; i < 12; i++) {
    const { seat } = dice.pick(room.decisions);
    const undo = i % 5 === 4;
    const asked = { seq: room.seq, actionId: `action-${i}` };
    if (undo) {
      room.undo(seat, asked, i);
      room.consent(1 - seat, true, { ...asked, proposal: room.proposal?.id ?? '' }, i);
    } else room.act(seat, { ...asked, action: dice.pick(room.legal(seat)) }, i);
    for (const [viewer, seen] of views) if (seen.length <= room.seq) seen.push(room.view(viewer));
  }
  const { info } = new FakeServer(cups as Game, 2);

  test.each([0, 1, 'spectator'] as const)('shows the match for viewer %s, including undone entries', async (viewer) => {
    const { view, steps } = room.replay(viewer);
    const replay = replayOf(cups as Game, { kind: 'viewer', info, viewer, view: view as never, steps });
    expect(replay).toMatchObject({ length: room.seq, viewers: [viewer] });
    for (let n = 0; n <= replay.length; n++) expect(replay.at(n).view).toEqual(views.get(viewer)?.[n]);
    expect(replay.at(replay.length).decisions).toEqual(room.decisions);
    expect(Array.from({ length: replay.length + 1 }, (_, n) => replay.at(n).entry.kind)).toContain('undo');
    expect(await replay.verify()).toBeUndefined();
  });

  test('starts after the entries that a shortened history has dropped, and names the entry of each position', () => {
    const shortened = room.shorten('another seed');
    if (!shortened.ok) throw new Error(shortened.refusal.code);
    const short = Room.resume(cups as Game, shortened.record);
    const { seat } = dice.pick(short.decisions);
    const asked = { seq: short.seq, actionId: 'after the start' };
    expect(short.act(seat, { ...asked, action: dice.pick(short.legal(seat)) }, 99)).toMatchObject({ ok: true });
    const { view, steps } = short.replay(0);
    const replay = replayOf(cups as Game, { kind: 'viewer', info, viewer: 0, view: view as never, steps });
    expect(replay.length).toBe(1);
    expect([0, 1].map((n) => replay.entryAt(n))).toEqual([room.seq, room.seq + 1]);
    expect(replay.at(0).view).toEqual(room.view(0));
    expect(replay.at(1).view).toEqual(short.view(0));
  });

  test('rejects patches that do not apply', () => {
    const { view, steps } = room.replay(0);
    const broken = steps.map((step, n) =>
      n === 2 ? { ...step, patches: [[['no', 'way'], 1] as [string[], number]] } : step,
    );
    const source = { kind: 'viewer', info, viewer: 0, view: view as never, steps: broken } as const;
    expect(() => replayOf(cups as Game, source)).toThrow(expect.objectContaining({ place: 'entry 2' }));
  });
});

describe('replayTable', () => {
  const { text, match } = played(cups as Game, 2);
  const replay = replayOf(cups as Game, text);

  test('shows the requested position with the log up to it', () => {
    const table = replayTable(replay);
    expect(table.getState()).toMatchObject({ seq: 0, viewer: 'spectator', status: 'ready' });
    let changes = 0;
    table.subscribe(() => changes++);
    for (const n of [5, 2, match.seq, 0, 3]) {
      table.go(n);
      expect(table.n).toBe(n);
      expect(table.getState().view).toEqual(replay.at(n).view);
      expect(table.getState().log.map(({ seq }) => seq)).toEqual(Array.from({ length: n + 1 }, (_, i) => i));
    }
    table.go(3);
    expect(changes).toBe(5);
  });

  test('is over only at the last position', () => {
    const table = replayTable(replay);
    expect(table.getState()).toMatchObject({ isReplay: true, info: { status: 'playing', seq: 0 } });
    expect(table.getState().info.ending).toBeUndefined();
    table.go(match.seq);
    expect(table.getState().info).toMatchObject({ status: 'over', ending: { by: 'rules' } });
  });

  test('can switch to the view of a seat', () => {
    const table = replayTable(replay);
    table.go(3);
    table.look(1);
    expect(table.getState().viewer).toBe(1);
    expect(table.getState().view).toEqual(replay.at(3, 1).view);
    table.look(7);
    expect(table.getState().viewer).toBe(1);
  });

  test('has no decisions', async () => {
    const table = replayTable(replay);
    expect(table.legal()).toEqual([]);
    expect(await table.act({ type: 'ready' })).toMatchObject({ ok: false, refusal: { code: 'replay' } });
    expect(await table.fork(0)).toMatchObject({ ok: false, refusal: { code: 'replay' } });
  });
});
