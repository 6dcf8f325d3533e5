import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EDITIONS, listOf, listText } from './descriptionFiles.mjs';

test.each(EDITIONS)(
  'the list of descriptions of %s is that of the folder (scripts/descriptionFiles.mjs)',
  (edition) => {
    expect(readFileSync(listOf(edition), 'utf8')).toBe(listText(edition));
  },
);
