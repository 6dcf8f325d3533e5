import { hashText, Match, type MatchHeader, readMatchFile, writeMatchFile } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { heistContent, mapOf } from './content/index.ts';
import { heistCity } from './game.ts';

type JsonRecord = NonNullable<MatchHeader['origin']>['state'];

const save = () => Match.create(heistCity, { seats: 2, seed: 'old' }).save();

/** A save with another heading. */
function forged(version: string, content: string): string {
  const file = readMatchFile(save());
  return writeMatchFile({ ...file, header: { ...file.header, version, content } });
}

test('a match of 1.1.0 opens, and pins its site and the core from then on', () => {
  const match = Match.load(heistCity, forged('1.1.0', 'the hash of everything there was'));
  expect(match.header.version).toBe('1.3.0');
  expect(match.header.content).toMatch(/^core:[0-9a-f]+ map\/ballroom:[0-9a-f]+$/);
});

test('a match of 1.2.0 had its own map in its options, and in the state that a fork of it began with', () => {
  const ownMap = JSON.stringify({ ...mapOf('ballroom'), id: 'own' });
  const now = Match.create(heistCity, { options: { ownMap }, seats: 2, seed: 'old' });
  const { brought: _, ...header } = { ...now.header, version: '1.2.0', options: now.options };
  const { origin, ...rest } = { ...header, origin: { seq: 0, state: { ...now.state, map: ownMap } as JsonRecord } };
  const file = readMatchFile(now.save());
  for (const old of [rest, { ...rest, origin }]) {
    const match = Match.load(heistCity, writeMatchFile({ ...file, formatVersion: 2, header: old }));
    expect(match.state.map).toBe(hashText(ownMap));
    expect(match.header).toMatchObject({
      version: '1.3.0',
      options: { ownMap: hashText(ownMap) },
      brought: { ownMap },
    });
    expect(Match.load(heistCity, match.save()).legal(0)).toEqual(now.legal(0));
  }
});

test('a match of rules before that does not, and says so', () => {
  expect(() => Match.load(heistCity, forged('0.9.0', ''))).toThrow('there is no way from 0.9.0');
});

test('a match whose site has changed says which', () => {
  const [core = ''] = readMatchFile(save()).header.content.split(' ');
  expect(() => Match.load(heistCity, forged('1.3.0', `${core} map/ballroom:00`))).toThrow('map/ballroom');
});

test('names and descriptions are in no pack: correcting one changes no hash', () => {
  expect(JSON.stringify(heistContent)).not.toMatch(/"(?:name|description)":/);
});
