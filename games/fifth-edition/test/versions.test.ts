import type { PackFile } from '@tessera/rules';
import { describe, expect, test } from 'vitest';
import { compareEditions, evaluateCharacter, loadRulebook, migrate, vanishedRecords } from '../src/index.ts';
import { character } from './characters.ts';
import { rulebookOf, srdFiles } from './content.ts';
import { englishOf } from './english.ts';
import { SNAPSHOTS } from './snapshots.ts';

function house(
  version: string,
  feat: { readonly id: string; readonly bonus: number },
  migrations: readonly unknown[] = [],
) {
  const pack = { id: 'house', version, game: 'fifth-edition', requires: { 'srd-5.2': '*' }, editions: ['2024'] };
  const record = {
    id: feat.id,
    name: 'Quick',
    summary: 'Quick.',
    category: 'origin',
    features: [{ id: 'quick', name: 'Quick', effects: [{ kind: 'initiativeBonus', value: feat.bonus }] }],
  };
  const files: PackFile[] = [
    { pack: 'house', path: 'pack.json', text: JSON.stringify(pack) },
    { pack: 'house', path: 'feat.json', text: JSON.stringify({ kind: 'feat', records: [record] }) },
    { pack: 'house', path: 'migration.json', text: JSON.stringify({ kind: 'migration', records: migrations }) },
  ];
  return loadRulebook([...srdFiles('2024'), ...files], '2024').rulebook;
}

const record = {
  ...character({
    edition: '2024',
    scores: [10, 10, 10, 10, 10, 10],
    classes: ['fighter 1'],
    choices: { 'human-feat': 'quick' },
  }),
  packs: [{ id: 'house', version: '1.0.0' }],
};

describe('migrate', () => {
  const old = house('1.0.0', { id: 'quick', bonus: 2 });

  test('migrate previews a correction and keeps the record unchanged (case 106)', () => {
    const now = house('1.1.0', { id: 'quick', bonus: 1 }, [
      { id: '1.1.0', errata: [{ kind: 'feat', id: 'quick', what: 'initiative +1 instead of +2' }] },
    ]);
    const { changes, differences } = migrate(record, now, old);
    expect(englishOf(changes)).toEqual(['house 1.0.0 → 1.1.0', 'feat "quick": initiative +1 instead of +2 (1.1.0)']);
    expect(differences.map(({ path, before, after }) => [path, before, after])).toEqual([['initiative.bonus', 2, 1]]);
    expect(evaluateCharacter(record, old).initiative.bonus.value).toBe(2);
  });

  test('migrate applies a renamed id, and vanished reports a removed one (case 104)', () => {
    const renamed = house('2.0.0', { id: 'swift', bonus: 2 }, [
      { id: '2.0.0', renamed: [{ kind: 'feat', from: 'quick', to: 'swift' }] },
    ]);
    expect(migrate(record, renamed).record.choices['human-feat']).toBe('swift');
    expect(vanishedRecords(old, renamed)).toEqual([]);
    expect(vanishedRecords(old, house('2.0.0', { id: 'swift', bonus: 2 }))).toMatchObject([{ code: 'E_MIGRATION' }]);
  });
});

test('compareEditions returns the differences and names without a counterpart (case 97)', () => {
  const both = { '2014': rulebookOf('2014'), '2024': rulebookOf('2024') };
  const { differences, withoutCounterpart } = compareEditions(SNAPSHOTS.C1!(), both);
  expect(differences.find(({ path }) => path === 'abilities.STR.score')).toMatchObject({ before: 16, after: 15 });
  expect(
    compareEditions(SNAPSHOTS.C13!(), both).withoutCounterpart.map(({ edition, path }) => `${edition} ${path}`),
  ).toEqual(expect.arrayContaining(['2014 species', '2014 background']));
  expect(withoutCounterpart).toEqual([]);
});
