import { expect, test } from 'vitest';
import { actor } from './subjects.ts';

test('actor gives the deeds of a monster to no seat, and those of a hero to its seat', () => {
  expect(actor({ type: 'moved', figure: 1, path: [] })).toBe(1);
  expect(actor({ type: 'attacked', attacker: 2, target: 0, power: 3 })).toBe('rules');
  expect(actor({ type: 'drew', side: 'monsters', modifier: 'miss' })).toBe('rules');
  expect(actor({ type: 'round', round: 2 })).toBeUndefined();
});
