import { describe, expect, test } from 'vitest';
import { isMarked } from './markers.mjs';
import { collectSentences, comments, markdownSentences, schemaDescriptions, testTitles } from './sentences.mjs';

/** Maximum share of sentences with a marker per folder, in percent. */
const LIMIT = 3;
/** Minimum number of sentences: a share of fewer is not meaningful. */
const SMALLEST = 20;

describe('prose', () => {
  const counts = new Map();
  for (const { file, text } of collectSentences()) {
    const count = counts.get(folderOf(file)) ?? { all: 0, marked: [] };
    count.all += 1;
    if (isMarked(text)) count.marked.push(`${file}: ${text.slice(0, 160)}`);
    counts.set(folderOf(file), count);
  }

  test('collectSentences covers the whole repository', () => {
    expect([...counts.keys()]).toEqual(
      expect.arrayContaining(['packages/kernel', 'apps/server', 'games/gloomhaven', 'docs/guides', '.']),
    );
  });

  const measured = [...counts].filter(([, { all }]) => all >= SMALLEST);
  test.each(measured)(`at most ${LIMIT} % of the sentences in %s are marked as unclear`, (_folder, { all, marked }) => {
    expect((100 * marked.length) / all, marked.join('\n')).toBeLessThanOrEqual(LIMIT);
  });
});

describe('isMarked', () => {
  test.each([
    'Whoever asks again',
    'What is kept of a match',
    'one file a kind',
    'a room of its own',
    'nobody may see it',
  ])('isMarked is true for sample %#', (text) => {
    expect(isMarked(text)).toBe(true);
  });

  test.each([
    'Queue of requests',
    'Returns the seats that still have dice',
    'one file per kind',
    'Checks the entry of the player',
  ])('isMarked is false for sample %#', (text) => {
    expect(isMarked(text)).toBe(false);
  });
});

describe('sentences', () => {
  test('comments joins the lines of a block and ignores strings', () => {
    const source = "/**\n * Returns\n * a value.\n */\nexport const a = '// no comment'; // why\n";
    expect(comments('a.ts', source)).toEqual(['Returns a value.', 'why']);
  });

  test('testTitles reads plain, template and parameterised titles', () => {
    const source =
      "describe('a', () => {\n  it(`b`, () => {});\n  test.each([1])('c %s', () => {});\n  other('d');\n});\n";
    expect(testTitles('a.test.ts', source)).toEqual(['a', 'b', 'c %s']);
  });

  test('testTitles reads the rows of a table that a title includes, and the sentences of laws', () => {
    const source =
      "const ROWS = [{ name: 'by its name here', other: 'not in the title' }];\n" +
      "test.each(ROWS)('a $name', () => {});\n" +
      "test.each([['by its place here', 'not in the title']])('b %s', () => {});\n" +
      "test.each(['as a whole row'])('c %s', () => {});\n" +
      "export const law = { says: 'A law holds.' };\n";
    expect(testTitles('a.test.ts', source)).toEqual([
      'a $name',
      'by its name here',
      'b %s',
      'by its place here',
      'c %s',
      'as a whole row',
      'A law holds.',
    ]);
  });

  test('schemaDescriptions reads the texts of schemas', () => {
    expect(schemaDescriptions('a.ts', "z.string().describe('A name'); describe('a test');")).toEqual(['A name']);
  });

  test('markdownSentences skips code blocks and short fragments', () => {
    expect(
      markdownSentences(
        '# Title\n\nA sentence that is long enough. Short.\n\n```\nwhatever this is, it is code\n```\n',
      ),
    ).toEqual(['A sentence that is long enough.']);
  });
});

function folderOf(file) {
  return file.includes('/') ? file.split('/').slice(0, 2).join('/') : '.';
}
