import { calculate, checkRange, compare, type Place, quotient, tableRow, unusable, usable } from './arithmetic.ts';
import type { BooleanExpression, NumberExpression, StringExpression } from './expression.ts';

/** A compiled expression: reads the environment and allocates nothing. */
export type Closure<Env, Value> = (env: Env) => Value;

/** Compiles a numeric expression to a function of its environment. */
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

/** Compiles a condition to a function of its environment. */
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

/** Compiles a text expression to a function of its environment. */
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

// Calls dominate the cost of small formulas, so an operand that is a constant or a variable is inlined into its
// operator instead of getting its own closure. `read...` below stands for such a variable.

type Operation<Env> = Extract<NumberExpression<Env>, { op: 'arithmetic' }>;
type Call<Env> = Extract<NumberExpression<Env>, { op: 'call' }>;
type Comparing<Env> = Extract<BooleanExpression<Env>, { op: 'compare' }>;

function arithmeticClosure<Env>(source: string, operation: Operation<Env>): Closure<Env, number> {
  const { operator, left, right } = operation;
  const place: Place = { source, span: operation.span };
  switch (operator) {
    case '+':
      return left.op === 'literal' ? sum(source, right, left) : sum(source, left, right);
    case '-':
      return difference(source, left, right);
    case '*':
      return left.op === 'literal' ? product(source, right, left, place) : product(source, left, right, place);
    case '/':
      return division(source, left, right, place);
    default: {
      const first = numberClosure(source, left);
      const second = numberClosure(source, right);
      return (env) => calculate(operator, first(env), second(env), place);
    }
  }
}

function callClosure<Env>(source: string, { name, args }: Call<Env>): Closure<Env, number> {
  const closures = args.map((arg) => numberClosure(source, arg));
  const [first, second, third] = closures;
  switch (name) {
    case 'floor':
      return (env) => Math.floor(first!(env));
    case 'ceil':
      return (env) => Math.ceil(first!(env)) + 0;
    case 'round':
      return (env) => Math.round(first!(env)) + 0;
    case 'abs':
      return (env) => Math.abs(first!(env));
    case 'min':
      return closures.reduce((left, right) => (env) => Math.min(left(env), right(env)));
    case 'max':
      return closures.reduce((left, right) => (env) => Math.max(left(env), right(env)));
    case 'clamp':
      return (env) => Math.min(Math.max(first!(env), second!(env)), third!(env));
  }
}

function comparisonClosure<Env>(source: string, { operator, left, right }: Comparing<Env>): Closure<Env, boolean> {
  if (right.op === 'literal') {
    const bound = right.value;
    if (left.op === 'read') {
      const { read } = left;
      const place: Place = { source, span: left.span };
      return (env) => compare(operator, usable(read(env), place), bound);
    }
    const subject = numberClosure(source, left);
    return (env) => compare(operator, subject(env), bound);
  }
  const first = numberClosure(source, left);
  const second = numberClosure(source, right);
  return (env) => compare(operator, first(env), second(env));
}

function sum<Env>(source: string, left: NumberExpression<Env>, right: NumberExpression<Env>): Closure<Env, number> {
  if (right.op === 'literal') return plus(source, left, right.value);
  if (right.op !== 'read') {
    const first = numberClosure(source, left);
    const second = numberClosure(source, right);
    return (env) => first(env) + second(env);
  }
  const { read } = right;
  const place: Place = { source, span: right.span };
  if (left.op === 'read') {
    const readLeft = left.read;
    const leftPlace: Place = { source, span: left.span };
    return (env) => usable(readLeft(env), leftPlace) + usable(read(env), place);
  }
  const first = numberClosure(source, left);
  return (env) => first(env) + usable(read(env), place);
}

function difference<Env>(
  source: string,
  left: NumberExpression<Env>,
  right: NumberExpression<Env>,
): Closure<Env, number> {
  if (right.op === 'literal') return plus(source, left, -right.value);
  const first = numberClosure(source, left);
  if (right.op === 'read') {
    const { read } = right;
    const place: Place = { source, span: right.span };
    return (env) => first(env) - usable(read(env), place);
  }
  const second = numberClosure(source, right);
  return (env) => first(env) - second(env);
}

function plus<Env>(source: string, left: NumberExpression<Env>, constant: number): Closure<Env, number> {
  if (left.op === 'read') {
    const { read } = left;
    const place: Place = { source, span: left.span };
    return (env) => usable(read(env), place) + constant;
  }
  const first = numberClosure(source, left);
  return (env) => first(env) + constant;
}

function product<Env>(
  source: string,
  left: NumberExpression<Env>,
  right: NumberExpression<Env>,
  place: Place,
): Closure<Env, number> {
  if (right.op !== 'literal') {
    const first = numberClosure(source, left);
    const second = numberClosure(source, right);
    return (env) => checkRange(first(env) * second(env), place);
  }
  const factor = right.value;
  if (left.op === 'read') {
    const { read } = left;
    const leftPlace: Place = { source, span: left.span };
    return (env) => checkRange(usable(read(env), leftPlace) * factor, place);
  }
  const first = numberClosure(source, left);
  return (env) => checkRange(first(env) * factor, place);
}

function division<Env>(
  source: string,
  left: NumberExpression<Env>,
  right: NumberExpression<Env>,
  place: Place,
): Closure<Env, number> {
  if (right.op !== 'literal') {
    const first = numberClosure(source, left);
    const second = numberClosure(source, right);
    return (env) => quotient(first(env), second(env), place);
  }
  const divisor = right.value;
  if (left.op === 'read') {
    const { read } = left;
    const leftPlace: Place = { source, span: left.span };
    return (env) => quotient(usable(read(env), leftPlace), divisor, place);
  }
  const first = numberClosure(source, left);
  return (env) => quotient(first(env), divisor, place);
}
