import { expect, test } from 'vitest';
import { BRUTE, GUARD, stage } from '../../test/stage.ts';
import { about, actor } from './subjects.ts';

test('actor gives the deeds of a monster to no seat, and those of a hero to its seat', () => {
  const { state } = stage();
  expect(actor({ type: 'moved', figure: GUARD, path: [] }, state)).toBe('rules');
  expect(actor({ type: 'moved', figure: BRUTE, path: [] }, state)).toBe(BRUTE);
  // A push is the deed of the figure that pushes.
  expect(actor({ type: 'forced', figure: BRUTE, by: GUARD, path: [] }, state)).toBe('rules');
  expect(actor({ type: 'round', round: 2 }, state)).toBeUndefined();
});

test('about names the card of an event before its figures', () => {
  expect(about({ type: 'played', seat: 0, card: 'trample', half: 'top', basic: false })).toEqual([
    'card trample',
    'figure 0',
  ]);
  expect(about({ type: 'rested', seat: 0, how: 'short', card: '' })).toEqual(['figure 0']);
});
