import { ghost, knapsack, shield, starSwirl, walkingBoot } from '@tessera/ui/icons';
import { expect, test } from 'vitest';
import { rulebookOf } from '../../test/content.ts';
import { pictureOf } from './pictures.ts';

test('what is at work is drawn by what it is', () => {
  expect(pictureOf('condition:prone')).toBe(walkingBoot);
  expect(pictureOf('spell:shield', 'abjuration')).toBe(shield);
  expect(pictureOf('item:potion-of-speed')).toBe(knapsack);
  expect(pictureOf('spell:unheard-of', 'chronurgy')).toBe(starSwirl);
});

test('frightened is not drawn like other conditions, and no name of the language is a condition', () => {
  expect(pictureOf('condition:frightened')).toBe(ghost);
  expect(pictureOf('condition:constructor')).toBe(pictureOf('condition:homebrewed'));
});

test('every school of the content but one has a picture of its own', () => {
  const schools = new Set([...rulebookOf('2024').spells.values()].map(({ record }) => record.school));
  const plain = [...schools].filter((school) => pictureOf('spell:any', school) === starSwirl);
  expect(plain).toEqual(['transmutation']);
});
