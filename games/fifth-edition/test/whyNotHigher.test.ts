import { expect, test } from 'vitest';
import { evaluateCharacter, whyNotHigher } from '../src/index.ts';
import { character } from './characters.ts';
import { rulebookOf } from './content.ts';

const sheetOf = (draft: Parameters<typeof character>[0]) =>
  evaluateCharacter(character(draft), rulebookOf(draft.edition));

test('a fighter in leather is told of the chain mail in the pack first, then of what there is', () => {
  const record = character({
    edition: '2024',
    scores: [15, 12, 10, 10, 10, 10],
    classes: ['fighter 1'],
    items: ['leather-armor', 'chain-mail'],
  });
  const [worn, packed] = record.inventory;
  const sheet = evaluateCharacter(
    { ...record, inventory: [worn!, { ...packed!, equipped: false }] },
    rulebookOf('2024'),
  );
  expect(sheet.ac.value).toBe(12);
  const raises = whyNotHigher(sheet, 'ac');
  expect(raises[0]).toEqual({ item: 'chain-mail', name: 'Chain Mail', isCarried: true, value: 16 });
  expect(raises.find(({ item }) => item === 'shield')).toMatchObject({ isCarried: false, value: 14 });
  expect(raises.find(({ item }) => item === 'plate-armor')).toMatchObject({ isCarried: false, value: 18 });
});

test('nothing is said of armor that the character has not learnt to wear, or that would hinder it', () => {
  const wizard = sheetOf({ edition: '2024', scores: [8, 14, 10, 16, 10, 10], classes: ['wizard 1'] });
  expect(whyNotHigher(wizard, 'ac')).toEqual([]);
  const twoHanded = sheetOf({
    edition: '2024',
    scores: [15, 10, 10, 10, 10, 10],
    classes: ['fighter 1'],
    items: ['plate-armor', 'greatsword'],
  });
  expect(whyNotHigher(twoHanded, 'ac')).toEqual([]);
});

test('of other numbers nothing is known', () => {
  const sheet = sheetOf({ edition: '2024', scores: [15, 10, 10, 10, 10, 10], classes: ['fighter 1'] });
  expect(whyNotHigher(sheet, 'initiative')).toEqual([]);
});
