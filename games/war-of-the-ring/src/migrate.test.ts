import { readFileSync } from 'node:fs';
import { Match, readMatchFile, writeMatchFile } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { warOfTheRing } from './game.ts';
import { VERSION } from './migrate.ts';

// Not called .json: a formatter would write them in another way than a match file is written.
const saved = (name: string) => readFileSync(new URL(`../test/saves/${name}.match`, import.meta.url), 'utf8');

test('opens a match of 1.0.0 with three players, and keeps the Nation of the last action (R 13.11)', () => {
  const match = Match.load(warOfTheRing, saved('match-1.0.0'));
  expect(match.header.version).toBe(VERSION);
  expect(match.deeds).toHaveLength(60);
  expect(match.state.lastNations).toEqual([1]);
  const [{ seat } = { seat: -1 }] = match.decisions;
  expect(match.apply(seat, match.legal(seat)[0]).ok).toBe(true);
  expect(Match.load(warOfTheRing, match.save()).state).toEqual(match.state);
});

test('opens a match of 1.0.0 that began with a state of another match', () => {
  const match = Match.load(warOfTheRing, saved('match-1.0.0-fork'));
  expect(match.header.origin?.state.lastNations).toEqual([1]);
  expect(match.deeds).toHaveLength(readMatchFile(saved('match-1.0.0-fork')).deeds.length);
});

test('opens a match of 1.0.0 at the position before a deed that the mended rules refuse', () => {
  const match = Match.load(warOfTheRing, saved('match-1.0.0-refused'));
  // The edit and the Muster die; the Leader for an empty Pelargir and what followed are left out.
  expect(match.deeds).toHaveLength(2);
  expect(match.state.lastNations).toEqual([4]);
  expect(match.decisions).toEqual([{ seat: 0, kind: 'recruit' }]);
});

test('refuses a match of rules that were never released', () => {
  const file = readMatchFile(saved('match-1.0.0'));
  const older = writeMatchFile({ ...file, header: { ...file.header, version: '0.9.0' } });
  expect(() => Match.load(warOfTheRing, older)).toThrow('there is no way from 0.9.0');
});
