import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runCases } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import * as functions from './game/caseFunctions.ts';
import { gloomhaven } from './game/game.ts';

const folder = fileURLToPath(new URL('../cases/rules/', import.meta.url));
const read = (name: string) => readFileSync(`${folder}${name}`, 'utf8');
const files = readdirSync(folder).filter((name) => name.endsWith('.json') && !/\.(given|schema)\.json$/.test(name));

describe.each(files)('cases of %s', (file) => {
  const results = runCases(gloomhaven, read(file), file, { functions: () => ({ ...functions }), read });
  test.each(results)('$name', ({ why }) => expect(why, why).toBeUndefined());
});
