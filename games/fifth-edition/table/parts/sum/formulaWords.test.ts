import { expect, test } from 'vitest';
import { sayIn } from '../../../test/say.ts';
import { formulaWords } from './formulaWords.ts';

const t = sayIn('en');

test('formulaWords replaces variables by their names and values', () => {
  const formula = { text: '14 + min(2, @abilities.DEX.modifier)', values: { 'abilities.DEX.modifier': 3 } };
  expect(formulaWords(formula, t)).toBe('14 + min(2, DEX +3)');
});

test('formulaWords names levels and the proficiency bonus', () => {
  const formula = {
    text: '@classLevel.bard + @level + @proficiencyBonus',
    values: { 'classLevel.bard': 10, level: 12, proficiencyBonus: 4 },
  };
  expect(formulaWords(formula, t)).toBe('bard level 10 + level 12 + Proficiency +4');
});
