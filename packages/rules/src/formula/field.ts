import * as z from 'zod';
import { problem, problemText } from '../issueText.ts';
import { FormulaError } from './error.ts';
import { compileCondition, compileFormula } from './formula.ts';
import { formulaLimits } from './limits.ts';
import type { ParseOptions } from './parse.ts';
import type { Scope } from './scope.ts';

/** Creates a content schema for a number, or for a formula that compiles to a number in the scope. The text is kept. */
export function formulaField<Env>(scope: Scope<Env>, options?: ParseOptions): z.ZodType<number | string> {
  const compile = (source: string) => compileFormula(source, scope, options);
  return z.union([z.number(), formulaText('formula-for-number', compile, options)]);
}

/** Creates a content schema for a formula that compiles to a boolean in the scope. */
export function conditionField<Env>(scope: Scope<Env>, options?: ParseOptions): z.ZodType<string> {
  return formulaText('formula-for-condition', (source) => compileCondition(source, scope, options), options);
}

/** The maximum length is for editors; the compiler enforces it. */
function formulaText(
  expected: 'formula-for-number' | 'formula-for-condition',
  compile: (source: string) => unknown,
  options: ParseOptions | undefined,
): z.ZodType<string> {
  const checked = z.string().check(({ value, issues }) => {
    try {
      compile(value);
    } catch (error) {
      if (!(error instanceof FormulaError)) throw error;
      const { code, reason, said, excerpt } = error;
      issues.push({ code: 'custom', input: value, message: `${code}: ${reason}`, params: { expected, said, excerpt } });
    }
  });
  return checked.meta({
    description: problemText(problem(expected)),
    maxLength: formulaLimits(options?.limits).length,
  });
}
