import { type Place, tableRow, unusable, usable } from './arithmetic.ts';
import type { BooleanExpression, NumberExpression, StringExpression } from './expression.ts';
import { arithmeticClosure, callClosure, comparisonClosure } from './numberClosures.ts';

/** A compiled expression: reads the environment and allocates nothing. */
export type Closure<Env, Value> = (env: Env) => Value;

export function numberClosure<Env>(source: string, expression: NumberExpression<Env>): Closure<Env, number> {
  switch (expression.op) {
    case 'literal':
      return constant(expression.value);
    case 'read': {
      const { read } = expression;
      const place: Place = { source, span: expression.span };
      return (env) => usable(read(env), place);
    }
    case 'choose':
      return numberChoice(source, expression);
    case 'negate': {
      const operand = numberClosure(source, expression.operand);
      return (env) => 0 - operand(env);
    }
    case 'arithmetic':
      return arithmeticClosure(source, expression);
    case 'call':
      return callClosure(source, expression);
    case 'table':
      return tableClosure(source, expression);
  }
}

export function booleanClosure<Env>(source: string, expression: BooleanExpression<Env>): Closure<Env, boolean> {
  switch (expression.op) {
    case 'literal':
      return constant(expression.value);
    case 'read':
      return reader('boolean', expression.read, { source, span: expression.span });
    case 'choose':
      return choice(
        booleanClosure(source, expression.when),
        booleanClosure(source, expression.then),
        booleanClosure(source, expression.otherwise),
      );
    case 'not': {
      const operand = booleanClosure(source, expression.operand);
      return (env) => !operand(env);
    }
    case 'and': {
      const left = booleanClosure(source, expression.left);
      const right = booleanClosure(source, expression.right);
      return (env) => left(env) && right(env);
    }
    case 'or': {
      const left = booleanClosure(source, expression.left);
      const right = booleanClosure(source, expression.right);
      return (env) => left(env) || right(env);
    }
    case 'compare':
      return comparisonClosure(source, expression);
    case 'sameString':
      return same(stringClosure(source, expression.left), stringClosure(source, expression.right), expression.expected);
    case 'sameBoolean':
      return same(
        booleanClosure(source, expression.left),
        booleanClosure(source, expression.right),
        expression.expected,
      );
  }
}

export function stringClosure<Env>(source: string, expression: StringExpression<Env>): Closure<Env, string> {
  switch (expression.op) {
    case 'literal':
      return constant(expression.value);
    case 'read':
      return reader('string', expression.read, { source, span: expression.span });
    case 'choose':
      return choice(
        booleanClosure(source, expression.when),
        stringClosure(source, expression.then),
        stringClosure(source, expression.otherwise),
      );
  }
}

function constant<Value>(value: Value): () => Value {
  return () => value;
}

function choice<Env, Value>(
  when: Closure<Env, boolean>,
  then: Closure<Env, Value>,
  otherwise: Closure<Env, Value>,
): Closure<Env, Value> {
  return (env) => (when(env) ? then(env) : otherwise(env));
}

/** Step functions such as `if(@level >= 11, 3, if(@level >= 5, 2, 1))` choose constants, which need no closures. */
function numberChoice<Env>(
  source: string,
  { when, then, otherwise }: Extract<NumberExpression<Env>, { op: 'choose' }>,
): Closure<Env, number> {
  const condition = booleanClosure(source, when);
  const alternative = numberClosure(source, otherwise);
  if (then.op !== 'literal') return choice(condition, numberClosure(source, then), alternative);
  const { value } = then;
  return (env) => (condition(env) ? value : alternative(env));
}

function same<Env, Value>(
  left: Closure<Env, Value>,
  right: Closure<Env, Value>,
  expected: boolean,
): Closure<Env, boolean> {
  return (env) => (left(env) === right(env)) === expected;
}

function reader<Env, Value>(type: 'boolean' | 'string', read: Closure<Env, Value>, place: Place): Closure<Env, Value> {
  return (env) => {
    const value = read(env);
    if (typeof value === type) return value;
    throw unusable(value, place);
  };
}

function tableClosure<Env>(
  source: string,
  { key, keys, values }: Extract<NumberExpression<Env>, { op: 'table' }>,
): Closure<Env, number> {
  const subject = numberClosure(source, key);
  if (values.every((value) => value.op === 'literal')) {
    const rows = values.map((value) => value.value);
    return (env) => rows[tableRow(keys, subject(env))] ?? 0;
  }
  const rows = values.map((value) => numberClosure(source, value));
  return (env) => {
    const row = tableRow(keys, subject(env));
    return row < 0 ? 0 : rows[row]!(env);
  };
}
