import { createTranslator, textProblems } from '@tessera/text';
import { describe, expect, test } from 'vitest';
import { contentTexts as de } from '../../texts/de/content.ts';
import { contentTexts as en } from '../../texts/en/content.ts';
import { CHARACTERS, DECKS, FACES, NATIONS, ROLES, SIDES, SITES, SYMBOLS, tables } from '../content/index.ts';
import { allCards, cardNumber } from '../deck/deck.ts';
import { describeCombat, describeEvent } from './describe.ts';
import { loadPack } from './pack.ts';
import { cardRecordOf, combatRecordOf } from './records.ts';

const { content } = loadPack();
const CARDS = allCards();
const translators = [
  { language: 'en', t: createTranslator('en', en).t },
  { language: 'de', t: createTranslator('de', de).t },
];

test('both languages have the same texts, and all of them parse', () => {
  expect(textProblems({ en, de })).toEqual([]);
});

test('every id has a name in both languages, and there is no name without an id', () => {
  const ids = {
    region: tables.regions,
    nation: NATIONS,
    ofNation: NATIONS,
    character: CHARACTERS,
    side: SIDES,
    site: SITES,
    face: FACES,
    symbol: SYMBOLS,
    deck: DECKS,
    role: ROLES,
    tile: [...content['hunt-tile'].keys()],
    card: CARDS.map(({ id }) => id),
    combat: [...content['combat-card'].keys()],
  };
  for (const texts of [en, de]) {
    for (const [section, known] of Object.entries(ids)) {
      const named = Object.keys(texts.name[section as keyof typeof ids]);
      expect([section, named.toSorted()]).toEqual([section, known.toSorted()]);
    }
    expect(Object.keys(texts.in).toSorted()).toEqual([...tables.regions]);
  }
});

test('there are four decks of 24 cards, numbered in order (R 1.4)', () => {
  expect(CARDS.map(({ side, deck, number }) => `${side} ${deck} ${number}`)).toEqual(
    SIDES.flatMap((side) => DECKS.flatMap((deck) => Array.from({ length: 24 }, (_, i) => `${side} ${deck} ${i + 1}`))),
  );
  expect([cardNumber('elven-cloaks'), cardNumber('pits-of-mordor')]).toEqual([0, 95]);
  expect(() => cardNumber('the-cow-jumped')).toThrow('unknown-record: the-cow-jumped');
});

test('symbols, combat cards and cards for the table are as many as listed (RULINGS D)', () => {
  const count = (symbol: string) => CARDS.filter((card) => card.symbol === symbol).length;
  expect(SYMBOLS.map(count)).toEqual([48, 19, 29]);
  expect(content['combat-card'].size).toBe(38);
  expect(CARDS.filter(({ event }) => event.table !== undefined)).toHaveLength(14);
});

describe('Card texts generated from the data', () => {
  test.each(translators)('no card text in $language is empty, has a gap or an unknown key', (translator) => {
    const bad = CARDS.flatMap((card, i) => {
      const lines = [...describeEvent(cardRecordOf(i), translator), ...describeCombat(combatRecordOf(i), translator)];
      const isBad = lines.some(
        (line) =>
          line.trim() === '' ||
          /[{}@]|undefined| {2}|\.\.|\b(?:effect|condition|situation|combat|lasting|term|place|half|name|in)\.\w/.test(
            line,
          ),
      );
      return isBad ? [`${card.id}: ${lines.join(' | ')}`] : [];
    });
    expect(bad).toEqual([]);
  });
});
