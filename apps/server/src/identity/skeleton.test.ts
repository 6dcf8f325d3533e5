import { expect, it, test } from 'vitest';
import { distinctName, skeletonOf } from './skeleton.ts';

test.each([
  ['Ada', 'АdА'],
  ['Ada', 'ada'],
  ['Ada', 'ＡＤＡ'],
  ['Ada', '𝔸𝕕𝕒'],
  ['Ada', 'A d a.'],
  ['Ada', 'A\u200bd\u2060a'],
  ['paypal', 'раураl'],
  ['Bill', 'BiIl'],
  ['Bill', 'Bi11'],
  ['Bill', 'Bi|l'],
  ['Otto', '0tt0'],
  ['Otto', 'Οττο'.replace('ττ', 'tt')],
  ['Simon', 'Sirnon'],
  ['cops', 'сорѕ'],
  ['Zoë', 'Zoe\u0308'],
  ['Alan', 'Ꭺlan'],
])('%s looks like %s', (name, imitation) => {
  expect(skeletonOf(imitation)).toBe(skeletonOf(name));
});

test.each([
  ['Kai', 'Kal'],
  ['Ali', 'All'],
  ['Zoë', 'Zoe'],
  ['Ada', 'Ada 2'],
  ['Ада', 'Ада2'],
  ['李', '王'],
  ['...', '!!!'],
])('%s does not look like %s', (name, other) => {
  expect(skeletonOf(other)).not.toBe(skeletonOf(name));
});

it('adds a number to a name that looks like another', () => {
  expect(distinctName('Ada', ['Bea'])).toBe('Ada');
  expect(distinctName('Аdа', ['Ada'])).toBe('Аdа (2)');
  expect(distinctName('Ada', ['Ada', 'ADA (2)'])).toBe('Ada (3)');
});
