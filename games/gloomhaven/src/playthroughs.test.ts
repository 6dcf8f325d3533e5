import { fileURLToPath } from 'node:url';
import { checkPlaythroughFolder } from '@tessera/testkit/files';
import { expect, test } from 'vitest';
import { gloomhaven } from './game/game.ts';

const checks = checkPlaythroughFolder(gloomhaven, fileURLToPath(new URL('../playthroughs', import.meta.url)));

test('playthroughs exist for the first five scenarios with two and with four heroes', () => {
  expect(checks.length).toBe(10);
});

// After an intended change of the rules: node games/gloomhaven/scripts/recordPlaythroughs.mjs
test.each(checks)('$file replays as recorded', ({ ok, ...check }) => {
  expect({ ok, ...check }).toMatchObject({ ok: true });
});
