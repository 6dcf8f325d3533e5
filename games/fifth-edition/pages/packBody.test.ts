import { blankRecord } from '@tessera/fifth-edition';
import { expect, test } from 'vitest';
import { bodyOf, packOf } from './packBody.ts';

const pack = {
  id: 'house',
  version: '1.2.0',
  name: 'House rules',
  editions: ['2024'] as const,
  files: [{ pack: 'house', path: 'pack.json', text: '{}' }],
  tests: [
    {
      title: 'nobody is hard to hit',
      character: blankRecord({ id: 'nobody', name: 'Nobody', edition: '2024' }),
      level: 1,
      path: 'ac',
      expected: 10,
    },
  ],
};

test('packOf restores a pack from its request body', () => {
  expect(packOf('house', '1.2.0', bodyOf(pack))).toEqual(pack);
});

test('packOf rejects an unknown edition', () => {
  expect(() => packOf('house', '1.2.0', { ...bodyOf(pack), editions: ['1974'] })).toThrow('editions');
});
