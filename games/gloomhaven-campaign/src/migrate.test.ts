import { readFileSync } from 'node:fs';
import { gloomhaven } from '@tessera/gloomhaven';
import { hashValue, Match, readMatchFile, verifyMatch } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { campaign } from './game.ts';
import { VERSION } from './migrate.ts';

// Without the .json extension, because the formatter would rewrite the match file.
function saved(name: string): string {
  return readFileSync(new URL(`../test/saves/${name}.match`, import.meta.url), 'utf8');
}

describe('save of campaign version 1.0.0', () => {
  test('a campaign saved by version 1.0.0 opens, and its characters get their careers without a question', () => {
    const text = saved('campaign-1.0.0');
    expect(readMatchFile(text).header.version).toBe('1.0.0');
    const match = Match.load(campaign, text);
    expect(match.header.version).toBe(VERSION);
    expect(match.state.teams).toEqual(['party', 'party']);
    expect(match.state.characters.map(({ career }) => career)).toEqual([
      { scenarios: 1, won: 1, kills: 4, exhausted: 0, gold: 12 },
      { scenarios: 1, won: 1, kills: 4, exhausted: 1, gold: 6 },
    ]);
    expect(match.state.party).toMatchObject({ inTown: true, place: 'scenario-1', achievements: ['first-steps'] });
  });

  test('a campaign saved by version 1.0.0 opens when it was forked in the middle of another', () => {
    const match = Match.load(campaign, saved('campaign-1.0.0-fork'));
    expect(match.state.characters[0]).toMatchObject({ items: ['minor-healing-potion', 'iron-helmet'] });
    expect(match.state.characters[1]!.career).toEqual({ scenarios: 1, won: 1, kills: 4, exhausted: 1, gold: 6 });
    // The match continues, and its save needs no migration.
    expect(match.apply(1, { type: 'ready' }).ok).toBe(true);
    expect(Match.load(campaign, match.save()).state).toEqual(match.state);
  });

  test('a campaign of an unknown version is rejected with a reason', () => {
    const file = JSON.parse(saved('campaign-1.0.0')) as { header: { version: string } };
    file.header.version = '0.9.0';
    expect(() => Match.load(campaign, JSON.stringify(file))).toThrow('there is no way from 0.9.0 to 6.0.0');
  });
});

test('a campaign saved by version 3.0.0 opens and pins its content from then on', () => {
  const text = saved('campaign-3.0.0');
  expect(readMatchFile(text).header).toMatchObject({ version: '3.0.0', content: expect.not.stringContaining(':') });
  const match = Match.load(campaign, text);
  expect(match.header.version).toBe(VERSION);
  expect(match.header.content).toMatch(/^campaign:[0-9a-f]+ class\/angry-face:/);
  expect(match.state.characters).toMatchObject([{ name: 'Ada', items: ['boots-of-striding'] }, { name: 'Bo' }]);
  expect(match.state.classes).toHaveLength(6);
  expect(match.apply(1, { type: 'ready' }).ok).toBe(true);
  expect(Match.load(campaign, match.save()).state).toEqual(match.state);
});

test('a campaign of version 4.0.0 replays to its saved state with all quests in its deck', () => {
  const text = saved('campaign-4.0.0');
  const file = readMatchFile(text);
  expect([file.header.version, file.deeds.length]).toEqual(['4.0.0', 40]);
  const { formerRules, ...state } = Match.load(campaign, text).state;
  expect(formerRules).toEqual(['0.4.0']);
  expect(hashValue(state)).toBe(file.hash);
});

test('a campaign saved by version 5.0.0 keeps the personal quests that it deals', () => {
  const before = Match.create(campaign, { options: { formerQuests: '5.0.0' }, seats: 2, seed: 'quests' });
  const file = JSON.parse(before.save()) as { header: { version: string; options: { formerQuests?: string } } };
  file.header.version = '5.0.0';
  delete file.header.options.formerQuests;
  expect(Match.load(campaign, JSON.stringify(file)).state).toEqual(before.state);
});

test('a scenario saved by version 0.2.0 opens inside a campaign, and the campaign verifies', () => {
  const text = saved('campaign-2.0.0-with-scenario');
  expect(readMatchFile(text).opened?.map(({ header }) => header.version)).toEqual(['0.2.0']);
  const find = (id: string) => [gloomhaven, campaign].find((game) => game.id === id);
  expect(verifyMatch(text, find)).toMatchObject({ ok: true, actions: 22 });
});
