import { fastChance, readMatchFile, type SubMatchResult, verifyMatch } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { abandonment, lossOf } from './endings.ts';
import { recordOfFile } from './record.ts';
import { Room } from './room.ts';
import { rounds } from './testing/rounds.ts';
import { stones } from './testing/stones.ts';

let names = 0;
const named = (seq: number) => ({ seq, actionId: `action-${names++}` });
const holders = ['ann', 'ben'].map((player) => ({
  kind: 'human' as const,
  name: player,
  player: `${player}00000000x`,
}));

const pace = { kind: 'move', seconds: 60 } as const;
const waiting = () => {
  const room = Room.open(rounds, { seats: 2, seed: 'r' }, 0, { holders, pace });
  room.act(0, { ...named(0), action: { type: 'next' } }, 1000);
  return room;
};

/** Plays a round of stones to its end. */
function played(seed = 's') {
  const room = Room.open(stones, { seats: 2, seed }, 0);
  const dice = fastChance(seed);
  while (!room.ending) {
    const seat = room.decisions[0]?.seat ?? 0;
    room.act(seat, { ...named(room.seq), action: dice.pick(room.legal(seat)) }, 10);
  }
  return room;
}

const finishedOf = (room: { readonly finished: SubMatchResult | undefined }): SubMatchResult => {
  if (!room.finished) throw new Error('It should be over');
  return room.finished;
};

test('a room that waits for a sub-match has no decisions and no running clocks', () => {
  const room = waiting();
  expect(room.opening).toMatchObject({ game: 'stones', seats: [0, 1] });
  expect(room.summary).toMatchObject({ deciding: [], opening: { game: 'stones' } });
  expect(room.clocks?.running).toEqual([]);
  // Players may still call it off.
  expect(room.act(0, { ...named(1), action: { type: 'stop' } }, 2000)).toMatchObject({ ok: true });
  expect(room.summary).toMatchObject({ deciding: [0] });
});

test('a sub-match result is written as one entry, however often it is reported', () => {
  const room = waiting();
  const finished = finishedOf(played());
  const first = room.takeIn(finished, { actionId: 'opened-one' }, 5000);
  expect(first).toMatchObject({ ok: true, seq: 2, repeated: false, entry: { kind: 'act', by: 0 } });
  expect(room.takeIn(finished, { actionId: 'opened-one' }, 6000)).toMatchObject({ ok: true, seq: 2, repeated: true });
  expect(room.clocks?.running).toEqual([0]);
  const again = Room.resume(rounds, { ...room.record, entries: [...entriesOf(room)] });
  expect(again.view('spectator')).toEqual(room.view('spectator'));
});

test('a manually entered result adds no unfinished sub-match, and no seed of it, to the file', () => {
  const room = Room.open(rounds, { seats: 2, seed: 'r', mode: 'companion' }, 0, { holders });
  room.act(0, { ...named(0), action: { type: 'next' } }, 1000);
  const begun = Room.open(stones, { seats: 2, seed: 'still a secret' }, 0);
  const byHand = { type: 'returned', match: null, report: { results: ['win', 'loss'] } };
  expect(room.act(0, { ...named(1), action: byHand }, 2000)).toMatchObject({ ok: true });
  expect(room.file([readMatchFile(begun.file())])).not.toContain('still a secret');
});

test("undoing a collected result needs the other player's consent, and a repeated report has no effect", () => {
  const room = waiting();
  room.takeIn(finishedOf(played()), { actionId: 'opened-one' }, 5000);
  expect(room.price(0)).toMatchObject({ price: 'revealed', waiting: [1] });
  room.undo(0, named(2), 6000);
  expect(room.consent(1, true, { ...named(2), proposal: room.proposal?.id ?? '' }, 6000)).toMatchObject({ ok: true });
  expect(room.opening).toMatchObject({ game: 'stones' });
  expect(room.takeIn(finishedOf(played()), { actionId: 'opened-one' }, 7000)).toMatchObject({ repeated: true });
  expect(room.opening).toMatchObject({ game: 'stones' });
  expect(room.takeIn(finishedOf(played('t')), { actionId: 'opened-two' }, 8000)).toMatchObject({ repeated: false });
  expect(room.opening).toBeUndefined();
});

test.each(['conceded', 'timeout'] as const)(
  'a match that ends by %s reports the loss of its seat, and the file of the parent verifies',
  (by) => {
    const parent = waiting();
    const room = Room.open(stones, { seats: 2, seed: 's' }, 0, { holders });
    room.act(0, { ...named(0), action: room.legal(0)[0] }, 1);
    room.end(lossOf(by, 2, 1), { actionId: 'end' }, 2);
    expect(room.finished).toMatchObject({ report: { results: ['win', 'loss'] } });
    expect(parent.takeIn(finishedOf(room), { actionId: 'opened-one' }, 3)).toMatchObject({ ok: true });
    const text = parent.file([readMatchFile(room.file())]);
    expect(verifyMatch(text, (id) => [rounds, stones].find((game) => game.id === id))).toMatchObject({ ok: true });
  },
);

test('an abandoned match has no result to report', () => {
  const room = Room.open(stones, { seats: 2, seed: 's' }, 0, { holders });
  room.act(0, { ...named(0), action: room.legal(0)[0] }, 1);
  room.end(abandonment(2), { actionId: 'end' }, 2);
  expect(room.finished).toBeUndefined();
});

test('the file contains exactly the collected sub-matches', () => {
  const room = waiting();
  const [first, called] = [played(), played('called off')];
  room.takeIn(finishedOf(first), { actionId: 'opened-one' }, 5000);
  const text = room.file([called, first].map((each) => readMatchFile(each.file())));
  expect(readMatchFile(text).opened).toHaveLength(1);
  const find = (id: string) => [rounds, stones].find((game) => game.id === id);
  expect(verifyMatch(text, find)).toMatchObject({ ok: true });
  expect(recordOfFile(rounds, text, { now: 1 }).entries).toHaveLength(2);
});

/** Returns the entries of a room as storage would. */
function entriesOf(room: ReturnType<typeof waiting>) {
  return recordOfFile(rounds, room.file(), { now: 5000 }).entries;
}
