import { createTranslator, house } from '@tessera/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { HeroOptions } from '../../src/party/heroOptions.ts';
import { en } from '../../texts/en.ts';
import { HeroBuild } from './HeroBuild.tsx';

const translator = createTranslator('en', en, house.en);
const drawn = (hero: HeroOptions) =>
  renderToStaticMarkup(<HeroBuild hero={hero} translator={translator} onChange={() => undefined} />);

test('a hero of level 7 shows the cards of its level, with the ready hand and items chosen', () => {
  const text = drawn({ class: 'brute', level: 7 });
  expect(text).toContain('Hand: 10 of 10 cards');
  expect(text).toMatch(/, level 7</);
  expect(text).not.toMatch(/, level 8</);
  expect(text.match(/checked=""/g)?.length).toBeGreaterThan(10);
});

test('a hand of the wrong size, and too many items for a place, say so', () => {
  const text = drawn({ class: 'brute', level: 1, cards: ['trample'], items: ['leather-armor', 'hide-armor'] });
  expect(text).toContain('Choose exactly 10 cards.');
  expect(text).toContain('Too many items for one place');
});
