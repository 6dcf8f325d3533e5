import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { failuresOf } from '../../test/cardCase.ts';
import { readCardCases } from '../../test/cardCaseFile.ts';
import { allCards } from '../deck/deck.ts';

const folder = fileURLToPath(new URL('../../cases/cards', import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const cases = files.flatMap((name) => readCardCases(readFileSync(`${folder}/${name}`, 'utf8')));

describe('Card cases', () => {
  test.each(cases.map((one) => [`${one.card}, ${one.half}: ${one.name}`, one] as const))('%s', (_, one) => {
    expect(failuresOf(one)).toEqual([]);
  });
});

describe('Coverage of card halves by cases', () => {
  const played = new Set(
    cases.filter(({ after }) => after.refused === undefined).map(({ card, half }) => `${card} ${half}`),
  );

  test.each(allCards().map(({ id }) => id))('a case plays the event of %s', (id) => {
    expect(played.has(`${id} event`)).toBe(true);
  });

  // Several cards share a combat half: a case for one of them is enough.
  test.each([...new Set(allCards().map(({ combat }) => combat))])('a case plays the combat half %s', (combat) => {
    const cards = allCards().filter((card) => card.combat === combat);
    expect(cards.some(({ id }) => played.has(`${id} combat`))).toBe(true);
  });
});
