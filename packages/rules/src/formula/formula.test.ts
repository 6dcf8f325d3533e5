import { afterEach, describe, expect, test, vi } from 'vitest';
import { FormulaError } from './error.ts';
import { compileCondition, compileFormula, compileText, tryEvaluate } from './formula.ts';
import { booleanVariable, defineScope, numberVariable, slotScope, stringVariable, unavailable } from './scope.ts';

interface Hero {
  readonly level: number;
  readonly dexterity: number;
  readonly classes: ReadonlyMap<string, number>;
  readonly raging: boolean;
  readonly size: string;
}

const CLASSES = ['fighter', 'monk', 'barbarian'];
const scope = defineScope<Hero>({
  level: numberVariable((hero) => hero.level),
  'abilities.DEX.modifier': numberVariable((hero) => hero.dexterity),
  'classLevel.*': {
    bind: (name) => (CLASSES.includes(name) ? numberVariable((hero) => hero.classes.get(name) ?? 0) : undefined),
    names: CLASSES.map((name) => `classLevel.${name}`),
  },
  raging: booleanVariable((hero) => hero.raging),
  size: stringVariable((hero) => hero.size),
  slot: unavailable('only available in effects of a cast spell'),
});
const hero: Hero = { level: 5, dexterity: -1, classes: new Map([['fighter', 5]]), raging: true, size: 'small' };

function value(source: string, of: Hero = hero): number {
  return compileFormula(source, scope).evaluate(of);
}

function refusal(compile: () => unknown): FormulaError {
  try {
    compile();
  } catch (error) {
    if (error instanceof FormulaError) return error;
    throw error;
  }
  throw new Error('it was accepted');
}

describe('formula values', () => {
  test.each([
    ['2 + 3 * 4', 14],
    ['(2 + 3) * 4', 20],
    ['-2 + 5', 3],
    ['10 - 3 - 2', 5],
    ['7 % 4', 3],
    ['-7 % 4', -3],
    ['2 ^ 10', 1024],
    ['-2 ^ 2', -4],
    ['2 ^ -2', 0.25],
    ['0 ^ 0', 1],
    ['@level / 2', 2.5],
    ['floor(@level / 2)', 2],
    ['ceil(@level / 2)', 3],
    ['round(2.5)', 3],
    ['round(-2.5)', -2],
    ['abs(@abilities.DEX.modifier)', 1],
    ['max(1, @abilities.DEX.modifier)', 1],
    ['min(3, @level, 4)', 3],
    ['min(@level)', 5],
    ['clamp(@level, 1, 3)', 3],
    ['clamp(@level, 7, 9)', 7],
    ['if(@level >= 5, 2, 1)', 2],
    ['@level < 5 ? 1 : @raging ? 20 : 30', 20],
    ['@size == "small" and not (@level != 5) ? 1 : 0', 1],
    ['@raging == false ? 1 : 0', 0],
    ['@classLevel.monk', 0],
    ['@classLevel.fighter - 1', 4],
    ['10 - @level', 5],
    ['2 * @level', 10],
  ])('%s = %d', (source, expected) => {
    expect(value(source)).toBe(expected);
  });

  test('a table gives the value of the greatest key not above the number', () => {
    const rage = compileFormula('table(@level, 1,2, 3,3, 6,4, 12,5, 17,6)', scope);
    const uses = [0, 1, 5, 6, 20].map((level) => rage.evaluate({ ...hero, level }));
    expect(uses).toEqual([0, 2, 3, 4, 6]);
  });

  test('the rows of a table may be formulas, and its keys may be negative', () => {
    expect(value('table(@abilities.DEX.modifier, -5, @level, 0, 1)')).toBe(5);
    expect(value('table(-9, -5, @level, 0, 1)')).toBe(0);
  });

  test('a plain number is a formula', () => {
    expect(compileFormula(-0.0000001, scope)).toMatchObject({ constant: -0.0000001, variables: [] });
    expect(refusal(() => compileFormula(Number.NaN, scope)).code).toBe('E_FORMULA_RANGE');
  });

  test('minus zero never comes out', () => {
    const zero: Hero = { ...hero, level: 0, dexterity: -0 };
    const sources = ['-@level', '@level * -1', '@level / -1', '-1 % 1', 'ceil(-0.5)', 'round(-0.2)', '0 * -3'];
    const results = [...sources, '@abilities.DEX.modifier'].map((source) => value(source, zero));
    expect(results.map((each) => Object.is(each, 0))).toEqual(results.map(() => true));
  });

  test('a condition stops as soon as it is decided', () => {
    const safe = compileCondition('@level > 4 or 1 / @classLevel.monk > 2', scope);
    expect(safe.evaluate(hero)).toBe(true);
    expect(refusal(() => safe.evaluate({ ...hero, level: 4 })).code).toBe('E_FORMULA_DIVISION');
  });

  test('a text is chosen by its condition', () => {
    const shout = compileText('@raging ? "loud" : @size', scope);
    expect([true, false].map((raging) => shout.evaluate({ ...hero, raging }))).toEqual(['loud', 'small']);
    expect(compileText('1 < 2 ? "yes" : "no"', scope).constant).toBe('yes');
  });

  test('an array of slots serves as environment', () => {
    const slots = slotScope(['a', 'b.c']);
    const sum = compileFormula('@a * 10 + @b.c', slots);
    expect(sum.evaluate([4, 2])).toBe(42);
    expect(sum.evaluate(Float64Array.of(1, 2))).toBe(12);
    expect(refusal(() => sum.evaluate([4])).code).toBe('E_FORMULA_VALUE');
  });
});

describe('formula metadata', () => {
  test('lists the variables once, in order of appearance', () => {
    const formula = compileFormula('@level + @classLevel.monk + @level + if(true, 1, @abilities.DEX.modifier)', scope);
    expect(formula.variables).toEqual(['level', 'classLevel.monk', 'abilities.DEX.modifier']);
    expect(formula.constant).toBeUndefined();
  });

  test('folds constants', () => {
    expect(compileFormula('8 + 2 * min(3, 4)', scope).constant).toBe(14);
    expect(compileFormula('false and @raging ? @level : 2 ^ 3', scope).constant).toBe(8);
    expect(compileCondition('true or @raging', scope).constant).toBe(true);
  });

  test('readings returns the value of each variable', () => {
    const { readings } = compileFormula('@raging ? @level : @classLevel.monk', scope);
    expect(readings(hero)).toEqual({ raging: true, level: 5, 'classLevel.monk': 0 });
  });
});

describe('formula names', () => {
  test('an unknown variable is refused with the nearest one', () => {
    const error = refusal(() => compileFormula('1 + @classlevel.fighter', scope));
    expect(error.code).toBe('E_FORMULA_UNKNOWN_VARIABLE');
    expect(error.column).toBe(5);
    expect(error.reason).toBe('"@classlevel.fighter" is not a variable.');
    expect(error.hint).toBe('Did you mean "@classLevel.fighter"?');
  });

  test.each([
    ['@classLevel.figher', 'Did you mean "@classLevel.fighter"?'],
    ['@Level', 'Did you mean "@level"?'],
    ['@abilities.DXE.modifier', 'Did you mean "@abilities.DEX.modifier"?'],
    ['@level-floor', 'To subtract from "@level", put spaces around "-".'],
    ['@somethingElse', undefined],
  ])('the unknown variable %s is refused with a hint', (source, hint) => {
    const error = refusal(() => compileFormula(source, scope));
    expect(error.code).toBe('E_FORMULA_UNKNOWN_VARIABLE');
    expect(error.hint).toBe(hint);
  });

  test.each([
    '@constructor',
    '@__proto__',
    '@toString',
    '@abilities.__proto__.modifier',
    '@classLevel.constructor',
    '@classLevel.hasOwnProperty',
    '@classLevel.{fighter}',
    '@prototype',
    '@level.constructor',
  ])('%s is not a variable', (source) => {
    expect(refusal(() => compileFormula(source, scope)).code).toBe('E_FORMULA_UNKNOWN_VARIABLE');
  });

  test('a family that accepts every name still rejects members of Object.prototype', () => {
    const open = defineScope<Record<string, number>>({
      '*': { bind: (name) => numberVariable((env) => env[name] ?? 0) },
    });
    expect(compileFormula('@anything', open).evaluate({ anything: 3 })).toBe(3);
    for (const name of ['constructor', '__proto__', 'valueOf', 'toString'])
      expect(refusal(() => compileFormula(`@${name}`, open)).code).toBe('E_FORMULA_UNKNOWN_VARIABLE');
  });

  test('a variable of another context is refused with its reason', () => {
    const error = refusal(() => compileFormula('5 * (@slot - 1)', scope));
    expect(error.code).toBe('E_FORMULA_SCOPE');
    expect(error.reason).toBe('"@slot" is only available in effects of a cast spell.');
    const spell = scope.extend({ slot: numberVariable(() => 3) });
    expect(compileFormula('5 * (@slot - 1)', spell).evaluate(hero)).toBe(10);
  });

  test('a placeholder is an ordinary name', () => {
    const casting = scope.extend({ 'abilities.{casting}.modifier': numberVariable((of) => of.dexterity + 10) });
    expect(compileFormula('@abilities.{casting}.modifier', casting).evaluate(hero)).toBe(9);
  });

  test.each(['constructor(1)', 'eval("1")', 'flor(1)', 'toString()'])('%s is not a function', (source) => {
    expect(refusal(() => compileFormula(source, scope)).code).toBe('E_FORMULA_UNKNOWN_FUNCTION');
  });

  test('the nearest function is suggested', () => {
    expect(refusal(() => compileFormula('flor(1)', scope)).hint).toBe('Did you mean "floor"?');
  });

  test.each(['a b', 'a.*', '__proto__', 'x.constructor', '', '@a', 'a-1'])('"%s" cannot be declared', (name) => {
    expect(() => defineScope({ [name]: numberVariable(() => 1) })).toThrow(TypeError);
  });
});

describe('formula types', () => {
  test.each([
    ['"5" + 1', 1, 'expected a number, found text'],
    ['1 + (2 < 3)', 5, 'expected a number, found true or false'],
    ['@raging', 1, 'expected a number, found true or false'],
    ['if(1, 2, 3)', 4, 'expected true or false, found a number'],
    ['if(true, 2, "x")', 13, 'expected a number, found text'],
    ['1 == "1" ? 1 : 2', 6, 'expected a number, found text'],
    ['"a" < "b" ? 1 : 2', 1, 'expected a number, found text'],
    ['not 1 ? 1 : 2', 5, 'expected true or false, found a number'],
    ['floor(true)', 7, 'expected a number, found true or false'],
  ])('a type error is reported for %s', (source, column, reason) => {
    const error = refusal(() => compileFormula(source, scope));
    expect(error).toMatchObject({ code: 'E_FORMULA_TYPE', column });
    expect(error.reason).toContain(reason);
  });

  test.each(['clamp(1, 2)', 'floor()', 'floor(1, 2)', 'min()', 'if(true, 1)', 'table(1)', 'table(1, 2)', 'table()'])(
    '%s has the wrong number of arguments',
    (source) => {
      expect(refusal(() => compileFormula(source, scope)).code).toBe('E_FORMULA_ARGUMENTS');
    },
  );

  test.each(['table(1, 3,1, 2,1)', 'table(1, 1,1, 1,2)', 'table(1, @level, 1)'])(
    '%s has keys that do not increase',
    (source) => {
      expect(refusal(() => compileFormula(source, scope)).code).toBe('E_FORMULA_ARGUMENTS');
    },
  );
});

describe('invalid numbers in formulas', () => {
  test.each(['1 / 0', '1 % 0', '@level / 0', '@level / (3 - 3)', '0 ^ -1', 'if(false, 1 / 0, 2)'])(
    '%s is rejected at compile time',
    (source) => {
      expect(refusal(() => compileFormula(source, scope)).code).toBe('E_FORMULA_DIVISION');
    },
  );

  test('a division by zero at run time is reported with its place', () => {
    const formula = compileFormula('1 + 10 / @classLevel.monk', scope);
    const result = tryEvaluate(formula, hero);
    expect(result).toMatchObject({ ok: false, error: { code: 'E_FORMULA_DIVISION', column: 5 } });
    expect(tryEvaluate(formula, { ...hero, classes: new Map([['monk', 2]]) })).toEqual({ ok: true, value: 6 });
  });

  test.each([
    ['10 ^ 400', 'E_FORMULA_RANGE'],
    ['2 ^ 0.5', 'E_FORMULA_RANGE'],
    ['2 ^ 5000', 'E_FORMULA_RANGE'],
    ['(10 ^ 15) * (10 ^ 15)', 'E_FORMULA_RANGE'],
    ['1 / (10 ^ -15) / (10 ^ -15)', 'E_FORMULA_RANGE'],
  ])('%s is out of range', (source, code) => {
    expect(refusal(() => compileFormula(source, scope)).code).toBe(code);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60])('a reader that returns %d is rejected', (level) => {
    for (const source of [
      '@level',
      '@level + 1',
      '1 + 1 * @level',
      'min(1, @level)',
      '@level > 3 ? 1 : 2',
      '5 / @level',
    ]) {
      const result = tryEvaluate(compileFormula(source, scope), { ...hero, level });
      expect(result).toMatchObject({ ok: false, error: { code: 'E_FORMULA_VALUE' } });
    }
  });

  test('an error thrown by a reader of the game is passed on unchanged', () => {
    const broken = defineScope<object>({
      x: numberVariable(() => {
        throw new TypeError('oops');
      }),
    });
    expect(() => tryEvaluate(compileFormula('@x', broken), {})).toThrow(TypeError);
  });
});

describe('formulas without code generation', () => {
  const prototype: object = Function.prototype;
  const original = Object.getOwnPropertyDescriptor(prototype, 'constructor')!;

  afterEach(() => {
    vi.unstubAllGlobals();
    Object.defineProperty(prototype, 'constructor', original);
  });

  test('compile and evaluate where eval and Function are forbidden', () => {
    const forbidden = () => {
      throw new Error('code generation');
    };
    vi.stubGlobal('eval', forbidden);
    vi.stubGlobal('Function', forbidden);
    Object.defineProperty(prototype, 'constructor', { ...original, value: forbidden });
    expect(() => value.constructor('return 1')).toThrow('code generation');
    expect(value('max(1, @level) + if(@raging, 2, 3)')).toBe(7);
  });
});
