import { fileURLToPath } from 'node:url';
import { checkPlaythroughFolder } from '@tessera/testkit/files';
import { expect, test } from 'vitest';
import { campaign } from './game.ts';

const folder = fileURLToPath(new URL('../playthroughs', import.meta.url));
const checks = checkPlaythroughFolder(campaign, folder);

test('playthroughs exist for campaigns of one and of three players', () => {
  expect(checks.length).toBe(2);
});

// After an intended change of the rules: node games/gloomhaven-campaign/scripts/recordPlaythroughs.mjs
test.each(checks)('$file replays as recorded', ({ ok, ...check }) => {
  expect({ ok, ...check }).toMatchObject({ ok: true });
});
