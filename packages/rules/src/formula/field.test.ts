import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { findingsOf } from '../finding.ts';
import { conditionField, formulaField } from './field.ts';
import { booleanVariable, defineScope, numberVariable } from './scope.ts';

const scope = defineScope<{ level: number; calm: boolean }>({
  level: numberVariable((hero) => hero.level),
  calm: booleanVariable((hero) => hero.calm),
});
const record = z.strictObject({ value: formulaField(scope), when: conditionField(scope).optional() });

function findings(json: unknown) {
  const parsed = record.safeParse(json);
  return parsed.success ? [] : findingsOf(parsed.error, json);
}

describe('formulaField', () => {
  test('accepts a number or a formula that compiles, and keeps it unchanged', () => {
    expect(record.parse({ value: 2 })).toEqual({ value: 2 });
    expect(record.parse({ value: '@level + 1', when: 'not @calm' })).toEqual({
      value: '@level + 1',
      when: 'not @calm',
    });
  });

  test('reports code, hint and excerpt of a formula that does not compile', () => {
    expect(findings({ value: '1 + @levle' })).toEqual([
      {
        code: 'E_FORMULA_UNKNOWN_VARIABLE',
        path: ['value'],
        message: '"@levle" is not a variable.',
        expected: 'a formula for a number',
        found: '"1 + @levle"',
        hint: 'Did you mean "@level"?',
        excerpt: '1 + @levle\n    ^^^^^^',
        said: {
          message: { code: 'no-such-variable', params: { name: 'levle' } },
          expected: { code: 'formula-for-number' },
          found: '"1 + @levle"',
          hint: { code: 'did-you-mean', params: { name: '@level' } },
        },
      },
    ]);
  });

  test('requires the type of its field', () => {
    expect(findings({ value: '@calm' })).toMatchObject([{ code: 'E_FORMULA_TYPE', path: ['value'] }]);
    expect(findings({ value: 1, when: '@level' })).toMatchObject([{ code: 'E_FORMULA_TYPE', path: ['when'] }]);
    expect(findings({ value: true })).toMatchObject([
      { code: 'E_SCHEMA', expected: 'a number or text', found: 'true' },
    ]);
  });

  test('has a description for editors', () => {
    const text = { type: 'string', description: 'a formula for a number', maxLength: 200 };
    expect(z.toJSONSchema(formulaField(scope, { limits: { length: 200 } }))).toMatchObject({
      anyOf: [{ type: 'number' }, text],
    });
  });
});
