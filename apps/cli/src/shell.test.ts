import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commandLine } from './shell.ts';

test('commandLine quotes only words that need it', () => {
  expect(commandLine(['tessera', '--bots', 'a,b', '--options', '{"rows":3}'])).toBe(
    `tessera --bots a,b --options '{"rows":3}'`,
  );
});

test.skipIf(process.platform === 'win32')('commandLine prints words that a shell reads back unchanged', () => {
  const words = fc.array(fc.string({ unit: 'grapheme', minLength: 1 }).filter((word) => !word.includes('\0')));
  fc.assert(
    fc.property(words, (list) => {
      const printed = execFileSync('sh', ['-c', `printf '%s\\0' start ${commandLine(list)}`], { encoding: 'utf8' });
      expect(printed.split('\0').slice(0, -1)).toEqual(['start', ...list]);
    }),
    { numRuns: 50 },
  );
});
