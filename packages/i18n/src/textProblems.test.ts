import { expect, test } from 'vitest';
import { textProblems } from './textProblems.ts';

test('textProblems reports missing, surplus and invalid texts and different placeholders', () => {
  const problems = textProblems({
    en: { a: '{x}', b: 'b', c: 'c' },
    de: { a: '{y}', b: '{n, plural, one {#}}', d: 'd' },
  });
  expect(problems.map(({ language, key, problem }) => `${language} ${key} ${problem}`)).toEqual([
    expect.stringMatching(/^de b cannot be read: /),
    'de c is missing',
    'de a has a gap {y} that en does not have',
    'de d is not a text of en',
  ]);
});
