import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { packFaults, packFilesIn } from './packFiles.ts';

const content = mkdtempSync(join(tmpdir(), 'tessera-pack-'));
afterAll(() => rmSync(content, { recursive: true }));

const folder = join(content, 'base');
const write = (path: string, value: unknown) => writeFileSync(join(content, path), JSON.stringify(value, null, 2));
mkdirSync(join(folder, 'stones'), { recursive: true });
mkdirSync(join(content, 'schema'));
const schemas = { 'pack.json': { type: 'object' }, 'stone.json': { type: 'array' } };
for (const [name, schema] of Object.entries(schemas)) write(`schema/${name}`, schema);
write('base/pack.json', { $schema: '../schema/pack.json', id: 'base' });
write('base/stones/small.json', { $schema: '../../schema/stone.json', kind: 'stone', records: [] });
const imported = packFilesIn(folder);

test('packFaults returns nothing for a valid pack', () => {
  expect(imported.map(({ pack, path }) => `${pack} ${path}`).toSorted()).toEqual([
    'content/base pack.json',
    'content/base stones/small.json',
  ]);
  expect(packFaults({ folder, imported, schemas })).toEqual([]);
});

test('packFaults reports files that are not imported, imported with changes, or deleted', () => {
  const others = [{ pack: 'content/base', path: 'pack.json', text: '{"id":"other"}' }];
  expect(packFaults({ folder, imported: [...others, { ...others[0]!, path: 'gone.json' }], schemas })).toEqual([
    'stones/small.json is not imported',
    'gone.json is imported and not there',
    'pack.json differs',
  ]);
});

test('packFaults reports outdated schemas and files with a wrong or missing schema', () => {
  expect(packFaults({ folder, imported, schemas: { ...schemas, 'stone.json': {}, 'tree.json': {} } })).toEqual([
    'schema/stone.json is out of date: content/emit-schemas.mjs',
    'schema/tree.json is out of date: content/emit-schemas.mjs',
  ]);
  write('base/stones/lost.json', { $schema: '../schema/stone.json', kind: 'stone', records: [] });
  write('base/stones/tree.json', { $schema: '../../schema/tree.json', kind: 'tree', records: [] });
  expect(packFaults({ folder, imported: packFilesIn(folder), schemas }).toSorted()).toEqual([
    'stones/lost.json does not lead to the schema of stone',
    'stones/tree.json leads to a schema that is not there',
  ]);
});
