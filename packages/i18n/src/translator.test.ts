import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTranslator } from './translator.ts';

const texts = {
  plain: 'It is so.',
  quoted: "It's {name}'s turn",
  walk: '{unit} moves {path, plural, one {# hex} other {# hexes}}.',
  deep: { 'dotted.name': { title: 'found' } },
  open: '{done, select, true {done} other {open}}',
};

describe('createTranslator', () => {
  const { t, has } = createTranslator('en', texts);

  test('finds a text by its path, even if a key contains dots', () => {
    expect(t('deep.dotted.name.title')).toBe('found');
    expect(has('deep.dotted.name.title')).toBe(true);
    expect(has('deep.dotted')).toBe(false);
  });

  test('selects plurals by the rules of the language', () => {
    expect(t('walk', { unit: 'Ash', path: 1 })).toBe('Ash moves 1 hex.');
    expect(t('walk', { unit: 'Ash', path: 1200 })).toBe('Ash moves 1,200 hexes.');
  });

  test('selects a branch by a boolean', () => {
    expect([t('open', { done: true }), t('open', { done: false })]).toEqual(['done', 'open']);
  });

  test('keeps apostrophes', () => {
    expect(t('quoted', { name: 'Ada' })).toBe("It's Ada's turn");
  });

  test('returns the key for a missing text, and keeps a placeholder without a value visible', () => {
    expect(t('nowhere')).toBe('nowhere');
    expect(t('quoted')).toBe("It's {name}'s turn");
  });
});

test('createTranslator prefers the first bundle that has a text', () => {
  const { t } = createTranslator('en', { a: 'own' }, { a: 'house', b: 'house' });
  expect([t('a'), t('b')]).toEqual(['own', 'house']);
});

test('createTranslator never throws for any text and any parameters', () => {
  fc.assert(
    fc.property(fc.string(), fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer())), (key, params) => {
      for (const text of Object.keys(texts)) createTranslator('en', texts).t(text, params);
      expect(createTranslator('en', texts).t(key, params)).toEqual(expect.any(String));
    }),
  );
});
