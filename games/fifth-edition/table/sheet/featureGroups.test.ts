import { evaluateCharacter, isBasic } from '@tessera/fifth-edition';
import { expect, test } from 'vitest';
import { rulebookOf } from '../../test/content.ts';
import { SNAPSHOTS } from '../../test/snapshots.ts';
import { featureGroups } from './featureGroups.ts';

const record = SNAPSHOTS.C5!();
const groups = featureGroups(evaluateCharacter(record, rulebookOf(record.edition)));

test('featureGroups lists class features first, then feats, then other sources', () => {
  expect(groups.map(({ kind }) => kind)).toEqual(['class', 'feat', 'other']);
});

test('featureGroups puts features with uses first and includes the uses', () => {
  const [first] = groups[0]?.rows ?? [];
  expect(first).toMatchObject({ name: 'Bardic Inspiration', from: 'Bard' });
  expect(first?.resource?.max.value).toBe(4);
});

test('featureGroups omits no feature except those that only carry numbers', () => {
  const sheet = evaluateCharacter(record, rulebookOf(record.edition));
  expect(groups.flatMap(({ rows }) => rows)).toHaveLength(sheet.features.filter((feature) => !isBasic(feature)).length);
});
