import { expect, test } from 'vitest';
import { awaySummary } from './awaySummary.ts';
import type { TableEntry } from './table.ts';

/** Builds a log from lines like `act 1 moved hit`: kind, seat and events. */
function log(...lines: string[]): TableEntry[] {
  return lines.map((line, seq) => {
    const [kind, by, ...events] = line.split(' ');
    const seat = by === undefined || by === '-' ? {} : { by: Number(by) };
    return { seq, at: seq, kind: kind as TableEntry['kind'], ...seat, events: events.map((type) => ({ type })) };
  });
}

test('awaySummary counts the actions of the other seats since the last read entry, one item per seat', () => {
  const entries = log('start', 'act 0 moved', 'act 2 moved hit', 'act 1 moved moved', 'act 2 hit hit', 'act 0 moved');
  expect(awaySummary(entries, { since: 1, viewer: 0 })).toEqual([
    { seat: 1, deeds: 1, events: [{ type: 'moved', count: 2 }], highlights: [] },
    {
      seat: 2,
      deeds: 2,
      events: [
        { type: 'hit', count: 3 },
        { type: 'moved', count: 1 },
      ],
      highlights: [],
    },
  ]);
});

test('awaySummary lists important events individually', () => {
  const entries = log('start', 'act 1 moved killed', 'act 1 won');
  const important = ({ type }: { type: string }) => type !== 'moved';
  expect(awaySummary(entries, { since: 0, viewer: 0, important })[0]?.highlights).toEqual([
    { type: 'killed' },
    { type: 'won' },
  ]);
});

test('awaySummary leaves out undone entries unless they were redone', () => {
  const taken = log('start', 'act 1 hit', 'act 2 moved', 'undo 1', 'act 1 moved');
  expect(awaySummary(taken, { since: 0, viewer: 0 })).toEqual([
    { seat: 1, deeds: 1, events: [{ type: 'moved', count: 1 }], highlights: [] },
  ]);
  const again = log('start', 'act 1 hit', 'act 2 moved', 'undo 1', 'redo 1');
  expect(awaySummary(again, { since: 0, viewer: 0 }).map(({ seat, deeds }) => [seat, deeds])).toEqual([
    [1, 1],
    [2, 1],
  ]);
});

test('awaySummary leaves out everything after an undone entry that was already read', () => {
  const entries = log('start', 'act 1 hit', 'act 2 moved', 'undo 1');
  expect(awaySummary(entries, { since: 1, viewer: 0 })).toEqual([]);
});

test('awaySummary lists server entries last, and all seats for a spectator', () => {
  const entries = log('start', 'act 0 moved', 'end - closed');
  expect(awaySummary(entries, { since: 0, viewer: 'spectator' }).map(({ seat }) => seat)).toEqual([0, undefined]);
  expect(awaySummary(entries, { since: 2, viewer: 'spectator' })).toEqual([]);
});
