import { find } from '@tessera/catalog';
import { expect, it } from 'vitest';
import { type MatchRows, playedMatch } from '../testing/playedMatch.ts';
import { LogCipher } from './logCipher.ts';
import { openRoom } from './openRoom.ts';
import { sealSnapshot } from './seals.ts';

const findGame = (id: string) => find(id)?.game;
const snapshotOf = ({ entries, beginning }: MatchRows, text: string) =>
  sealSnapshot(4, text, entries.at(-1)?.seal ?? '', new LogCipher(beginning));

it.each([
  ['is no JSON', '\u0000\u0001 garbage'],
  ['is of no shape that is known', '{"format":99,"what":"a snapshot of the future"}'],
  [
    'has a state that is none',
    '{"format":1,"seq":4,"bookmark":{"seq":4,"link":"","state":{"stones":"many"},"position":0,"end":0}}',
  ],
])('ignores a snapshot that %s, even with a valid seal, and replays the match from its start', (_what, text) => {
  const stored = playedMatch(4);
  const room = openRoom(findGame, { ...stored, snapshot: snapshotOf(stored, text) });
  expect(room.seq).toBe(4);
  expect(room.view('spectator')).toMatchObject({ stones: 4 });
});

it('reports a changed log as damage, with or without its rules', () => {
  const stored = playedMatch(4);
  const entries = stored.entries.map((entry) => (entry.seq === 2 ? { ...entry, payload: `${entry.payload}A` } : entry));
  for (const rules of [findGame, () => undefined]) {
    expect(() => openRoom(rules, { ...stored, entries })).toThrow('The stored entry has been changed (entry 2)');
  }
});

it('reports a log without its last entries as damage, though every seal fits', () => {
  const stored = playedMatch(4);
  const entries = stored.entries.slice(0, 3);
  expect(() => openRoom(findGame, { ...stored, entries, atLeast: 4 })).toThrow('ends after 3 of at least 4 entries');
  const snapshot = snapshotOf(stored, '{}');
  expect(() => openRoom(findGame, { ...stored, entries, snapshot })).toThrow('ends after 3 of at least 4 entries');
});

it('names the rules that are missing', () => {
  expect(() => openRoom(() => undefined, playedMatch(1))).toThrow(
    /^needs rules gomoku 1\.0\.0 \(content [0-9a-f]{12}\)/,
  );
});
