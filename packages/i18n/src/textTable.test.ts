import { expect, test } from 'vitest';
import { isLanguage, languageIds, registeredLanguages, registerLanguage } from './languages.ts';
import { onMissingTexts, TextTable } from './textTable.ts';

test('TextTable returns the texts of a language, and reports a missing one once to every listener', () => {
  const table = new TextTable('test table', { en: 'yes', de: 'ja' });
  expect([table.in('en'), table.in('de')]).toEqual(['yes', 'ja']);
  const early: string[] = [];
  const stop = onMissingTexts((part, language) => early.push(`${part} ${language}`));
  expect([table.in('xx'), table.in('xx')]).toEqual(['yes', 'yes']);
  const late: string[] = [];
  const stopLate = onMissingTexts((part, language) => late.push(`${part} ${language}`));
  stop();
  stopLate();
  expect(early.filter((gap) => gap.startsWith('test table'))).toEqual(['test table xx']);
  expect(late).toContain('test table xx');
  table.add('xx', 'jep');
  expect([table.has('xx'), table.in('xx')]).toEqual([true, 'jep']);
});

test('registerLanguage adds a language until it is removed again', () => {
  const remove = registerLanguage({ id: 'xx', name: 'Made Up', direction: 'rtl' });
  expect(languageIds()).toEqual(['en', 'de', 'xx']);
  expect(registeredLanguages().at(-1)).toEqual({ id: 'xx', name: 'Made Up', direction: 'rtl' });
  remove();
  expect([isLanguage('de'), isLanguage('xx')]).toEqual([true, false]);
});
