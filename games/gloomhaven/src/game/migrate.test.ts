import { readFileSync } from 'node:fs';
import { hashValue, Match, readMatchFile } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { gloomhaven } from './game.ts';
import { VERSION } from './migrate.ts';

// Without the .json extension, because the formatter would rewrite the match file.
function saved(name: string): string {
  return readFileSync(new URL(`../../test/saves/${name}.match`, import.meta.url), 'utf8');
}

/** Checks that a match continues, and that its save needs no migration. */
function goesOn(match: Match): void {
  const { seat } = match.decisions[0]!;
  expect(match.apply(seat, match.legal(seat)[0]).ok).toBe(true);
  expect(Match.load(match.game, match.save()).state).toEqual(match.state);
}

test('a scenario saved by version 0.1.0 opens, and one of an unknown version is rejected with a reason', () => {
  const match = Match.create(gloomhaven, { options: { formerRules: ['0.4.0'] }, seats: 2, seed: 'old' });
  for (let n = 0; n < 30; n++) {
    const { seat } = match.decisions[0]!;
    match.apply(seat, match.legal(seat)[0]!);
  }
  const text = match.save().replace('"formerRules":["0.4.0"],', '');
  const old = (version: string) => text.replace(`"version":"${VERSION}"`, `"version":"${version}"`);
  const opened = Match.load(gloomhaven, old('0.1.0'));
  expect(text).not.toContain('formerRules');
  expect(opened.header.version).toBe(VERSION);
  expect(opened.state).toEqual(match.state);
  expect(() => Match.load(gloomhaven, old('0.0.9'))).toThrow('there is no way from 0.0.9');
});

test('a match begun with the specification preset keeps the −1 cards of items shuffled in (ruling 131)', () => {
  const heroes = [{ class: 'brute', items: ['splintmail'] }];
  const variants = { 'items.deckCards': 'shuffled' };
  const match = Match.create(gloomhaven, { options: { preset: 'spec', heroes, variants }, seats: 2, seed: 'old' });
  const text = match.save().replace('"items.deckCards":"shuffled"', '').replace(VERSION, '0.2.0');
  expect(text).not.toContain('deckCards');
  const opened = Match.load(gloomhaven, text);
  expect(opened.header.options).toMatchObject({ preset: 'spec', variants });
  expect(opened.state).toEqual({ ...match.state, formerRules: ['0.4.0'] });
});

test('a scenario saved by version 0.3.0 opens and pins its content from then on', () => {
  const text = saved('scenario-0.3.0');
  expect(readMatchFile(text).header.version).toBe('0.3.0');
  const match = Match.load(gloomhaven, text);
  expect(match.header.content).toMatch(/^class\/brute:.* core:[0-9a-f]+ scenario-2:[0-9a-f]+$/);
  expect(match.decisions).toMatchObject([{ seat: 1, kind: 'rest.draw' }]);
  goesOn(match);
});

test('a whole match of version 0.4.0 replays to its saved state by the readings of 0.4.0', () => {
  const text = saved('scenario-0.4.0');
  const file = readMatchFile(text);
  expect([file.header.version, file.deeds.length]).toEqual(['0.4.0', 233]);
  const { formerRules, ...state } = Match.load(gloomhaven, text).state;
  expect(formerRules).toEqual(['0.4.0']);
  expect(hashValue(state)).toBe(file.hash);
});

describe('save of version 0.2.0 in the middle of an attack', () => {
  const attacked = { attack: { target: 1, damage: 2 }, at: 'monster-deck/guard/cards/6', figure: 4, path: [23] };

  test('a scenario saved by version 0.2.0 opens and its attack continues', () => {
    const text = saved('scenario-0.2.0');
    expect(readMatchFile(text).header.version).toBe('0.2.0');
    const match = Match.load(gloomhaven, text);
    expect(match.state.performances).toMatchObject([attacked]);
    expect(match.decisions).toMatchObject([{ seat: 1, kind: 'suffer' }]);
    goesOn(match);
  });

  test('a scenario saved by version 0.2.0 opens when it was forked in the middle of another match', () => {
    const text = saved('scenario-0.2.0-fork');
    expect(text).toContain('"at":"deed.end"');
    const match = Match.load(gloomhaven, text);
    expect(match.state.performances).toMatchObject([attacked]);
    expect(match.state.flow.map(({ at }) => at)).toContain('performance.end');
    goesOn(match);
  });

  test('a scenario saved by version 0.2.0 opens when its state was edited by hand', () => {
    const text = saved('scenario-0.2.0-companion');
    expect(readMatchFile(text).deeds.filter((deed) => 'edit' in deed)).toHaveLength(4);
    const match = Match.load(gloomhaven, text);
    expect(match.state.performances).toMatchObject([{ at: 'card/fire-orbs/top', paid: 1 }]);
    goesOn(match);
  });
});
