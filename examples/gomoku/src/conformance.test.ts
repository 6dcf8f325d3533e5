import { fileURLToPath } from 'node:url';
import { conformance, perft } from '@tessera/testkit';
import { checkPlaythroughFolder } from '@tessera/testkit/files';
import { describe, expect, test } from 'vitest';
import { de } from '../texts/de/index.ts';
import { en } from '../texts/en/index.ts';
import { gomoku } from './game.ts';
import { words } from './messageFormat.ts';

describe('conformance of gomoku', () => {
  const report = conformance(gomoku, {
    optionSets: [{}, { columns: 7, rows: 6, inARow: 4 }, { inARow: 2 }],
    texts: { words, bundles: { en, de } },
  });

  test('plays at least ten thousand random actions', () => {
    expect(report.actions).toBeGreaterThanOrEqual(10_000);
  });

  test.each(report.laws)('$law: $says', ({ failures }) => {
    expect(failures).toEqual([]);
  });
});

test('perft of tic-tac-toe gives the known counts', () => {
  expect(perft(gomoku, { depth: 6 })).toEqual([9, 72, 504, 3024, 15120, 54720]);
});

test('the recorded playthroughs of gomoku still replay', () => {
  const checks = checkPlaythroughFolder(gomoku, fileURLToPath(new URL('../playthroughs', import.meta.url)));
  expect(checks.length).toBeGreaterThan(0);
  expect(checks.filter(({ ok }) => !ok)).toEqual([]);
});
