import type { Json } from '@tessera/kernel';
import type { FormField, FormOption, FormProblem, FormValue, ProblemCode } from './schemaModel.ts';

/**
 * Returns the problems of a form's values; empty if they may be sent. The schema of the rules has the final decision.
 */
export function problemsOf(form: readonly FormField[], value: FormValue, path: readonly string[] = []): FormProblem[] {
  return form.flatMap((field) => {
    const here = [...path, field.name];
    const given = value[field.name];
    if (field.kind === 'group') return problemsOf(field.fields, isFormValue(given) ? given : {}, here);
    const problem = problemOf(field, given);
    return problem ? [{ path: here, ...problem }] : [];
  });
}

/** Whether a value can be that of a form or of a group in it. */
export function isFormValue(value: Json | undefined): value is FormValue & { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type Problem = Pick<FormProblem, 'code' | 'params'>;

function problemOf(field: Exclude<FormField, { kind: 'group' }>, value: Json | undefined): Problem | undefined {
  switch (field.kind) {
    case 'choice':
      return offers(field, value) ? undefined : problem('not-an-option');
    case 'choices':
      return choicesProblem(field, value);
    case 'number':
      return numberProblem(field, value);
    case 'text':
      return textProblem(field, value);
    case 'flag':
      return typeof value === 'boolean' ? undefined : problem('not-an-option');
    case 'maybe':
      return value === undefined || field.values.some((one) => one === value) ? undefined : problem('not-an-option');
    case 'fixed':
      return undefined;
  }
}

function choicesProblem(field: FormField & { kind: 'choices' }, value: Json | undefined): Problem | undefined {
  if (!Array.isArray(value)) return problem('not-an-option');
  if (!value.every((item) => offers(field, item))) return problem('not-an-option');
  if (value.length < field.least) return problem('too-few', { least: field.least });
  if (field.most !== undefined && value.length > field.most) return problem('too-many', { most: field.most });
  return undefined;
}

function numberProblem(field: FormField & { kind: 'number' }, value: Json | undefined): Problem | undefined {
  if (typeof value !== 'number') return problem('not-a-number');
  if (field.whole && !Number.isInteger(value)) return problem('not-whole');
  if (field.min !== undefined && value < field.min) return problem('too-low', { min: field.min });
  if (field.max !== undefined && value > field.max) return problem('too-high', { max: field.max });
  return undefined;
}

function textProblem(field: FormField & { kind: 'text' }, value: Json | undefined): Problem | undefined {
  if (typeof value !== 'string') return problem('wrong-form');
  if (value.length < field.least) return problem('too-short', { least: field.least });
  if (field.most !== undefined && value.length > field.most) return problem('too-long', { most: field.most });
  if (field.pattern !== undefined && !new RegExp(field.pattern, 'u').test(value)) return problem('wrong-form');
  return undefined;
}

function problem(code: ProblemCode, params: Readonly<Record<string, number>> = {}): Problem {
  return { code, params };
}

function offers({ options }: { readonly options: readonly FormOption[] }, value: Json | undefined): boolean {
  return options.some((option) => option.value === value);
}
