import { Match } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { gloomhaven } from './game.ts';
import { VERSION } from './migrate.ts';

test('a scenario that was saved by version 0.1.0 opens, and one of an unknown version says why not', () => {
  const match = Match.create(gloomhaven, { options: {}, seats: 2, seed: 'old' });
  for (let n = 0; n < 30; n++) {
    const { seat } = match.decisions[0]!;
    match.apply(seat, match.legal(seat)[0]!);
  }
  const old = (version: string) => match.save().replace(`"version":"${VERSION}"`, `"version":"${version}"`);
  const opened = Match.load(gloomhaven, old('0.1.0'));
  expect(opened.header.version).toBe(VERSION);
  expect(opened.state).toEqual(match.state);
  expect(() => Match.load(gloomhaven, old('0.0.9'))).toThrow('there is no way from 0.0.9');
});
