import { expect, test } from 'vitest';
import { PSEUDO, pseudo } from './pseudo.ts';
import { textProblems } from './textProblems.ts';
import { createTranslator } from './translator.ts';

const texts = {
  plain: 'It is so.',
  walk: '{unit} moves {path, plural, one {# hex} other {# hexes}}.',
};

test('pseudo marks every text and keeps every placeholder', () => {
  const { t } = createTranslator(PSEUDO, pseudo(texts));
  expect(t('walk', { unit: 'Ash', path: 2 })).toBe('⟦Ash móvéš 2 héxéš.⟧');
  expect(textProblems({ en: texts, pseudo: pseudo(texts) })).toEqual([]);
});
