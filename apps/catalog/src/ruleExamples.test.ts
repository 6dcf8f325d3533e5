import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playByHints, type RuleExample, ruleExamples } from '@tessera/table/lessons';
import { filesUnder } from '@tessera/terminal';
import { findRule, parseRulebook } from '@tessera/text';
import { expect, test } from 'vitest';
import { manifests } from './manifests.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Returns the files of the rulebook of a game, by name. */
function bookOf(folder: string) {
  const files = filesUnder(join(folder, 'rules/en'), '.md', ROOT);
  return parseRulebook(
    Object.fromEntries(files.map((path) => [path.replace(/^.*\//, '').replace('.md', ''), textOf(path)])),
  );
}

function textOf(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** Returns the case files that the rulebook shows examples from. */
function caseFiles(folder: string): Readonly<Record<string, string>> {
  const files = filesUnder(join(folder, 'cases'), '.json', ROOT).filter((path) => /cases\/(rules\/)?[^/]+$/.test(path));
  return Object.fromEntries(files.map((path) => [path, textOf(path)]));
}

/** Games without examples: cases of the fifth edition are sheets, best-of has no rulebook, and sections of a party name no case. */
const WITHOUT = ['fifth-edition', 'fifth-edition-party'];
const withCases = manifests.filter(
  ({ id, folder, rulebook = folder }) =>
    !WITHOUT.includes(id) &&
    [join(folder, 'cases'), join(rulebook, 'rules')].every((path) => existsSync(join(ROOT, path))),
);

/** Returns the examples of every section, each once. */
function allExamples(folder: string, rulebook: string): readonly RuleExample[] {
  const files = caseFiles(folder);
  const sections = bookOf(rulebook).chapters.flatMap((chapter) => chapter.sections);
  const examples = sections.flatMap(({ number }) => (number === undefined ? [] : ruleExamples(files, number)));
  return [...new Map(examples.map((example) => [example.id, example])).values()];
}

test.each(withCases)(
  'every example in the rulebook of $id is played to its end',
  async ({ folder, rulebook, rules }) => {
    const { game } = await rules();
    const examples = allExamples(folder, rulebook ?? folder);
    expect(examples.length).toBeGreaterThan(0);
    const failed = examples.flatMap(({ id, lesson }) => {
      try {
        playByHints(game, lesson);
        return [];
      } catch (error) {
        return [`${id}: ${String(error)}`];
      }
    });
    expect(failed).toEqual([]);
  },
);

test('an example cites the section that it was asked for, and has a step per action of its player', () => {
  const [first] = ruleExamples(caseFiles('games/heist-city'), '11.1');
  expect(first?.lesson.steps.map(({ rule, path }) => [rule, path.length])).toEqual([
    ['11.1', 1],
    ['11.1', 1],
    ['11.1', 0],
  ]);
  expect(findRule(bookOf('games/heist-city'), '11.1')).toBeDefined();
});
