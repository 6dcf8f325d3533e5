import { expect, test } from 'vitest';
import { plainText } from './plainText.ts';

test('plainText removes control characters of both sets and keeps everything else', () => {
  expect(plainText('\u001b[2J\u001b]0;mine\u0007Ada\r\n\u009b31m of Ångström, 2½ ✓')).toBe(
    '[2J]0;mineAda31m of Ångström, 2½ ✓',
  );
});
