import { conformance } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { isPossible } from '../test/possible.ts';
import { de } from '../texts/de.ts';
import { en } from '../texts/en.ts';
import { gloomhaven } from './game/game.ts';
import { words } from './messages/messageFormat.ts';

/** Actions not listed in full: paths and areas have too many equivalent forms. */
const UNLISTED = ['move', 'area', 'cards'];
const editing = {
  isPossible,
  isUnlisted: (choice: object) => 'type' in choice && UNLISTED.includes(String(choice.type)),
};

/** Classes, scenarios and rulings that random play with default options does not reach. */
const optionSets = [
  {},
  { scenario: 3, preset: 'spec', heroes: [{ class: 'cragheart' }, { class: 'mindthief' }] },
  {
    scenario: 2,
    heroes: [
      { class: 'spellweaver', level: 5 },
      { class: 'scoundrel', level: 5 },
    ],
  },
  {
    scenario: 8,
    heroes: [
      { class: 'tinkerer', level: 9 },
      { class: 'mindthief', level: 9 },
    ],
    difficulty: 'hard',
  },
];

describe('Gloomhaven conformance', () => {
  const report = conformance(gloomhaven, {
    seats: [2, 4],
    actions: 10_000,
    samples: 80,
    optionSets,
    editing,
    texts: { words, bundles: { en, de } },
  });

  test('random play covers at least ten thousand actions', () => {
    expect(report.actions).toBeGreaterThanOrEqual(10_000);
    expect(report.matches.broken).toBe(0);
  });

  test.each(report.laws)('$law: $says', ({ failures }) => expect(failures).toEqual([]));
});
