import { bleedingWound, ghost, knapsack, shield, starSwirl, walkingBoot } from '@tessera/ui/icons';
import { expect, test } from 'vitest';
import { rulebookOf } from '../../../test/content.ts';
import { pictureOf } from './pictures.ts';

const rulebook = rulebookOf('2024');

test('pictureOf returns the icon of the record, or that of its kind', () => {
  expect(pictureOf('condition:prone', rulebook)).toBe(walkingBoot);
  expect(pictureOf('spell:shield', rulebook)).toBe(shield);
  expect(pictureOf('item:potion-of-speed', rulebook)).toBe(knapsack);
  expect(pictureOf('spell:unheard-of', rulebook)).toBe(starSwirl);
});

test('pictureOf has a special icon for frightened and ignores names of object properties', () => {
  expect(pictureOf('condition:frightened', rulebook)).toBe(ghost);
  expect(pictureOf('condition:constructor', rulebook)).toBe(bleedingWound);
});

test('pictureOf has a distinct icon for every school except transmutation', () => {
  const plain = [...rulebook.spells].filter(([id]) => pictureOf(`spell:${id}`, rulebook) === starSwirl);
  expect([...new Set(plain.map(([, { record }]) => record.school))]).toEqual(['transmutation']);
});
