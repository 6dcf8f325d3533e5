import { describe, expect, it } from 'vitest';
import { TestkitError } from '../errors.ts';
import { readCaseFile, THEN } from './caseFile.ts';

const mark = { seat: 0, action: { cell: 4 } };

/** Returns the problems of a case with this expectation and these other fields. */
function problemIn(expectation: object, fields: object = {}): string {
  try {
    readCaseFile(JSON.stringify({ cases: [{ name: 'one', ...fields, [THEN]: expectation }] }));
  } catch (error) {
    if (error instanceof TestkitError) return `${error.code} ${error.place}: ${error.message}`;
    throw error;
  }
  return 'none';
}

const RUNNING = { outcome: null };

describe('readCaseFile', () => {
  it('fills in defaults', () => {
    const text = '{ "$schema": "./case.schema.json", "cases": [{ "name": "one", "then": { "outcome": null } }] }';
    expect(readCaseFile(text).cases).toEqual([{ name: 'one', when: [], [THEN]: RUNNING }]);
  });

  it.each<[what: string, problem: RegExp, expectation: object, fields?: object]>([
    [
      'a typo in an expectation',
      /^bad-case-file cases\.0\.then: Unknown key "sate"; there are state, absent, /,
      { sate: {} },
    ],
    [
      'a typo in a step',
      /"than"; there are seat, .* \(cases\.0\.when\.0\)/,
      RUNNING,
      { when: [{ ...mark, than: {} }] },
    ],
    ['two typos at once', /keys "sate", "vew"; there are state/, { sate: {}, vew: {} }],
    [
      'a typo in one of several',
      /"contain"; .* contains, .*\(cases\.0\.then\.legal\.0\)/,
      { legal: [{ seat: 0, contain: [] }] },
    ],
    ['a seat that is no number', /a seat number \(cases\.0\.then\.legal\.0\.seat\)/, { legal: [{ seat: 'x' }] }],
    ['a seat below the first', /Seats count from 0 \(cases\.0\.then\.told\.viewer\)/, { told: { viewer: -1 } }],
    [
      'a viewer that is none',
      /a seat number or "spectator" \(cases\.0\.then\.view\.viewer\)/,
      { view: { viewer: 'x' } },
    ],
    ['a viewer left out', /a seat number or "spectator" \(cases\.0\.then\.told\.0\.viewer\)/, { told: [{}] }],
    ['an expectation that is no object', /an object or a list of some \(cases\.0\.then\.view\)/, { view: 7 }],
    ['a refusal that is no code', /a code, or \{"code", "params"\} \(cases\.0\.then\.refused\)/, { refused: 7 }],
    ['a step that does nothing', /an action or an edit \(cases\.0\.when\.0\)/, RUNNING, { when: [{ seat: 0 }] }],
    ['a step that does two things', /an action or an edit/, RUNNING, { when: [{ ...mark, edit: [] }] }],
    ['dice for an edit', /An edit rolls no dice/, RUNNING, { when: [{ edit: [], dice: [1] }] }],
    ['a case that expects nothing', /expects nothing \(cases\.0\.then\)/, {}, { when: [mark] }],
    ['a refusal of nothing', /could be refused \(cases\.0\.then\.refused\)/, { refused: 'taken' }],
    ['an edit of two values', /\(cases\.0\.given\.edits\.0/, RUNNING, { given: { edits: [['a', 1, 2]] } }],
    [
      'a forced result of no kind',
      /a number, \{"pick"\}, .* \(cases\.0\.given\.setup\.0\)/,
      RUNNING,
      { given: { setup: [{ flip: 1 }] } },
    ],
  ])('reports the place of %s', (_what, problem, expectation, fields) => {
    expect(problemIn(expectation, fields)).toMatch(problem);
  });

  it('reports every invalid place at once', () => {
    expect(problemIn({ sate: {} }, { wenn: [] })).toMatch(/"sate".*; .*"wenn"/);
  });

  it('rejects text that is not JSON and files without a case', () => {
    expect(() => readCaseFile('{')).toThrow(TestkitError);
    expect(() => readCaseFile('{"cases": []}')).toThrow(/cases/);
  });
});
