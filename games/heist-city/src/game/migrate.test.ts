import { readFileSync } from 'node:fs';
import { hashText, Match, type MatchHeader, readMatchFile, writeMatchFile } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { heistContent, mapOf } from '../content/index.ts';
import { heistCity } from './game.ts';
import { VERSION } from './migrate.ts';

type JsonRecord = NonNullable<MatchHeader['origin']>['state'];

const save = () => Match.create(heistCity, { seats: 2, seed: 'old' }).save();

/** Returns a save with another header. */
function forged(version: string, content: string): string {
  const file = readMatchFile(save());
  return writeMatchFile({ ...file, header: { ...file.header, version, content } });
}

test('a 1.1.0 match loads and pins its site and the core from then on', () => {
  const match = Match.load(heistCity, forged('1.1.0', 'the hash of everything there was'));
  expect(match.header.version).toBe(VERSION);
  expect(match.header.content).toMatch(/^core:[0-9a-f]+ map\/ballroom:[0-9a-f]+$/);
});

test('a 1.2.0 match loads with its own map from the options, and from the state of a fork', () => {
  const ownMap = JSON.stringify({ ...mapOf('ballroom'), id: 'own' });
  const now = Match.create(heistCity, { options: { ownMap }, seats: 2, seed: 'old' });
  const { brought: _, ...header } = { ...now.header, version: '1.2.0', options: now.options };
  const { origin, ...rest } = { ...header, origin: { seq: 0, state: { ...now.state, map: ownMap } as JsonRecord } };
  const file = readMatchFile(now.save());
  for (const old of [rest, { ...rest, origin }]) {
    const match = Match.load(heistCity, writeMatchFile({ ...file, formatVersion: 2, header: old }));
    expect(match.state.map).toBe(hashText(ownMap));
    expect(match.header).toMatchObject({
      version: VERSION,
      options: { ownMap: hashText(ownMap) },
      brought: { ownMap },
    });
    expect(Match.load(heistCity, match.save()).legal(0)).toEqual(now.legal(0));
  }
});

describe('Match saved by 1.3.0 during an attack', () => {
  // Not called .json: the formatter would rewrite them, and match files have a fixed layout.
  const saved = (name: string) => readFileSync(new URL(`../../test/saves/${name}.match`, import.meta.url), 'utf8');

  test('a 1.3.0 match loads with its edits, and the attack continues', () => {
    const text = saved('match-1.3.0');
    expect(readMatchFile(text).deeds.filter((deed) => 'edit' in deed)).toHaveLength(2);
    const match = Match.load(heistCity, text);
    expect(match.state.attack).toMatchObject({ attacker: 4, target: 11, weapon: 'dart-gun', penalty: 0, left: 1 });
    expect(match.decisions).toMatchObject([{ seat: 0, kind: 'reroll' }]);
    expect(match.apply(0, match.legal(0).at(-1)).ok).toBe(true);
    // A new save needs no migration.
    expect(Match.load(heistCity, match.save()).state).toEqual(match.state);
  });

  test('a 1.3.0 match that forked from another loads with its state', () => {
    const match = Match.load(heistCity, saved('match-1.3.0-fork'));
    expect(match.state.attack).toMatchObject({ attacker: 4, target: 11, weapon: 'dart-gun' });
    expect(match.apply(0, match.legal(0).at(-1)).ok).toBe(true);
  });
});

test('a match of an unreleased rules version is refused', () => {
  expect(() => Match.load(heistCity, forged('0.9.0', ''))).toThrow('there is no way from 0.9.0');
});

test('a match whose site has changed is refused with the name of the site', () => {
  const [core = ''] = readMatchFile(save()).header.content.split(' ');
  expect(() => Match.load(heistCity, forged(VERSION, `${core} map/ballroom:00`))).toThrow('map/ballroom');
});

test('names and descriptions are not pinned: correcting one changes no hash', () => {
  expect(JSON.stringify(heistContent)).not.toMatch(/"(?:name|description)":/);
});
