import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FormulaError } from './error.ts';
import { compileCondition, compileFormula } from './formula.ts';
import { parseFormula } from './parse.ts';
import { printFormula } from './print.ts';
import { booleanVariable, defineScope, numberVariable, stringVariable } from './scope.ts';
import { ARITHMETIC, type BinaryOperator, COMPARISONS, type Syntax } from './syntax.ts';

interface Env {
  readonly a: number;
  readonly b: number;
  readonly p: boolean;
  readonly s: string;
}

const scope = defineScope<Env>({
  a: numberVariable((env) => env.a),
  'deep.b': numberVariable((env) => env.b),
  p: booleanVariable((env) => env.p),
  s: stringVariable((env) => env.s),
});
const limits = { length: 20_000, depth: 128, nodes: 1_000 };
const place = { start: 0, end: 0 };

const variable = (name: string): Syntax => ({ ...place, kind: 'variable', name });
const binary = (operator: BinaryOperator, left: Syntax, right: Syntax): Syntax => ({
  ...place,
  kind: 'binary',
  operator,
  left,
  right,
});
const call = (name: string, args: Syntax[]): Syntax => ({ ...place, kind: 'call', name, args });

const numeral = fc
  .oneof(fc.integer({ min: 0, max: 30 }), fc.constantFrom(0.5, 2.25, 0.1))
  .map((value): Syntax => ({ ...place, kind: 'number', value }));
const text = fc
  .constantFrom('', 'x', 'small', "it's", 'say "x"')
  .map((value): Syntax => ({ ...place, kind: 'string', value }));

/** Generates formulas that are well typed by construction. */
const { number, boolean } = fc.letrec<{ number: Syntax; boolean: Syntax; string: Syntax }>((tie) => {
  const conditional = (branch: fc.Arbitrary<Syntax>) =>
    fc
      .tuple(tie('boolean'), branch, branch)
      .map(([when, then, otherwise]): Syntax => ({ ...place, kind: 'conditional', when, then, otherwise }));
  const pair = (left: 'number' | 'boolean' | 'string') => fc.tuple(tie(left), tie(left));
  return {
    number: fc.oneof(
      { maxDepth: 5, withCrossShrink: true },
      numeral,
      fc.constantFrom(variable('a'), variable('deep.b')),
      tie('number').map((operand): Syntax => ({ ...place, kind: 'unary', operator: '-', operand })),
      fc.tuple(fc.constantFrom(...ARITHMETIC), pair('number')).map(([operator, [l, r]]) => binary(operator, l, r)),
      fc.tuple(fc.constantFrom('floor', 'ceil', 'round', 'abs'), tie('number')).map(([name, arg]) => call(name, [arg])),
      fc
        .tuple(fc.constantFrom('min', 'max'), fc.array(tie('number'), { minLength: 1, maxLength: 3 }))
        .map(([name, args]) => call(name, args)),
      fc.tuple(tie('number'), tie('number'), tie('number')).map((args) => call('clamp', args)),
      fc.tuple(tie('number'), tie('number'), tie('number')).map(([x, low, high]) => {
        const key = (value: number): Syntax => ({ ...place, kind: 'number', value });
        return call('table', [x, key(1), low, key(4), high]);
      }),
      conditional(tie('number')),
      fc.tuple(tie('boolean'), tie('number'), tie('number')).map((args) => call('if', args)),
    ),
    boolean: fc.oneof(
      { maxDepth: 5, withCrossShrink: true },
      fc.boolean().map((value): Syntax => ({ ...place, kind: 'boolean', value })),
      fc.constant(variable('p')),
      tie('boolean').map((operand): Syntax => ({ ...place, kind: 'unary', operator: 'not', operand })),
      fc.tuple(fc.constantFrom('and', 'or'), pair('boolean')).map(([operator, [l, r]]) => binary(operator, l, r)),
      fc.tuple(fc.constantFrom(...COMPARISONS), pair('number')).map(([operator, [l, r]]) => binary(operator, l, r)),
      fc.tuple(fc.constantFrom('==', '!='), pair('string')).map(([operator, [l, r]]) => binary(operator, l, r)),
      fc.tuple(fc.constantFrom('==', '!='), pair('boolean')).map(([operator, [l, r]]) => binary(operator, l, r)),
    ),
    string: fc.oneof({ maxDepth: 3 }, text, fc.constant(variable('s')), conditional(tie('string'))),
  };
});

const environment = fc.record({
  a: fc.integer({ min: -20, max: 20 }),
  b: fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constant(0.5)),
  p: fc.boolean(),
  s: fc.constantFrom('', 'x', 'small'),
});

describe('printing and parsing formulas', () => {
  test('a printed formula parses back to the same formula', () => {
    fc.assert(
      fc.property(fc.oneof(number, boolean), (syntax) => {
        expect(withoutPlaces(parseFormula(printFormula(syntax), { limits }))).toEqual(withoutPlaces(syntax));
      }),
    );
  });

  test('any text is either parsed or rejected with a place inside it', () => {
    const soup = fc.array(fc.constantFrom(...'@ab.{}-+*/%^()<>=!?:,"\' 01_and or not if é\u200b'), { maxLength: 40 });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          soup.map((characters) => characters.join('')),
        ),
        (source) => {
          try {
            parseFormula(source);
          } catch (error) {
            if (!(error instanceof FormulaError)) throw error;
            expect(error.column).toBeGreaterThanOrEqual(1);
            expect(error.column).toBeLessThanOrEqual(source.length + 1);
          }
        },
      ),
    );
  });
});

describe('compiled formulas agree with an interpreter of the syntax', () => {
  const compilers = [
    { kind: 'numbers', formulas: number, compile: (source: string) => compileFormula(source, scope, { limits }) },
    { kind: 'conditions', formulas: boolean, compile: (source: string) => compileCondition(source, scope, { limits }) },
  ] as const;

  test.each(compilers)('formulas of type $kind', ({ formulas, compile }) => {
    fc.assert(
      fc.property(formulas, environment, (syntax, env) => {
        const source = printFormula(syntax);
        const compiled = outcome(() => compile(source));
        if (compiled instanceof FormulaError) {
          // Rejected at compile time: some part of it fails for any values of the variables.
          expect(faultsIn(syntax, env)).toContain(compiled.code);
          return;
        }
        const result = outcome(() => compiled.evaluate(env));
        const expected = outcome(() => meaning(syntax, env));
        expect(codeOrValue(result)).toEqual(codeOrValue(expected));
        if (compiled.constant !== undefined) expect(compiled.constant).toBe(result);
      }),
      { numRuns: 2000 },
    );
  });
});

type Value = number | boolean | string;

function outcome<T>(run: () => T): T | FormulaError {
  try {
    return run();
  } catch (error) {
    if (error instanceof FormulaError) return error;
    throw error;
  }
}

function codeOrValue(result: unknown): unknown {
  return result instanceof FormulaError ? result.code : result;
}

/** A second implementation of the language, for comparison only. */
function meaning(syntax: Syntax, env: Env): Value {
  const numeric = (inner: Syntax) => Number(meaning(inner, env));
  switch (syntax.kind) {
    case 'number':
    case 'string':
    case 'boolean':
      return syntax.value;
    case 'variable':
      return { a: env.a, 'deep.b': env.b, p: env.p, s: env.s }[syntax.name]!;
    case 'unary':
      return syntax.operator === 'not' ? !meaning(syntax.operand, env) : positiveZero(-numeric(syntax.operand));
    case 'conditional':
      return meaning(syntax.when, env) ? meaning(syntax.then, env) : meaning(syntax.otherwise, env);
    case 'call':
      return callMeaning(syntax.name, syntax.args, env);
    case 'binary': {
      const { operator, left, right } = syntax;
      if (operator === 'and') return meaning(left, env) && meaning(right, env);
      if (operator === 'or') return meaning(left, env) || meaning(right, env);
      if (operator === '==') return meaning(left, env) === meaning(right, env);
      if (operator === '!=') return meaning(left, env) !== meaning(right, env);
      return binaryMeaning(operator, numeric(left), numeric(right));
    }
  }
}

function binaryMeaning(operator: BinaryOperator, left: number, right: number): Value {
  const isDivision = operator === '/' || operator === '%' || (operator === '^' && left === 0 && right < 0);
  if (operator === '^' && (!Number.isInteger(right) || Math.abs(right) > 1024)) throw fault('E_FORMULA_RANGE');
  if (isDivision && (right === 0 || operator === '^')) throw fault('E_FORMULA_DIVISION');
  const comparisons = { '<': left < right, '<=': left <= right, '>': left > right, '>=': left >= right };
  if (operator in comparisons) return comparisons[operator as keyof typeof comparisons];
  const repeated = () =>
    Array.from({ length: Math.abs(right) }, () => left).reduce((product, base) => product * base, 1);
  const results: Partial<Record<BinaryOperator, () => number>> = {
    '+': () => left + right,
    '-': () => left - right,
    '*': () => left * right,
    '/': () => left / right,
    '%': () => left % right,
    '^': () => (right < 0 ? 1 / repeated() : repeated()),
  };
  const result = results[operator]!();
  const isBounded = operator === '*' || operator === '/' || operator === '^';
  if (isBounded && !(Math.abs(result) <= Number.MAX_SAFE_INTEGER)) throw fault('E_FORMULA_RANGE');
  return positiveZero(result);
}

function callMeaning(name: string, args: readonly Syntax[], env: Env): Value {
  if (name === 'if') return meaning(meaning(args[0]!, env) ? args[1]! : args[2]!, env);
  const first = Number(meaning(args[0]!, env));
  if (name === 'table') {
    if (first < 1) return 0;
    return meaning(first < 4 ? args[2]! : args[4]!, env);
  }
  const rest = args.slice(1).map((arg) => Number(meaning(arg, env)));
  const [low, high] = rest;
  const results: Record<string, () => number> = {
    floor: () => Math.floor(first),
    ceil: () => Math.ceil(first),
    round: () => Math.round(first),
    abs: () => Math.abs(first),
    min: () => [first, ...rest].sort((x, y) => x - y)[0]!,
    max: () => [first, ...rest].sort((x, y) => y - x)[0]!,
    clamp: () => Math.min(Math.max(first, low!), high!),
  };
  return positiveZero(results[name]!());
}

/** Returns the codes of all failures in a formula with these variables, including branches not taken. */
function faultsIn(syntax: Syntax, env: Env): string[] {
  const own = outcome(() => meaning(syntax, env));
  const parts = Object.values(syntax).flatMap((part: unknown) => (Array.isArray(part) ? part : [part]));
  const inner = parts.filter((part): part is Syntax => typeof part === 'object' && part !== null && 'kind' in part);
  return [...(own instanceof FormulaError ? [own.code] : []), ...inner.flatMap((part) => faultsIn(part, env))];
}

function fault(code: FormulaError['code']): FormulaError {
  return new FormulaError(code, '', place, { code });
}

function positiveZero(value: number): number {
  return value === 0 ? 0 : value;
}

function withoutPlaces(syntax: Syntax): unknown {
  return JSON.parse(
    JSON.stringify(syntax, (key, value: unknown) => (key === 'start' || key === 'end' ? undefined : value)),
  );
}
