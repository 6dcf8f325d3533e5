import { type ProblemText, problem } from '../issueText.ts';
import type { NestedMessage } from '../message.ts';
import { nearestName } from '../nearestName.ts';
import { suggestion } from '../suggest.ts';
import { FormulaError, type FormulaErrorCode, type Span } from './error.ts';
import type { BooleanExpression, Expression, NumberExpression, StringExpression, ValueType } from './expression.ts';
import { FUNCTION_NAMES, isNumericFunction, NUMERIC_FUNCTIONS } from './functions.ts';
import type { Scope } from './scope.ts';
import { ARITHMETIC, type Arithmetic, type Comparison, type Syntax, type SyntaxOf } from './syntax.ts';

/** Resolves the type of every node and the reader of every variable; throws a FormulaError if that fails. */
export function checkFormula<Env>(source: string, syntax: Syntax, scope: Scope<Env>): Expression<Env> {
  return new Checker(source, scope).expression(syntax);
}

/** Returns the expression if it is a number, otherwise throws with the place. */
export function requireNumber<Env>(source: string, expression: Expression<Env>, span: Span): NumberExpression<Env> {
  if (expression.type === 'number') return expression;
  throw typeError(source, span, 'number', expression.type);
}

/** Returns the expression if it is a boolean, otherwise throws with the place. */
export function requireBoolean<Env>(source: string, expression: Expression<Env>, span: Span): BooleanExpression<Env> {
  if (expression.type === 'boolean') return expression;
  throw typeError(source, span, 'boolean', expression.type);
}

/** Returns the expression if it is a string, otherwise throws with the place. */
export function requireString<Env>(source: string, expression: Expression<Env>, span: Span): StringExpression<Env> {
  if (expression.type === 'string') return expression;
  throw typeError(source, span, 'string', expression.type);
}

const SPOKEN = { number: 'number', boolean: 'boolean', string: 'text' } as const satisfies Record<
  ValueType,
  ProblemText
>;

function typeError(source: string, span: Span, expected: ValueType, found: ValueType): FormulaError {
  const params = { expected: problem(SPOKEN[expected]), found: problem(SPOKEN[found]) };
  return new FormulaError('E_FORMULA_TYPE', source, span, problem('expected-found', params));
}

class Checker<Env> {
  readonly #source: string;
  readonly #scope: Scope<Env>;

  constructor(source: string, scope: Scope<Env>) {
    this.#source = source;
    this.#scope = scope;
  }

  expression(syntax: Syntax): Expression<Env> {
    switch (syntax.kind) {
      case 'number':
        return { type: 'number', op: 'literal', value: syntax.value };
      case 'boolean':
        return { type: 'boolean', op: 'literal', value: syntax.value };
      case 'string':
        return { type: 'string', op: 'literal', value: syntax.value };
      case 'variable':
        return this.#variable(syntax);
      case 'unary':
        return syntax.operator === 'not'
          ? { type: 'boolean', op: 'not', operand: this.#boolean(syntax.operand) }
          : { type: 'number', op: 'negate', operand: this.#number(syntax.operand) };
      case 'binary':
        return this.#binary(syntax);
      case 'conditional':
        return this.#choose(syntax.when, syntax.then, syntax.otherwise);
      case 'call':
        return this.#call(syntax);
    }
  }

  #number(syntax: Syntax): NumberExpression<Env> {
    return requireNumber(this.#source, this.expression(syntax), syntax);
  }

  #boolean(syntax: Syntax): BooleanExpression<Env> {
    return requireBoolean(this.#source, this.expression(syntax), syntax);
  }

  #string(syntax: Syntax): StringExpression<Env> {
    return requireString(this.#source, this.expression(syntax), syntax);
  }

  #variable(syntax: SyntaxOf<'variable'>): Expression<Env> {
    const { name } = syntax;
    const variable = this.#scope.lookup(name);
    if (variable === undefined) throw this.#unknownVariable(syntax);
    const span = { start: syntax.start, end: syntax.end };
    switch (variable.type) {
      case 'number':
        return { type: 'number', op: 'read', name, read: variable.read, span };
      case 'boolean':
        return { type: 'boolean', op: 'read', name, read: variable.read, span };
      case 'string':
        return { type: 'string', op: 'read', name, read: variable.read, span };
      case 'unavailable':
        throw this.#error('E_FORMULA_SCOPE', syntax, problem('unavailable', { name, reason: variable.reason }));
    }
  }

  #unknownVariable(syntax: SyntaxOf<'variable'>): FormulaError {
    const { name } = syntax;
    const nearest = this.#scope.nearest(name);
    const minuend = name.slice(0, name.lastIndexOf('-'));
    const hint =
      name.includes('-') && this.#scope.lookup(minuend) !== undefined
        ? problem('subtract-with-spaces', { name: minuend })
        : suggestion(nearest === undefined ? undefined : `@${nearest}`);
    return this.#error('E_FORMULA_UNKNOWN_VARIABLE', syntax, problem('no-such-variable', { name }), hint);
  }

  #binary(syntax: SyntaxOf<'binary'>): Expression<Env> {
    const { operator, left, right } = syntax;
    if (operator === 'and' || operator === 'or')
      return { type: 'boolean', op: operator, left: this.#boolean(left), right: this.#boolean(right) };
    if (!isArithmetic(operator)) return this.#comparison(operator, left, right);
    const span = { start: syntax.start, end: syntax.end };
    return {
      type: 'number',
      op: 'arithmetic',
      operator,
      left: this.#number(left),
      right: this.#number(right),
      span,
    };
  }

  #comparison(operator: Comparison, leftSyntax: Syntax, rightSyntax: Syntax): BooleanExpression<Env> {
    const left = this.expression(leftSyntax);
    const isEquality = operator === '==' || operator === '!=';
    if (isEquality && left.type === 'string')
      return { type: 'boolean', op: 'sameString', expected: operator === '==', left, right: this.#string(rightSyntax) };
    if (isEquality && left.type === 'boolean')
      return {
        type: 'boolean',
        op: 'sameBoolean',
        expected: operator === '==',
        left,
        right: this.#boolean(rightSyntax),
      };
    const number = requireNumber(this.#source, left, leftSyntax);
    return { type: 'boolean', op: 'compare', operator, left: number, right: this.#number(rightSyntax) };
  }

  #choose(whenSyntax: Syntax, thenSyntax: Syntax, otherwiseSyntax: Syntax): Expression<Env> {
    const when = this.#boolean(whenSyntax);
    const then = this.expression(thenSyntax);
    switch (then.type) {
      case 'number':
        return { type: 'number', op: 'choose', when, then, otherwise: this.#number(otherwiseSyntax) };
      case 'boolean':
        return { type: 'boolean', op: 'choose', when, then, otherwise: this.#boolean(otherwiseSyntax) };
      case 'string':
        return { type: 'string', op: 'choose', when, then, otherwise: this.#string(otherwiseSyntax) };
    }
  }

  #call(syntax: SyntaxOf<'call'>): Expression<Env> {
    const { name, args } = syntax;
    if (name === 'if') {
      this.#requireCount(syntax, 3, 3);
      return this.#choose(args[0]!, args[1]!, args[2]!);
    }
    if (name === 'table') return this.#table(syntax);
    if (!isNumericFunction(name)) {
      const hint = suggestion(nearestName(name, FUNCTION_NAMES)) ?? problem('there-are', { names: FUNCTION_NAMES });
      throw this.#error('E_FORMULA_UNKNOWN_FUNCTION', syntax, problem('no-such-function', { name }), hint);
    }
    const { least, most } = NUMERIC_FUNCTIONS[name];
    this.#requireCount(syntax, least, most);
    return { type: 'number', op: 'call', name, args: args.map((arg) => this.#number(arg)) };
  }

  /** `table(x, key, value, key, value, ...)`: keys are increasing number literals, so that a row can be looked up. */
  #table(syntax: SyntaxOf<'call'>): NumberExpression<Env> {
    const [subject, ...rows] = syntax.args;
    if (subject === undefined || rows.length === 0 || rows.length % 2 === 1)
      throw this.#error('E_FORMULA_ARGUMENTS', syntax, problem('table-arguments'));
    const keys: number[] = [];
    for (const row of rows.filter((_, index) => index % 2 === 0)) {
      const key = plainNumber(row);
      if (key === undefined || (keys.length > 0 && key <= keys.at(-1)!))
        throw this.#error('E_FORMULA_ARGUMENTS', row, problem('table-keys'));
      keys.push(key);
    }
    const values = rows.filter((_, index) => index % 2 === 1).map((value) => this.#number(value));
    return { type: 'number', op: 'table', key: this.#number(subject), keys, values };
  }

  #requireCount(syntax: SyntaxOf<'call'>, least: number, most: number): void {
    const found = syntax.args.length;
    if (found >= least && found <= most) return;
    const count = least === most ? least : problem('at-least', { n: least, unit: '' });
    const wanted = problem(least === 1 ? 'one-argument' : 'arguments', { count });
    throw this.#error('E_FORMULA_ARGUMENTS', syntax, problem('takes', { name: syntax.name, wanted, found }));
  }

  #error(code: FormulaErrorCode, span: Span, reason: NestedMessage, hint?: NestedMessage): FormulaError {
    return new FormulaError(code, this.#source, span, reason, hint);
  }
}

function isArithmetic(operator: Arithmetic | Comparison): operator is Arithmetic {
  return ARITHMETIC.some((each) => each === operator);
}

function plainNumber(syntax: Syntax): number | undefined {
  if (syntax.kind === 'number') return syntax.value;
  const negated = syntax.kind === 'unary' && syntax.operand.kind === 'number' ? syntax.operand.value : undefined;
  return negated === undefined ? undefined : -negated;
}
