import { evaluateCharacter, isBasic } from '@tessera/fifth-edition';
import { expect, test } from 'vitest';
import { rulebookOf } from '../../test/content.ts';
import { SNAPSHOTS } from '../../test/snapshots.ts';
import { featureGroups } from './featureGroups.ts';

const record = SNAPSHOTS.C5!();
const groups = featureGroups(evaluateCharacter(record, rulebookOf(record.edition)));

test('features of classes come first, then feats, then birth and background', () => {
  expect(groups.map(({ kind }) => kind)).toEqual(['class', 'feat', 'other']);
});

test('a feature with uses brings them along and comes first', () => {
  const [first] = groups[0]?.rows ?? [];
  expect(first).toMatchObject({ name: 'Bardic Inspiration', from: 'Bard' });
  expect(first?.resource?.max.value).toBe(4);
});

test('no feature is lost, but for those that only carry numbers', () => {
  const sheet = evaluateCharacter(record, rulebookOf(record.edition));
  expect(groups.flatMap(({ rows }) => rows)).toHaveLength(sheet.features.filter((feature) => !isBasic(feature)).length);
});
