import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EDITIONS, listOf, listText } from './descriptionFiles.mjs';

test.each(EDITIONS)('list of description files for %s matches the folder (scripts/descriptionFiles.mjs)', (edition) => {
  expect(readFileSync(listOf(edition), 'utf8')).toBe(listText(edition));
});
