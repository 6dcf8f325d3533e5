import { readFileSync } from 'node:fs';
import { Match, readMatchFile, writeMatchFile } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { warOfTheRing } from '../game.ts';
import { VERSION } from './migrate.ts';

// Not called .json: the formatter would rewrite them, and match files have a fixed layout.
const saved = (name: string) => readFileSync(new URL(`../../test/saves/${name}.match`, import.meta.url), 'utf8');

test('loads a 1.0.0 match with three players and keeps the Nation of the last action (R 13.11)', () => {
  const match = Match.load(warOfTheRing, saved('match-1.0.0'));
  expect(match.header.version).toBe(VERSION);
  expect(match.deeds).toHaveLength(60);
  expect(match.state.lastNations).toEqual([1]);
  const [{ seat } = { seat: -1 }] = match.decisions;
  expect(match.apply(seat, match.legal(seat)[0]).ok).toBe(true);
  expect(Match.load(warOfTheRing, match.save()).state).toEqual(match.state);
});

test('loads a 1.0.0 match that started from a state of another match', () => {
  const match = Match.load(warOfTheRing, saved('match-1.0.0-fork'));
  expect(match.header.origin?.state.lastNations).toEqual([1]);
  expect(match.deeds).toHaveLength(readMatchFile(saved('match-1.0.0-fork')).deeds.length);
});

test('loads a 1.0.0 match up to the deed that the corrected rules refuse', () => {
  const match = Match.load(warOfTheRing, saved('match-1.0.0-refused'));
  // The edit and the Muster die remain; the Leader for an empty Pelargir and later deeds are dropped.
  expect(match.deeds).toHaveLength(2);
  expect(match.state.lastNations).toEqual([4]);
  expect(match.decisions).toEqual([{ seat: 0, kind: 'recruit' }]);
});

test('refuses a match of an unreleased rules version', () => {
  const file = readMatchFile(saved('match-1.0.0'));
  const older = writeMatchFile({ ...file, header: { ...file.header, version: '0.9.0' } });
  expect(() => Match.load(warOfTheRing, older)).toThrow('there is no way from 0.9.0');
});
