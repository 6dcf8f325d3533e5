import type { ReplayEntry } from '@tessera/table';
import { expect, test } from 'vitest';
import { filmOf, positionAt } from './filmSteps.ts';

const ENTRIES: readonly ReplayEntry[] = [
  { seq: 0, kind: 'start', events: [] },
  { seq: 1, kind: 'act', by: 0, events: [{ type: 'own' }] },
  { seq: 2, kind: 'act', by: 1, events: [{ type: 'first' }, { type: 'second' }] },
  { seq: 3, kind: 'act', by: 2, events: [] },
  { seq: 4, kind: 'act', by: 1, events: [{ type: 'undone' }] },
  { seq: 5, kind: 'undo', by: 1, events: [] },
  { seq: 6, kind: 'act', by: 1, events: [{ type: 'third' }] },
];

function replayOf(entries: readonly ReplayEntry[], entryAt = (n: number) => n) {
  const entry = (n: number) => entries[n] ?? { seq: n, kind: 'start' as const, events: [] };
  return { length: entries.length - 1, entryAt, entry };
}

const REPLAY = replayOf(ENTRIES);
const linesAt = (n: number) => REPLAY.entry(n).events.map(({ type }) => type);

test('filmOf lists the deeds with events after the last known entry, without those that were taken back', () => {
  expect(filmOf(REPLAY, 1, linesAt)).toEqual({
    from: 1,
    steps: [
      { n: 2, by: 1, lines: ['first', 'second'] },
      { n: 6, by: 1, lines: ['third'] },
    ],
  });
});

test('filmOf has no step when nothing has happened since', () => {
  expect(filmOf(REPLAY, 6, linesAt)).toEqual({ from: 6, steps: [] });
});

test('positionAt returns the last position whose entry is known, when entries and positions differ', () => {
  const sparse = replayOf(ENTRIES.slice(0, 4), (n) => n * 3);
  expect([0, 2, 3, 8, 99].map((since) => positionAt(sparse, since))).toEqual([0, 0, 1, 2, 3]);
});
