import { fileURLToPath } from 'node:url';
import { checkPlaythroughFolder } from '@tessera/testkit/files';
import { expect, test } from 'vitest';
import { campaign } from './game.ts';

const folder = fileURLToPath(new URL('../../campaign-playthroughs', import.meta.url));
const checks = checkPlaythroughFolder(campaign, folder);

test('there are playthroughs of campaigns of one and of three players', () => {
  expect(checks.length).toBe(2);
});

// After a change of the rules on purpose: node games/gloomhaven/scripts/recordPlaythroughs.mjs
test.each(checks)('$file still goes as it was written down', ({ ok, ...check }) => {
  expect({ ok, ...check }).toMatchObject({ ok: true });
});
