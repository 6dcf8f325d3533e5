import { bleedingWound, ghost, knapsack, shield, starSwirl, walkingBoot } from '@tessera/ui/icons';
import { expect, test } from 'vitest';
import { rulebookOf } from '../../test/content.ts';
import { pictureOf } from './pictures.ts';

const rulebook = rulebookOf('2024');

test('what is at work is drawn by what it is', () => {
  expect(pictureOf('condition:prone', rulebook)).toBe(walkingBoot);
  expect(pictureOf('spell:shield', rulebook)).toBe(shield);
  expect(pictureOf('item:potion-of-speed', rulebook)).toBe(knapsack);
  expect(pictureOf('spell:unheard-of', rulebook)).toBe(starSwirl);
});

test('frightened is not drawn like other conditions, and no name of the language is a condition', () => {
  expect(pictureOf('condition:frightened', rulebook)).toBe(ghost);
  expect(pictureOf('condition:constructor', rulebook)).toBe(bleedingWound);
});

test('every school of the content but one has a picture of its own', () => {
  const plain = [...rulebook.spells].filter(([id]) => pictureOf(`spell:${id}`, rulebook) === starSwirl);
  expect([...new Set(plain.map(([, { record }]) => record.school))]).toEqual(['transmutation']);
});
