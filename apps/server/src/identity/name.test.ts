import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { CleanName, guestName, nameKey } from './name.ts';

test.each([
  ['  Ada   Lovelace ', 'Ada Lovelace'],
  ['Ada\u0000\u202e\u200b', 'Ada'],
  ['A\tB\nC', 'A B C'],
  ['\u3164Ada\u115f\u2800', 'Ada'],
  ['A\u034fd\ufe0fa\u{e0100}', 'Ada'],
  [`A${'\u0489'.repeat(30)}da`, `A${'\u0489'.repeat(4)}da`],
  ['Zo\u0065\u0308', 'Zo\u00eb'],
])('%j is stored as %j', (given, kept) => {
  expect(CleanName.parse(given)).toBe(kept);
});

test.each(['', '   ', '\u200b\u200d', '\u3164', '\u0301\u0301', 'x'.repeat(41)])('%j is not a valid name', (given) => {
  expect(CleanName.safeParse(given).success).toBe(false);
});

it('removes invisible characters from a name, and leaves a clean name as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (given) => {
      const { success, data } = CleanName.safeParse(given);
      if (!success) return;
      expect(data).not.toMatch(/\p{C}/u);
      expect(data).toBe(data.trim());
      expect(CleanName.parse(data)).toBe(data);
    }),
  );
});

it('compares names without regard to case and width', () => {
  expect(nameKey('ＡＤＡ')).toBe(nameKey('ada'));
});

it('generates a name for every guest', () => {
  for (let i = 0; i < 50; i++) expect(CleanName.safeParse(guestName()).success).toBe(true);
});
