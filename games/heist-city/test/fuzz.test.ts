import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { corpusIn, fuzzInputs, hold } from '@tessera/testkit/fuzz';
import { test } from 'vitest';
import { readMap } from '../src/content/ownMap.ts';
import { mapInFile } from '../table/editor/model/mapFile.ts';

const MAPS = fileURLToPath(new URL('../content/core/maps/', import.meta.url));

test('readMap accepts or refuses a mutated map, and an accepted one reads the same again', () => {
  const files = readdirSync(MAPS).map((name) => readFileSync(MAPS + name, 'utf8'));
  const records = files.flatMap((text) => JSON.parse(text).records).map((record) => JSON.stringify(record));
  const target = {
    name: 'maps',
    corpus: [...records, ...corpusIn(fileURLToPath(new URL('./corpus/maps', import.meta.url)))],
    words: ['gear', 'item', 'walls', 'doors', 'entry', 'size', 'hex', 'square', 'cells', 'terrain', 'x', 'y'],
    takes: (input: string) => {
      mapInFile(input);
      const read = readMap(input);
      if (!read.ok) {
        if (read.findings.length === 0) throw new Error('Refused without a finding');
        return false;
      }
      const again = readMap(JSON.stringify(read.map));
      if (!again.ok || JSON.stringify(again.map) !== JSON.stringify(read.map))
        throw new Error('It reads otherwise again');
      return true;
    },
  };
  hold(target, fuzzInputs(300, 60_000));
}, 900_000);
