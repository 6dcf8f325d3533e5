import { expect, test } from 'vitest';
import { citedRules, findRule, parseRulebook, RulebookError, searchRulebook } from './rulebook.ts';

const BOOK = parseRulebook({
  glossary: '# Glossary\n\n## Slot\n\nA third of an activation (7.1).\n',
  '07-activation':
    '# 7 Acting\n\nOne at a time.\n\n## 7.1 Three slots\n\nYou have three.\n\n### 7.1a Unused slots\n\nThey are lost.\n',
  'how-a-turn-goes': '# How a turn goes\n\nPick a character.\n\n## What earns points\n\nComputers.\n',
  '02-dice': '# 2 Dice\n\n## 2.1 Two dice\n\nAdd two dice.\n',
});

test('parseRulebook sorts the first page, the chapters by number and the glossary', () => {
  expect(BOOK.chapters.map(({ id }) => id)).toEqual(['how-a-turn-goes', '02-dice', '07-activation', 'glossary']);
});

test('parseRulebook separates numbers, titles and texts', () => {
  expect(BOOK.chapters[2]).toEqual({
    id: '07-activation',
    number: '7',
    title: 'Acting',
    text: 'One at a time.',
    sections: [
      { number: '7.1', title: 'Three slots', text: 'You have three.' },
      { number: '7.1a', title: 'Unused slots', text: 'They are lost.' },
    ],
  });
});

test('parseRulebook refuses a file without a title and names the file', () => {
  expect(() => parseRulebook({ '01-x': '## 1.1 No title\n' })).toThrow(RulebookError);
  expect(() => parseRulebook({ '01-x': '# 1 One\n\n# 2 Two\n' })).toThrow('01-x: A file has one title.');
});

test('findRule returns a chapter or a section by its number', () => {
  expect(findRule(BOOK, '7')?.section).toBeUndefined();
  expect(findRule(BOOK, '7.1a')?.section?.title).toBe('Unused slots');
  expect(findRule(BOOK, '9.9')).toBeUndefined();
});

test('searchRulebook needs every word and puts matching titles first', () => {
  expect(searchRulebook(BOOK, 'slots').map(({ section }) => section?.title)).toEqual(['Three slots', 'Unused slots']);
  expect(searchRulebook(BOOK, 'dice two').map(({ section }) => section?.title)).toEqual(['Two dice']);
  expect(searchRulebook(BOOK, ' ')).toEqual([]);
});

test('citedRules reads single and listed sections', () => {
  expect(citedRules('R 9.3, 14.2: shots (R 4.5), ruling B14, R 9.1.3a')).toEqual(['9.3', '14.2', '4.5', '9.1.3a']);
});
