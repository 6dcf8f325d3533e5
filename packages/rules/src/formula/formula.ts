import { checkRange } from './arithmetic.ts';
import { checkFormula, requireBoolean, requireNumber, requireString } from './check.ts';
import { booleanClosure, type Closure, numberClosure, stringClosure } from './closure.ts';
import { FormulaError } from './error.ts';
import type { Expression } from './expression.ts';
import { foldBoolean, foldNumber, foldString } from './fold.ts';
import { type ParseOptions, parseFormula } from './parse.ts';
import type { Scope } from './scope.ts';
import { type Syntax, variablesOf } from './syntax.ts';

/** A compiled formula, which can be evaluated repeatedly. */
export interface Formula<Env, Value = number> {
  readonly text: string;
  /** Every variable in the text, without `@`, in order of appearance. */
  readonly variables: readonly string[];
  /** The value, if it depends on no variable. */
  readonly constant: Value | undefined;
  /** Throws a FormulaError for a division by zero or an unusable value. */
  readonly evaluate: (env: Env) => Value;
  /** Returns the value of each variable, to explain a result. */
  readonly readings: (env: Env) => Readonly<Record<string, number | boolean | string>>;
}

/** Compiles a formula for a number. A plain number is accepted as a constant formula. */
export function compileFormula<Env>(
  source: string | number,
  scope: Scope<Env>,
  options?: ParseOptions,
): Formula<Env, number> {
  if (typeof source === 'number') return plainNumber(source);
  const { syntax, expression } = read(source, scope, options);
  const folded = foldNumber(source, requireNumber(source, expression, syntax));
  return formula(source, syntax, scope, folded, numberClosure(source, folded));
}

/** Compiles a formula for a boolean, such as `@round >= 3 and not @alarm`. */
export function compileCondition<Env>(
  source: string,
  scope: Scope<Env>,
  options?: ParseOptions,
): Formula<Env, boolean> {
  const { syntax, expression } = read(source, scope, options);
  const folded = foldBoolean(source, requireBoolean(source, expression, syntax));
  return formula(source, syntax, scope, folded, booleanClosure(source, folded));
}

/** Compiles a formula for a string, such as `@alarm ? "loud" : "quiet"`. */
export function compileText<Env>(source: string, scope: Scope<Env>, options?: ParseOptions): Formula<Env, string> {
  const { syntax, expression } = read(source, scope, options);
  const folded = foldString(source, requireString(source, expression, syntax));
  return formula(source, syntax, scope, folded, stringClosure(source, folded));
}

/** Returns the value, or the error as a value, for callers that can continue without it. */
export function tryEvaluate<Env, Value>(
  formula: Formula<Env, Value>,
  env: Env,
): { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: FormulaError } {
  try {
    return { ok: true, value: formula.evaluate(env) };
  } catch (error) {
    if (error instanceof FormulaError) return { ok: false, error };
    throw error;
  }
}

function read<Env>(
  source: string,
  scope: Scope<Env>,
  options: ParseOptions | undefined,
): { syntax: Syntax; expression: Expression<Env> } {
  const syntax = parseFormula(source, options);
  return { syntax, expression: checkFormula(source, syntax, scope) };
}

function formula<Env, Value>(
  text: string,
  syntax: Syntax,
  scope: Scope<Env>,
  folded: { readonly op: 'literal'; readonly value: Value } | { readonly op: string },
  evaluate: Closure<Env, Value>,
): Formula<Env, Value> {
  const variables = variablesOf(syntax);
  const constant = 'value' in folded ? folded.value : undefined;
  return { text, variables, constant, evaluate, readings: (env) => readAll(variables, scope, env) };
}

function plainNumber<Env>(value: number): Formula<Env, number> {
  const text = String(value);
  const constant = checkRange(value, { source: text, span: { start: 0, end: text.length } });
  return { text, variables: [], constant, evaluate: () => constant, readings: () => ({}) };
}

function readAll<Env>(variables: readonly string[], scope: Scope<Env>, env: Env) {
  const readings: Record<string, number | boolean | string> = {};
  for (const name of variables) {
    const variable = scope.lookup(name);
    if (variable !== undefined && variable.type !== 'unavailable') readings[name] = variable.read(env);
  }
  return readings;
}
