import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runCases } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import * as functions from './caseFunctions.ts';
import { campaign } from './game.ts';

const folder = fileURLToPath(new URL('../cases/', import.meta.url));
const read = (name: string) => readFileSync(`${folder}${name}`, 'utf8');
const files = readdirSync(folder).filter((name) => name.endsWith('.json') && !/\.(given|schema)\.json$/.test(name));

describe.each(files)('campaign cases of %s', (file) => {
  const results = runCases(campaign, read(file), file, { functions: () => ({ ...functions }), read });
  test.each(results)('$name', ({ why }) => expect(why, why).toBeUndefined());
});
