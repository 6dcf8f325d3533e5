import { fileURLToPath } from 'node:url';
import { checkPlaythroughFolder } from '@tessera/testkit/files';
import { expect, test } from 'vitest';
import { gloomhaven } from './game.ts';

const checks = checkPlaythroughFolder(gloomhaven, fileURLToPath(new URL('../playthroughs', import.meta.url)));

test('there are playthroughs of the first five scenarios with two and with four heroes', () => {
  expect(checks.length).toBe(10);
});

// After a change of the rules on purpose: node games/gloomhaven/scripts/recordPlaythroughs.mjs
test.each(checks)('$file still goes as it was written down', ({ ok, ...check }) => {
  expect({ ok, ...check }).toMatchObject({ ok: true });
});
