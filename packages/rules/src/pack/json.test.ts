import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseJson, positionAt } from './json.ts';

describe('parseJson', () => {
  test('parses valid JSON like JSON.parse', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 2, '\t'), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const names = /"(__proto__|constructor|prototype|toString|valueOf|hasOwnProperty)"|__/;
        fc.pre(!names.test(text));
        expect(parseJson(text)).toMatchObject({ value: JSON.parse(text), faults: [] });
      }),
    );
  });

  test('either parses any text like JSON.parse or reports a problem', () => {
    const soup = fc.array(fc.constantFrom(...'{}[]",:\\ 0123.eE+-tfn', 'true', '\\u00e9', '\n'), { maxLength: 20 });
    fc.assert(
      fc.property(soup, (characters) => {
        const text = characters.join('');
        const { value, faults } = parseJson(text);
        if (faults.length === 0) expect(value).toEqual(JSON.parse(text));
        else if (faults[0]!.code === 'E_JSON_SYNTAX' && !/\d[eE]/.test(text)) expect(() => JSON.parse(text)).toThrow();
      }),
      { numRuns: 2000 },
    );
  });

  test('skips a byte order mark', () => {
    expect(parseJson('\uFEFF[1]').value).toEqual([1]);
  });

  test('returns the place of every value on request', () => {
    const { offsets } = parseJson('{"a": [1, {"b c": 2}]}', { offsets: true });
    expect(Object.fromEntries(offsets)).toEqual({ '': 0, a: 6, 'a[0]': 7, 'a[1]': 10, 'a[1]["b c"]': 18 });
  });
});

describe('parseJson problems', () => {
  test.each([
    ['{"a": 1,}', 8, '"}" should not be here.'],
    ['[1, 2', 5, 'the end should not be here.'],
    ['{"a" 1}', 5, '"1" should not be here.'],
    ['[1] x', 4, '"x" should not be here.'],
    ['["a\nb"]', 3, '"\\n" should not be here.'],
    ['["\\x"]', 3, '"x" should not be here.'],
    ['["\\\\\\q"]', 5, '"q" should not be here.'],
    ['["\\', 3, 'the end should not be here.'],
    ['[NaN]', 1, '"N" should not be here.'],
    ['[nul]', 1, '"n" should not be here.'],
    ['[01]', 2, '"1" should not be here.'],
    ["{'a': 1}", 1, '"\'" should not be here.'],
    ['// no\n{}', 0, '"/" should not be here.'],
    ['', 0, 'the end should not be here.'],
  ])('reports the place in %j', (text, offset, message) => {
    expect(parseJson(text)).toMatchObject({ value: undefined, faults: [{ code: 'E_JSON_SYNTAX', offset, message }] });
  });

  test('a number that is too large is rejected', () => {
    expect(parseJson('[1e999]').faults).toMatchObject([{ code: 'E_JSON_SYNTAX', offset: 1, path: [0] }]);
  });

  test('members of Object.prototype and duplicate keys are rejected and left out', () => {
    const text = '{"a": 1, "__proto__": {"x": 1}, "b": {"constructor": 2, "toString": 3}, "a": 4}';
    const { value, faults } = parseJson(text);
    expect(value).toEqual({ a: 1, b: {} });
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(faults.map(({ code, path }) => [code, path.join('.')])).toEqual([
      ['E_JSON_KEY', '__proto__'],
      ['E_JSON_KEY', 'b.constructor'],
      ['E_JSON_KEY', 'b.toString'],
      ['E_JSON_KEY', 'a'],
    ]);
    expect(faults[3]!.message).toBe('the key "a" is given twice.');
  });

  test('a key written with escapes is the same key', () => {
    expect(parseJson('{"\\u005f_proto__": 1}').faults[0]?.code).toBe('E_JSON_KEY');
  });

  test('100,000 brackets stop at the depth limit', () => {
    expect(parseJson('['.repeat(100_000)).faults).toMatchObject([{ code: 'E_JSON_LIMIT', offset: 64 }]);
    expect(parseJson(`${'['.repeat(64)}${']'.repeat(64)}`).faults).toEqual([]);
  });

  test('a text of a million characters is parsed', () => {
    const long = 'x'.repeat(1_000_000);
    expect(parseJson(`["${long}\\n"]`).value).toEqual([`${long}\n`]);
  });
});

test('positionAt returns line and column', () => {
  const text = 'ab\ncd\n\nef';
  expect([0, 2, 3, 6, 7, 9].map((offset) => positionAt(text, offset))).toEqual([
    { line: 1, column: 1 },
    { line: 1, column: 3 },
    { line: 2, column: 1 },
    { line: 3, column: 1 },
    { line: 4, column: 1 },
    { line: 4, column: 3 },
  ]);
});
