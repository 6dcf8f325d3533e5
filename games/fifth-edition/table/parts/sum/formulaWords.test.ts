import { expect, test } from 'vitest';
import { translateIn } from '../../../test/translators.ts';
import { formulaWords } from './formulaWords.ts';

const t = translateIn('en');

test('formulaWords replaces variables by their names and values', () => {
  const formula = { text: '14 + min(2, @abilities.DEX.modifier)', values: { 'abilities.DEX.modifier': 3 } };
  expect(formulaWords(formula, t)).toBe('14 + DEX +3 (at most 2)');
});

test('formulaWords names levels and the proficiency bonus', () => {
  const formula = {
    text: '@classLevel.bard + @level + @proficiencyBonus',
    values: { 'classLevel.bard': 10, level: 12, proficiencyBonus: 4 },
  };
  expect(formulaWords(formula, t)).toBe('bard level 10 + level 12 + Proficiency +4');
});

test('formulaWords names only the variables of a formula that is not a sum', () => {
  const worded = (text: string, values: Record<string, number>) => formulaWords({ text, values }, t);
  expect(worded('-2 * @condition.exhaustion.level', { 'condition.exhaustion.level': 2 })).toBe('Exhaustion 2');
  expect(worded('table(@classLevel.bard, 1,2, 4,3)', { 'classLevel.bard': 10 })).toBe('bard level 10');
  expect(worded('max(1, @abilities.CHA.modifier)', { 'abilities.CHA.modifier': -1 })).toBe('CHA −1 (at least 1)');
});
