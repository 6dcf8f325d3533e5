import { ChanceError, DiceNotationError, dice, parseDice } from '@tessera/chance';
import {
  booleanVariable,
  compileCondition,
  compileFormula,
  compileText,
  defineScope,
  FormulaError,
  numberVariable,
  parseFormula,
  parseRange,
  parseVersion,
  printFormula,
  type Syntax,
  stringVariable,
} from '@tessera/rules';
import { corpusIn, fuzzInputs, hold } from '@tessera/testkit/fuzz';
import { test } from 'vitest';
import { folder, same } from './support.ts';

const scope = defineScope<{ readonly level: number }>({
  level: numberVariable(({ level }) => level),
  'deep.half': numberVariable(({ level }) => level / 2),
  alarm: booleanVariable(({ level }) => level > 3),
  name: stringVariable(({ level }) => `hero ${level}`),
});

test('a formula is parsed, or refused with a FormulaError, and its printed form parses to the same', () => {
  const target = {
    name: 'formulas',
    corpus: [
      'floor((@level + 1) / 2) + min(3, @deep.half, 2 ^ 3)',
      '@alarm and not (@level >= 3 or @name == "hero 1") ? 1 : -table(@level, 1, 2, 5, 3)',
      '@alarm ? "loud" : \'quiet\'',
      'if(@level % 2 == 0, clamp(@level, 1, 5), abs(-0.25)) * 1.5',
      ...corpusIn(folder('formulas')),
    ],
    words: [
      '@level',
      '@deep.half',
      '@alarm',
      '@name',
      '@',
      'and',
      'or',
      'not',
      'true',
      'if(',
      'table(',
      'min(',
      '(',
      ')',
      ',',
      '?',
      ':',
      '^',
      '**',
      '"',
      '<=',
      '!=',
      '1e400',
      '0x1',
      '.5',
      '5.',
    ],
    takes: (input: string) => {
      try {
        const syntax = parseFormula(input);
        // Printing may add brackets, and with them depth.
        same(plain(parseFormula(printFormula(syntax), { limits: { length: 20_000, depth: 128 } })), plain(syntax));
        for (const compile of [compileFormula, compileCondition, compileText])
          refusing(() => compile(input, scope).evaluate({ level: 4 }));
        return true;
      } catch (error) {
        if (!(error instanceof FormulaError)) throw error;
        return false;
      }
    },
  };
  hold(target, fuzzInputs(2_000, 220_000));
}, 900_000);

test('dice notation is parsed, or refused with a DiceNotationError', () => {
  const target = {
    name: 'dice notation',
    corpus: [
      '2d6+3',
      'd%',
      '4d6kh3',
      '2d20kl1',
      '1d20adv',
      '5d6>=5',
      'd6r1',
      'd6rr<=2',
      'd6!3',
      '3d8-2d4+1',
      ...corpusIn(folder('dice')),
    ],
    words: ['d', 'kh', 'kl', 'adv', 'dis', 'r', 'rr', '!', '>=', '<=', '100', '1000', '1000000', '+', '-', '%', '0'],
    takes: (input: string) => {
      try {
        parseDice(input);
        return dice(input).outcomes.length > 0;
      } catch (error) {
        // Well-formed dice may still be too large to compute.
        const isTooLarge = error instanceof ChanceError && error.code === 'too-large';
        if (!(error instanceof DiceNotationError) && !isTooLarge) throw error;
        return false;
      }
    },
  };
  hold(target, fuzzInputs(700, 60_000));
}, 900_000);

test('versions and ranges are parsed or not, without an exception', () => {
  const target = {
    name: 'versions',
    corpus: ['1.2.3', '^1.2', '>=1.0.0 <2', '~0.3.1', '*', '1.x', ...corpusIn(folder('versions'))],
    words: ['^', '~', '>=', '<', '||', ' ', '.', '0', '99999999999999999999', '-beta', '+build', 'x', '*'],
    takes: (input: string) => {
      const version = parseVersion(input);
      const range = parseRange(input);
      return version !== undefined || range !== undefined;
    },
  };
  hold(target, fuzzInputs(1_000, 60_000));
}, 900_000);

/** Compiling and evaluating may refuse with the same error. */
function refusing(work: () => unknown): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
  }
}

/** Without positions, which printing changes. */
function plain(syntax: Syntax): string {
  return JSON.stringify(syntax, (key, value) => (key === 'start' || key === 'end' ? undefined : value));
}
