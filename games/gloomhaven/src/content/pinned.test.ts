import { expect, test } from 'vitest';
import { baseFiles } from './files.ts';
import { packsOfScenario, pinnedContent } from './pinned.ts';

const packs = pinnedContent();

test('a scenario pins its map, the shared records, and the classes that may play it', () => {
  const used = packsOfScenario({ scenario: 3, heroes: [{ class: 'sun' }] });
  expect(used).toEqual([
    'core',
    'scenario-3',
    ...['brute', 'cragheart', 'mindthief', 'scoundrel', 'spellweaver', 'tinkerer', 'sun'].map((id) => `class/${id}`),
  ]);
  expect(used.filter((pack) => packs[pack] === undefined)).toEqual([]);
});

test('every record of the content is in one pack, and no pack contains a name', () => {
  const records = baseFiles.flatMap(({ path, text }) =>
    path === 'pack.json' ? [] : (JSON.parse(text) as { records: object[] }).records,
  );
  const pinned = Object.values(packs).flatMap((pack) => Object.values(pack as object));
  expect(pinned).toHaveLength(records.length);
  expect(pinned.filter((record) => 'name' in record)).toEqual([]);
});
