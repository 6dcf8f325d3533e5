import { fastChance, type Game } from '@tessera/kernel';
import { Room } from '@tessera/room';
import { cups } from '@tessera/room/testing';
import { expect, test } from 'vitest';
import { FakeServer } from '../testing/fakeServer.ts';
import { replayOf } from './replayOf.ts';

const game = cups as Game;

/** Plays a match with occasional undo and redo. */
function tangled(seed: string): Room {
  const room = Room.open(game, { seats: 2, seed }, 0);
  const dice = fastChance(seed);
  for (let i = 0; i < 60 && room.decisions.length > 0; i++) {
    const asked = { seq: room.seq, actionId: `action-${i}` };
    const { seat } = dice.pick(room.decisions);
    const luck = dice.d(6);
    if (luck === 1 && room.price(seat)) {
      room.undo(seat, asked, i);
      if (room.proposal) room.consent(1 - seat, true, { ...asked, proposal: room.proposal?.id ?? '' }, i);
    } else if (luck === 2 && room.canRedo) room.redo(seat, asked, i);
    else room.act(seat, { ...asked, action: dice.pick(room.legal(seat)) }, i);
  }
  return room;
}

test('entryAt maps every position of a file to the entry at which a fork has the same state', () => {
  let shifted = 0;
  for (let i = 0; i < 12; i++) {
    const room = tangled(`tangled ${i}`);
    room.end({ by: 'abandoned', results: ['draw', 'draw'] }, { actionId: 'the-end-of-it' }, 99);
    const replay = replayOf(game, { kind: 'file', text: room.file(), entries: room.entrySeqs() });
    for (let n = 0; n <= replay.length; n++) {
      const fork = room.fork(replay.entryAt(n), { seed: 'another', startedAt: 100, asker: 'spectator' });
      if (!fork.ok) throw new Error(fork.refusal.code);
      expect(fork.record.entries).toHaveLength(n + 1);
      const again = Room.resume(game, fork.record);
      for (const viewer of ['spectator', 0, 1] as const) {
        if (replay.viewers.includes(viewer)) expect(again.view(viewer)).toEqual(replay.at(n, viewer).view);
      }
      if (replay.entryAt(n) !== n) shifted++;
    }
  }
  expect(shifted).toBeGreaterThan(50);
});

test('a replay of a running match does not offer the view of an opponent', () => {
  const room = tangled('running');
  const { info } = new FakeServer(game, 2);
  const source = { kind: 'file', text: room.file(), entries: room.entrySeqs() } as const;
  const [first, second] = info.seats;
  const seats = (kind: 'human' | 'bot') => [
    { ...first!, kind: 'human' as const },
    { ...second!, kind },
  ];
  const viewersOf = (status: 'playing' | 'over', kind: 'human' | 'bot') =>
    replayOf(game, source, { ...info, status, seats: seats(kind) }).viewers;
  expect(viewersOf('playing', 'human')).toEqual(['spectator']);
  expect(viewersOf('playing', 'bot')).toEqual([0, 'spectator']);
  expect(viewersOf('over', 'human')).toEqual(['spectator', 0, 1]);
});
