import { CharacterRecord, evaluateCharacter, sheetLines } from '@tessera/fifth-edition';
import { nonEmpty } from '@tessera/testkit';
import { expect, test } from 'vitest';
import veteran from '../../cases/characters/veteran.json' with { type: 'json' };
import { openRulebook } from '../character/rulebooks.ts';
import { provenanceAt } from './provenanceAt.ts';

const record = CharacterRecord.parse(veteran);
const { rulebook } = await openRulebook(record.edition, []);
const sheet = evaluateCharacter(record, rulebook);

test('provenanceAt lists the effects of a number that count and those that do not', () => {
  const found = provenanceAt(sheet, 'ac');
  expect(found?.applied.map(({ source }) => source.name).toSorted()).toEqual([
    'Cloak of Protection',
    'Haste',
    'Ring of Protection',
    'Robe of the Archmagi',
  ]);
  expect(found?.refused.map(({ id }) => id)).toContain('srd-5.2/rule:unarmored/base@2024#0');
});

test('provenanceAt never lists an effect as both applied and refused', () => {
  for (const path of nonEmpty(sheetLines(sheet).keys())) {
    const found = provenanceAt(sheet, path);
    const applied = new Set(found?.applied.map(({ id }) => id));
    expect(found?.refused.filter(({ id }) => applied.has(id))).toEqual([]);
  }
});

test('provenanceAt folds the parts of every number to its value', () => {
  let counted = 0;
  for (const path of sheetLines(sheet).keys()) {
    const found = provenanceAt(sheet, path);
    if (found?.folded === undefined) continue;
    counted++;
    expect([path, found.folded]).toEqual([path, found.explanation.value]);
  }
  expect(counted).toBeGreaterThan(50);
});

test('provenanceAt returns undefined for an unknown path', () => {
  expect(provenanceAt(sheet, 'shoe-size')).toBeUndefined();
});
