import { describe, expect, test } from 'vitest';
import { FormulaError } from './error.ts';
import { type ParseOptions, parseFormula } from './parse.ts';
import { printFormula } from './print.ts';

function refusal(source: string, options?: ParseOptions): FormulaError {
  try {
    parseFormula(source, options);
  } catch (error) {
    if (error instanceof FormulaError) return error;
    throw error;
  }
  throw new Error(`"${source}" was accepted`);
}

describe('parseFormula precedence', () => {
  test.each([
    ['2 + 3 * 4', '2 + 3 * 4'],
    ['(2 + 3) * 4', '(2 + 3) * 4'],
    ['((2)) + (3 * 4)', '2 + 3 * 4'],
    ['10 - (3 - 2)', '10 - (3 - 2)'],
    ['(10 - 3) - 2', '10 - 3 - 2'],
    ['2 ^ (3 ^ 2)', '2 ^ 3 ^ 2'],
    ['(2 ^ 3) ^ 2', '(2 ^ 3) ^ 2'],
    ['-(2 ^ 2)', '-2 ^ 2'],
    ['(-2) ^ 2', '(-2) ^ 2'],
    ['2 ^ (-1)', '2 ^ -1'],
    ['(not true) and false', 'not true and false'],
    ['not (1 == 2)', 'not 1 == 2'],
    ['true or (false and true)', 'true or false and true'],
    ['(true or false) and true', '(true or false) and true'],
    ['true ? 1 : (false ? 2 : 3)', 'true ? 1 : false ? 2 : 3'],
    ['(true ? 1 : 2) + 3', '(true ? 1 : 2) + 3'],
  ])('%s is %s', (source, printed) => {
    expect(printFormula(parseFormula(source))).toBe(printed);
  });

  test('a dash joins a name only before a letter', () => {
    expect(printFormula(parseFormula('@scale.rage-damage-1'))).toBe('@scale.rage-damage - 1');
    expect(printFormula(parseFormula('@level-@slot'))).toBe('@level - @slot');
  });

  test('a variable may have numbers and placeholders as segments', () => {
    expect(parseFormula('@spellSlots.3.max')).toMatchObject({ kind: 'variable', name: 'spellSlots.3.max' });
    expect(parseFormula('@abilities.{casting}.modifier')).toMatchObject({ name: 'abilities.{casting}.modifier' });
  });
});

describe('parseFormula errors', () => {
  test.each([
    ['constructor.constructor("return process")()', 1, 'names must start with "@" or be a function'],
    ['a=1', 1, 'names must start with "@"'],
    ['this', 1, 'names must start with "@"'],
    ['1;2', 2, '";" has no meaning'],
    [`\`\${1}\``, 1, '"`" has no meaning'],
    ['1,2', 2, 'expected an operator or the end, found ","'],
    ['0x10', 1, '"0x10" has no meaning'],
    ['1e999', 1, '"1e999" has no meaning'],
    ['1.2.3', 1, '"1.2.3" has no meaning'],
    ['.5', 1, '"." has no meaning'],
    ['', 1, 'expected a value, found the end'],
    ['   ', 4, 'expected a value, found the end'],
    ['1 +', 4, 'expected a value, found the end'],
    ['(1', 3, 'expected ")", found the end'],
    ['1)', 2, 'expected an operator or the end, found ")"'],
    ['min(1,)', 7, 'expected a value, found ")"'],
    ['+1', 1, 'expected a value, found "+"'],
    ['@', 1, 'a variable needs a name'],
    ['@a..b', 3, '"." has no meaning'],
    ['@a[0]', 3, '"[" has no meaning'],
    ['1 < 2 < 3', 7, 'comparisons cannot be chained'],
    ['1 + not true', 5, '"not" needs brackets'],
    ['"open', 1, 'no closing quote'],
    ['true ? 1', 9, 'expected ":", found the end'],
    ['9007199254740993', 1, 'too large'],
    ['1 2', 3, 'expected an operator or the end, found "2"'],
  ])('reports the place of %s', (source, column, reason) => {
    const error = refusal(source);
    expect(error.code).toBe('E_FORMULA_SYNTAX');
    expect(error.column).toBe(column);
    expect(error.reason).toContain(reason);
  });

  test('suggests a correction for operators of other languages', () => {
    expect(refusal('@a = 1').hint).toBe('Did you mean "=="?');
    expect(refusal('true && false').hint).toBe('Did you mean "and"?');
    expect(refusal('1 \u2212 2').hint).toBe('Did you mean "-"?');
  });

  test('a caret points at the place', () => {
    expect(refusal('10 + * 2').excerpt).toBe('10 + * 2\n     ^');
    expect(refusal('1 + 0x10 + 2').excerpt).toBe('1 + 0x10 + 2\n    ^^^^');
    expect(refusal('10 + * 2').message).toBe(
      'E_FORMULA_SYNTAX at column 6: expected a value, found "*".\n10 + * 2\n     ^',
    );
  });

  test('a long formula is cut around the place', () => {
    const [text, caret] = refusal(`${'1 + '.repeat(50)}$ ${'+ 1'.repeat(50)}`).excerpt.split('\n');
    expect(text!.length).toBeLessThan(80);
    expect(text![caret!.indexOf('^')]).toBe('$');
  });

  test('strings can be excluded from the language', () => {
    expect(refusal('"1"', { strings: false }).code).toBe('E_FORMULA_SYNTAX');
    expect(parseFormula('"1"')).toMatchObject({ kind: 'string', value: '1' });
  });
});

describe('look-alikes and invisible characters in formulas', () => {
  test.each([
    ['\uff11 + 1', 'U+FF11'],
    ['1 +\u200b 1', 'U+200B'],
    ['\u202e1 + 1', 'U+202E'],
    ['1\u00a0+ 1', 'U+00A0'],
    ['fl\u043eor(1)', 'names must start with "@"'],
    ['@lev\u0435l', 'U+0435'],
    ['1 + \ud800', 'U+D800'],
    ['1 + \u0000', 'U+0000'],
    ['"a\u202eb"', 'something invisible inside it'],
  ])('%j is reported by its code point', (source, reason) => {
    const error = refusal(source);
    expect(error.code).toBe('E_FORMULA_SYNTAX');
    expect(error.reason).toContain(reason);
    expect(error.excerpt).not.toMatch(/[^\P{C}\n]/u);
  });
});

describe('formula limits', () => {
  test('100,000 opening brackets are rejected by length', () => {
    const error = refusal('('.repeat(100_000));
    expect(error.code).toBe('E_FORMULA_LIMIT');
    expect(error.reason).toContain('at most 500 characters, this one has 100000');
    expect(error.message.length).toBeLessThan(400);
  });

  test.each(['(', '-', 'not ', 'floor(', '2^', 'true?'])('a nest of %j is rejected by depth', (opening) => {
    const error = refusal(opening.repeat(2000), { limits: { length: 20_000 } });
    expect(error.code).toBe('E_FORMULA_LIMIT');
    expect(error.reason).toContain('at most 32 deep');
  });

  test('a chain is rejected by its number of nodes, not by depth', () => {
    expect(refusal(`1${'+1'.repeat(128)}`).reason).toContain('at most 256 parts');
    expect(parseFormula(`1${'+1'.repeat(127)}`)).toMatchObject({ kind: 'binary' });
  });

  test('a formula at the ceiling of all limits can be parsed', () => {
    const limits = { length: 20_000, depth: 128, nodes: 1_000 };
    expect(parseFormula(`${'('.repeat(128)}1${')'.repeat(128)}`, { limits })).toMatchObject({ value: 1 });
    expect(parseFormula(`1${'+1'.repeat(499)}`, { limits })).toMatchObject({ kind: 'binary' });
  });

  test.each([{ depth: 129 }, { nodes: 0 }, { length: 1.5 }])('a limit of %j is a programming error', (limits) => {
    expect(() => parseFormula('1', { limits })).toThrow(RangeError);
  });
});
