import { type FinishedMatch, fastChance, readMatchFile, verifyMatch } from '@tessera/kernel';
import { expect, test } from 'vitest';
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

/** A round of stones, played to its end. */
function played(seed = 's') {
  const room = Room.open(stones, { seats: 2, seed }, 0);
  const dice = fastChance(seed);
  while (!room.ending) {
    const seat = room.decisions[0]?.seat ?? 0;
    room.act(seat, { ...named(room.seq), action: dice.pick(room.legal(seat)) }, 10);
  }
  return room;
}

const finishedOf = (room: { readonly finished: FinishedMatch | undefined }): FinishedMatch => {
  if (!room.finished) throw new Error('It should be over');
  return room.finished;
};

test('while a room waits for another match nobody decides and no clock runs', () => {
  const room = waiting();
  expect(room.opening).toMatchObject({ game: 'stones', seats: [0, 1] });
  expect(room.summary).toMatchObject({ deciding: [], opening: { game: 'stones' } });
  expect(room.clocks?.running).toEqual([]);
  // They may call it off all the same.
  expect(room.act(0, { ...named(1), action: { type: 'stop' } }, 2000)).toMatchObject({ ok: true });
  expect(room.summary).toMatchObject({ deciding: [0] });
});

test('what came of it is an entry, written once whoever says it how often', () => {
  const room = waiting();
  const finished = finishedOf(played());
  const first = room.takeIn(finished, { actionId: 'opened-one' }, 5000);
  expect(first).toMatchObject({ ok: true, seq: 2, repeated: false, entry: { kind: 'act', by: 0 } });
  expect(room.takeIn(finished, { actionId: 'opened-one' }, 6000)).toMatchObject({ ok: true, seq: 2, repeated: true });
  expect(room.clocks?.running).toEqual([0]);
  const again = Room.resume(rounds, { ...room.record, entries: [...entriesOf(room)] });
  expect(again.view('spectator')).toEqual(room.view('spectator'));
});

test('a result that is entered by hand brings no match into the file that is not over, nor its seed', () => {
  const room = Room.open(rounds, { seats: 2, seed: 'r', mode: 'companion' }, 0, { holders });
  room.act(0, { ...named(0), action: { type: 'next' } }, 1000);
  const begun = Room.open(stones, { seats: 2, seed: 'still a secret' }, 0);
  const byHand = { type: 'returned', match: null, report: { results: ['win', 'loss'] } };
  expect(room.act(0, { ...named(1), action: byHand }, 2000)).toMatchObject({ ok: true });
  expect(room.file([readMatchFile(begun.file())])).not.toContain('still a secret');
});

test('taking it back needs the other, and it is not told a second time', () => {
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

test('a match that was given up has nothing to tell', () => {
  const room = Room.open(stones, { seats: 2, seed: 's' }, 0, { holders });
  room.act(0, { ...named(0), action: room.legal(0)[0] }, 1);
  room.concede(0, { actionId: 'concede' }, 2);
  expect(room.ending).toMatchObject({ by: 'conceded' });
  expect(room.finished).toBeUndefined();
});

test('its file has the matches that it took in, and no others', () => {
  const room = waiting();
  const [first, called] = [played(), played('called off')];
  room.takeIn(finishedOf(first), { actionId: 'opened-one' }, 5000);
  const text = room.file([called, first].map((each) => readMatchFile(each.file())));
  expect(readMatchFile(text).opened).toHaveLength(1);
  const find = (id: string) => [rounds, stones].find((game) => game.id === id);
  expect(verifyMatch(text, find)).toMatchObject({ ok: true });
  expect(recordOfFile(rounds, text, { now: 1 }).entries).toHaveLength(2);
});

/** The entries of a room, as they would come from storage. */
function entriesOf(room: ReturnType<typeof waiting>) {
  return recordOfFile(rounds, room.file(), { now: 5000 }).entries;
}
