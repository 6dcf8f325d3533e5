import { expect, test } from 'vitest';
import { missingKind, notThere } from './missing.ts';
import { offerOf } from './offer.ts';

test('missingKind names the input that the question waits for', () => {
  expect(missingKind(offerOf([{ type: 'play', card: 'a', half: 'top', basic: false }, { type: 'end-turn' }]))).toBe(
    'half',
  );
  expect(missingKind(offerOf([{ type: 'target', figure: 2 }, { type: 'skip' }]))).toBe('figure');
  expect(missingKind(offerOf([{ type: 'move', path: [4] }, { type: 'skip' }]))).toBe('hex');
  expect(missingKind(offerOf([{ type: 'lose', cards: ['a'] }]))).toBe('card');
  expect(missingKind(offerOf([{ type: 'option', n: 0 }]))).toBe('answer');
});

test('notThere names the hex outside the choice, and the possible hexes', () => {
  const t = (key: string, params: object = {}) => `${key} ${JSON.stringify(params)}`;
  expect(notThere(offerOf([{ type: 'target', figure: 2 }]), { t } as never)).toContain('missing.figure');
});
