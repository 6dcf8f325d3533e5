import { house, speechOf, tellerOf } from '@tessera/text';
import { expect, test } from 'vitest';
import { matchWith, spoken } from '../test/position.ts';
import { de } from '../texts/de.ts';
import { en } from '../texts/en.ts';
import { warOfTheRing } from './game.ts';
import { words } from './words.ts';

test('a combat card that asks something is named as a combat card', () => {
  const match = matchWith({
    phase: 'actions',
    dice: ['@dice event', '@dice army'],
    flow: '@slot 1',
    'players.0.hand.0.cards': ['@card there-is-another-way'],
    'players.0.hand.1.cards': [],
    'players.1.hand.0.cards': [],
    'players.1.hand.1.cards': [],
    '@box sauron': 4,
    '@at north-ithilien': '@sauron 3/0',
    '@at dead-marshes': '@gondor 5/0/1',
  });
  match.apply(1, { type: 'use', die: 1, as: 'attack' });
  match.apply(1, spoken({ type: 'attack', from: '@north-ithilien', to: '@dead-marshes' }));
  match.apply(1, { type: 'go' });
  match.apply(0, spoken({ type: 'combat', card: '@card there-is-another-way' }), [6, 6, 6, 1, 1, 1, 1, 1, 1]);
  const title = (language: 'en' | 'de') =>
    tellerOf(words, speechOf(language, { en, de }[language], house[language])).ask(
      'combat.choice',
      warOfTheRing.prompt?.(match.state, 0),
    ).title;
  expect(match.decisions).toMatchObject([{ seat: 0, kind: 'combat.choice' }]);
  expect([title('en'), title('de')]).toEqual(['Heroic Death', de.name.combat['heroic-death']]);
});
