import { expect, test } from 'vitest';
import * as z from 'zod';
import { findingsOf } from './finding.ts';
import { problemText, problemTexts } from './issueText.ts';
import { formatProblem, type Problem, problemIn } from './pack/problem.ts';

const { en, de } = problemTexts;
const gaps = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([gap]) => gap).sort();

test.each(Object.keys(en) as (keyof typeof en)[])('%s has the same placeholders in both languages', (key) => {
  expect(gaps(de[key])).toEqual(gaps(en[key]));
});

test('a schema error is formatted in English, and in other languages from its untranslated parts', () => {
  const schema = z.strictObject({ id: z.string().min(3), size: z.enum(['small', 'large']) });
  const value = { id: 'ab', size: 'smal', colour: 1 };
  const place = { severity: 'error', pack: 'mine', file: 'a.json' } as const;
  const lines = (language: string) =>
    findingsOf(schema.safeParse(value).error!, value)
      .map(({ path, ...finding }): Problem => ({ ...place, ...finding, path: path.join('.') }))
      .map((problem) => formatProblem(problemIn(problem, (label) => problemText(label, language))));
  expect(lines('en')).toEqual([
    'error E_SCHEMA mine/a.json id: expected at least 3 characters, found "ab".',
    'error E_SCHEMA mine/a.json size: expected one of "small", "large", found "smal". Did you mean "small"?',
    'error E_SCHEMA mine/a.json colour: "colour" is not a field here.',
  ]);
  expect(lines('de')).toEqual([
    'error E_SCHEMA mine/a.json id: erwartet: mindestens 3 Zeichen, gefunden: "ab".',
    'error E_SCHEMA mine/a.json size: erwartet: eines von "small", "large", gefunden: "smal". Meinst du „small“?',
    'error E_SCHEMA mine/a.json colour: "colour" ist hier kein Feld.',
  ]);
  expect(lines('fr')).toEqual(lines('en'));
});
