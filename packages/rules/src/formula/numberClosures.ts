import { calculate, checkRange, compare, type Place, quotient, usable } from './arithmetic.ts';
import { type Closure, numberClosure } from './closure.ts';
import type { BooleanExpression, NumberExpression } from './expression.ts';

// Calls dominate the cost of small formulas, so an operand that is a constant or a variable is inlined into its
// operator instead of getting its own closure. `read...` below stands for such a variable.

type Operation<Env> = Extract<NumberExpression<Env>, { op: 'arithmetic' }>;
type Call<Env> = Extract<NumberExpression<Env>, { op: 'call' }>;
type Comparing<Env> = Extract<BooleanExpression<Env>, { op: 'compare' }>;

export function arithmeticClosure<Env>(source: string, operation: Operation<Env>): Closure<Env, number> {
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

export function callClosure<Env>(source: string, { name, args }: Call<Env>): Closure<Env, number> {
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

export function comparisonClosure<Env>(
  source: string,
  { operator, left, right }: Comparing<Env>,
): Closure<Env, boolean> {
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
