import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { cardTable, TABLE } from '../scripts/cardTable.mjs';
import { failuresOf } from '../test/cards/act.ts';
import { type CardCase, readCardCases, stepsOf, subjectOf } from '../test/cards/caseFile.ts';
import { recordsOf } from './content/recordMaps.ts';

const folder = fileURLToPath(new URL('../cases/cards/', import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const cases = new Map(files.map((file) => [file, readCardCases(readFileSync(`${folder}${file}`, 'utf8'))]));

describe.each(files)('cases of %s', (file) => {
  const named = cases.get(file)!.map((one): [string, CardCase] => [titleOf(one), one]);
  test.each(named)('%s', (_, one) => {
    expect(failuresOf(one)).toEqual([]);
  });
});

function titleOf(one: CardCase): string {
  return one.name === undefined ? subjectOf(one) : `${subjectOf(one)}: ${one.name}`;
}

describe('cards covered by cases', () => {
  const asserted = new Set(
    [...cases.values()]
      .flat()
      .flatMap((one) => (stepsOf(one).some(({ after }) => after.length > 0) ? [subjectOf(one)] : [])),
  );
  const missing = (subjects: readonly string[]) => subjects.filter((subject) => !asserted.has(subject));

  test('every card has an asserted case for both halves', () => {
    const halves = [...recordsOf('card').keys()].flatMap((id) => [`${id} top`, `${id} bottom`]);
    expect(halves).toHaveLength(990);
    expect(missing(halves)).toEqual([]);
  });

  test('every item has an asserted case', () => {
    const items = [...recordsOf('item').keys()].map((id) => `item ${id}`);
    expect(items).toHaveLength(133);
    expect(missing(items)).toEqual([]);
  });

  test('every ability card of monsters has an asserted case', () => {
    const cards = [...recordsOf('monster-deck').values()].flatMap(({ id, cards: some }) =>
      some.map((card) => `monster ${id} ${card.id}`),
    );
    expect(cards).toHaveLength(240);
    expect(missing(cards)).toEqual([]);
  });
});

test('docs/gloomhaven-cards.md is up to date', () => {
  expect(readFileSync(TABLE, 'utf8')).toBe(cardTable());
});
