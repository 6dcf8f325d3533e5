import { describe, expect, test } from 'vitest';
import { isMarked, isMarkedText } from './markers.mjs';
import { collectPlayerTexts, placeOf, textsOf } from './playerTexts.mjs';
import { collectSentences, comments, markdownSentences, messages, sheetTexts, testTitles } from './sentences.mjs';

/** Maximum share of sentences with a marker per folder, in percent. */
const LIMIT = 3;
/** Minimum number of sentences: a share of fewer is not meaningful. */
const SMALLEST = 20;

describe('prose', () => {
  const counts = countMarked(
    collectSentences(),
    ({ file }) => folderOf(file),
    ({ text }) => isMarked(text),
  );

  test('collectSentences covers the whole repository', () => {
    expect([...counts.keys()]).toEqual(
      expect.arrayContaining(['packages/kernel', 'apps/server', 'games/gloomhaven', 'docs/guides', '.']),
    );
  });

  test.each(measured(counts))(
    `at most ${LIMIT} % of the sentences in %s are marked as unclear`,
    (_folder, share, marked) => {
      expect(share, marked.join('\n')).toBeLessThanOrEqual(LIMIT);
    },
  );
});

describe('texts of players', () => {
  const texts = collectPlayerTexts();
  const counts = countMarked(
    texts,
    ({ group }) => group,
    ({ text, language }) => isMarkedText(text, language),
  );

  test('collectPlayerTexts covers apps, games, examples and packages in English and German', () => {
    const folders = ['apps/web/src/i18n', 'games/gloomhaven/texts', 'examples/gomoku/rules', 'packages/text/src/texts'];
    expect([...counts.keys()]).toEqual(
      expect.arrayContaining(folders.flatMap((folder) => [`${folder}/en`, `${folder}/de`])),
    );
  });

  test.each(measured(counts))(
    `at most ${LIMIT} % of the texts in %s are marked as unclear`,
    (_group, share, marked) => {
      expect(share, marked.join('\n')).toBeLessThanOrEqual(LIMIT);
    },
  );
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

describe('isMarkedText', () => {
  test.each([
    ['en', 'Nobody has won.'],
    ['en', 'Look at the card to see what it does.'],
    ['de', 'Jemand sieht zu'],
    ['de', 'Was du tun kannst'],
    ['de', 'Drücke auf die Karte und lies, was sie tut.'],
    ['de', 'Wer auch immer gewinnt'],
    ['de', 'Wähle das Ziehen von Heeren'],
    ['de', 'Die Abrechnung erfolgt am Ende'],
  ])('isMarkedText is true in %s for sample %#', (language, text) => {
    expect(isMarkedText(text, language)).toBe(true);
  });

  test.each([
    ['en', 'Who has the next turn?'],
    ['en', 'Choose a card with an Attack.'],
    ['de', 'Was ist passiert?'],
    ['de', 'Wer keine Karten mehr hat, scheidet aus.'],
    ['de', 'Bewege die Gemeinschaft'],
    ['de', 'Etwas hält dich auf'],
  ])('isMarkedText is false in %s for sample %#', (language, text) => {
    expect(isMarkedText(text, language)).toBe(false);
  });
});

describe('player texts', () => {
  test('placeOf reads the language from a folder or a file name', () => {
    expect(placeOf('games/duel/texts/de/cards/a.ts')).toEqual({ group: 'games/duel/texts/de', language: 'de' });
    expect(placeOf('apps/cli/src/texts/en.ts')).toEqual({ group: 'apps/cli/src/texts/en', language: 'en' });
    expect(placeOf('apps/web/src/i18n/languages.ts')).toBeUndefined();
  });

  test('textsOf reads the values of bundles and lessons, and the sentences of rulebooks', () => {
    const bundle =
      "export const en = { 'a key': 'one', nested: { b: 'two ' + 'parts', c: `three`, list: ['four'] } };\n";
    expect(textsOf('en.ts', bundle)).toEqual(['one', 'two parts', 'three', 'four']);
    expect(textsOf('en.json', '{"title": "One", "steps": [{"say": "Two"}]}')).toEqual(['One', 'Two']);
    expect(textsOf('rules.md', '# Title\n\nA sentence that is long enough.\n')).toContain(
      'A sentence that is long enough.',
    );
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

  test('messages reads strings with at least four words, without class names', () => {
    const source =
      "log('match load failed now'); z.string().describe('The name of it'); const a = 'two words'; const css = 'flex a b c';\n";
    expect(messages('a.ts', source)).toEqual(['match load failed now', 'The name of it']);
  });

  test('sheetTexts reads the prose of a sheet, not its paths', () => {
    expect(sheetTexts({ sections: [{ title: 'A', rows: [{ item: 'B', note: 'C', place: 'src/a.ts' }] }] })).toEqual([
      'A',
      'B',
      'C',
    ]);
  });

  test('markdownSentences skips code blocks and short fragments', () => {
    expect(
      markdownSentences(
        '# Title\n\nA sentence that is long enough. Short.\n\n```\nwhatever this is, it is code\n```\n',
      ),
    ).toEqual(['A sentence that is long enough.']);
  });
});

/** Counts the entries per group, and collects those that are marked. */
function countMarked(entries, groupOf, isUnclear) {
  const counts = new Map();
  for (const entry of entries) {
    const group = groupOf(entry);
    const count = counts.get(group) ?? { all: 0, marked: [] };
    count.all += 1;
    if (isUnclear(entry)) count.marked.push(`${entry.file}: ${entry.text.slice(0, 160)}`);
    counts.set(group, count);
  }
  return counts;
}

/** Returns the large groups as `[group, percentage, marked]`. */
function measured(counts) {
  return [...counts]
    .filter(([, { all }]) => all >= SMALLEST)
    .map(([group, { all, marked }]) => [group, (100 * marked.length) / all, marked]);
}

function folderOf(file) {
  return file.includes('/') ? file.split('/').slice(0, 2).join('/') : '.';
}
