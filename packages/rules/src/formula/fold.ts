import { calculate, call, compare, tableRow } from './arithmetic.ts';
import type { BooleanExpression, NumberExpression, StringExpression } from './expression.ts';

/** Replaces parts without variables by their values. A constant that cannot be computed is an error here. */
export function foldNumber<Env>(source: string, expression: NumberExpression<Env>): NumberExpression<Env> {
  const number = (inner: NumberExpression<Env>) => foldNumber(source, inner);
  switch (expression.op) {
    case 'literal':
    case 'read':
      return expression;
    case 'choose': {
      const when = foldBoolean(source, expression.when);
      const then = number(expression.then);
      const otherwise = number(expression.otherwise);
      if (when.op === 'literal') return when.value ? then : otherwise;
      return { ...expression, when, then, otherwise };
    }
    case 'negate': {
      const operand = number(expression.operand);
      return operand.op === 'literal' ? numeral(0 - operand.value) : { ...expression, operand };
    }
    case 'arithmetic': {
      const left = number(expression.left);
      const right = number(expression.right);
      const { operator, span } = expression;
      if (left.op === 'literal' && right.op === 'literal')
        return numeral(calculate(operator, left.value, right.value, { source, span }));
      // A constant zero divisor fails for every dividend.
      if (right.op === 'literal' && right.value === 0 && (operator === '/' || operator === '%'))
        calculate(operator, 0, 0, { source, span });
      return { ...expression, left, right };
    }
    case 'call': {
      const args = expression.args.map(number);
      const values = literals(args);
      return values === undefined ? { ...expression, args } : numeral(call(expression.name, values));
    }
    case 'table': {
      const key = number(expression.key);
      const values = expression.values.map(number);
      if (key.op !== 'literal') return { ...expression, key, values };
      return values[tableRow(expression.keys, key.value)] ?? numeral(0);
    }
  }
}

/** Folds a boolean expression; `and` and `or` also drop a side that cannot affect the result. */
export function foldBoolean<Env>(source: string, expression: BooleanExpression<Env>): BooleanExpression<Env> {
  const boolean = (inner: BooleanExpression<Env>) => foldBoolean(source, inner);
  switch (expression.op) {
    case 'literal':
    case 'read':
      return expression;
    case 'choose': {
      const when = boolean(expression.when);
      const then = boolean(expression.then);
      const otherwise = boolean(expression.otherwise);
      if (when.op === 'literal') return when.value ? then : otherwise;
      return { ...expression, when, then, otherwise };
    }
    case 'not': {
      const operand = boolean(expression.operand);
      return operand.op === 'literal' ? truth(!operand.value) : { ...expression, operand };
    }
    case 'and':
    case 'or': {
      const left = boolean(expression.left);
      const right = boolean(expression.right);
      if (left.op !== 'literal') return { ...expression, left, right };
      return left.value === (expression.op === 'or') ? left : right;
    }
    case 'compare': {
      const left = foldNumber(source, expression.left);
      const right = foldNumber(source, expression.right);
      if (left.op !== 'literal' || right.op !== 'literal') return { ...expression, left, right };
      return truth(compare(expression.operator, left.value, right.value));
    }
    case 'sameString': {
      const left = foldString(source, expression.left);
      const right = foldString(source, expression.right);
      if (left.op !== 'literal' || right.op !== 'literal') return { ...expression, left, right };
      return truth((left.value === right.value) === expression.expected);
    }
    case 'sameBoolean': {
      const left = boolean(expression.left);
      const right = boolean(expression.right);
      if (left.op !== 'literal' || right.op !== 'literal') return { ...expression, left, right };
      return truth((left.value === right.value) === expression.expected);
    }
  }
}

/** Folds a string expression. */
export function foldString<Env>(source: string, expression: StringExpression<Env>): StringExpression<Env> {
  if (expression.op !== 'choose') return expression;
  const when = foldBoolean(source, expression.when);
  const then = foldString(source, expression.then);
  const otherwise = foldString(source, expression.otherwise);
  if (when.op === 'literal') return when.value ? then : otherwise;
  return { ...expression, when, then, otherwise };
}

function numeral<Env>(value: number): NumberExpression<Env> {
  return { type: 'number', op: 'literal', value };
}

function truth<Env>(value: boolean): BooleanExpression<Env> {
  return { type: 'boolean', op: 'literal', value };
}

function literals<Env>(args: readonly NumberExpression<Env>[]): number[] | undefined {
  const values: number[] = [];
  for (const arg of args) {
    if (arg.op !== 'literal') return undefined;
    values.push(arg.value);
  }
  return values;
}
