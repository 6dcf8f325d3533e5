import { expect, test } from 'vitest';
import { changedWorkspaces, lintedFiles } from './checkPlan.mjs';

test('changedWorkspaces names each workspace once, and the top folder of other files', () => {
  const files = [
    'packages/kernel/src/match/match.ts',
    'packages/kernel/README.md',
    'games/duel/src/a.ts',
    'scripts/check.mjs',
    'docs/cli.md',
    'package.json',
  ];
  expect(changedWorkspaces(files)).toEqual(['docs', 'games/duel', 'packages/kernel', 'scripts']);
});

test('lintedFiles omits the lock file and files that the linter does not support', () => {
  expect(lintedFiles(['a.ts', 'b.md', 'package-lock.json', 'package.json', 'c.css'])).toEqual([
    'a.ts',
    'package.json',
    'c.css',
  ]);
});
