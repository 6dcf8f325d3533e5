import { compileFormula, FormulaError } from '@tessera/rules';
import { describe, expect, test } from 'vitest';
import { character } from '../../test/characters.ts';
import { rulebookOf } from '../../test/content.ts';
import { evaluateCharacter, evaluationOf } from '../evaluate/evaluateCharacter.ts';
import { compileValue, effectScope, FORMULA_OPTIONS, readsOf } from './formulas.ts';

const factsAt = (...classes: string[]) => {
  const record = character({ edition: '2024', scores: [13, 13, 13, 13, 13, 13], classes });
  return evaluationOf(evaluateCharacter(record, rulebookOf('2024')))!.evaluation.facts;
};

describe('formulas of content', () => {
  const plain = factsAt('wizard 5');

  test.each([
    ['2 + 3 * 4', 14],
    ['(2 + 3) * 4', 20],
    ['-2 + 5', 3],
    ['10 - 3 - 2', 5],
    ['floor(@level / 2)', 2],
    ['ceil(@level / 2)', 3],
    ['@classLevel.monk', 0],
  ])('67, 68, 71. %s = %i', (text, value) => {
    expect(compileValue(text).evaluate(plain)).toBe(value);
  });

  test('table() returns the value of the greatest key that is not above the argument (case 69)', () => {
    const uses = compileValue('table(@classLevel.barbarian, 1,2, 3,3, 6,4, 12,5, 17,6)');
    const values = [1, 5, 6, 20].map((level) => uses.evaluate(factsAt(`barbarian ${level}`)));
    expect([uses.evaluate(plain), ...values]).toEqual([0, 2, 3, 4, 6]);
  });

  test('evaluate throws FormulaError on division by a class level of 0 (case 76)', () => {
    expect(() => compileValue('10 / @classLevel.monk').evaluate(plain)).toThrow(FormulaError);
  });

  test('compileFormula throws when a formula exceeds the limits (case 77)', () => {
    expect(() => compileFormula(`1${' + 1'.repeat(60)}`, effectScope, FORMULA_OPTIONS)).toThrow(
      /E_FORMULA_LIMIT|at most/,
    );
  });

  test('readsOf lists the targets that a formula reads', () => {
    expect(readsOf(compileValue('@abilities.DEX.modifier + @proficiencyBonus + @resource.rage.max'))).toEqual([
      'abilities.DEX',
      'proficiencyBonus',
      'resources.rage',
    ]);
  });
});
