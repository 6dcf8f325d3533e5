import { createGameFormatter, createTranslator, house } from '@tessera/text';
import { expect, test } from 'vitest';
import { matchWith, spoken } from '../test/position.ts';
import { de } from '../texts/de/index.ts';
import { en } from '../texts/en/index.ts';
import { warOfTheRing } from './game.ts';
import { words } from './text/messageFormat.ts';

test("the prompt of a combat card's question names it as a combat card", () => {
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
    createGameFormatter(words, createTranslator(language, { en, de }[language], house[language])).ask(
      'combat.choice',
      warOfTheRing.prompt?.(match.state, 0),
    ).title;
  expect(match.decisions).toMatchObject([{ seat: 0, kind: 'combat.choice' }]);
  expect([title('en'), title('de')]).toEqual(['Heroic Death', de.name.combat['heroic-death']]);
});

test('the prompt lists the remaining group while figures are left behind', () => {
  const match = matchWith({
    phase: 'actions',
    dice: ['@dice army', '@dice army'],
    flow: '@slot 0',
    '@at bree': '@north 2/0/1',
  });
  match.apply(0, { type: 'use', die: 1, as: 'armies' });
  match.apply(0, spoken({ type: 'march', from: '@bree', to: '@weather-hills' }));
  match.apply(0, spoken({ type: 'leave', troop: '@north regular', count: 1 }));
  const { hint } = createGameFormatter(words, createTranslator('en', en, house.en)).ask(
    'split',
    warOfTheRing.prompt?.(match.state, 0),
  );
  expect(hint).toBe(
    'To Weather Hills: 1 × Regular of the North and 1 × Leader of the North. Leave figures behind, then go.',
  );
});
