import { expect, test } from 'vitest';
import { resolveFlag } from './flag.ts';

const source = (label: string) => ({ id: label, label, source: label });

test('resolveFlag is on with any number of sources and lists them all', () => {
  const flag = resolveFlag([source('Haste'), source('Danger Sense')]);
  expect(flag.on).toBe(true);
  expect(flag.sources.map(({ label }) => label)).toEqual(['Haste', 'Danger Sense']);
});

test('resolveFlag stays off when the condition is false or situational', () => {
  const closed = { ...source('Rage'), verdict: false, condition: { code: 'raging' } } as const;
  const open = { ...source('Gnome Cunning'), verdict: 'situational', condition: { code: 'against-magic' } } as const;
  expect(resolveFlag([closed, open])).toEqual({
    on: false,
    sources: [],
    notes: [{ id: 'Gnome Cunning', label: 'Gnome Cunning', condition: { code: 'against-magic' }, priority: 'flag' }],
    rejected: [
      {
        id: 'Rage',
        label: 'Rage',
        priority: 'flag',
        reason: 'predicate-false',
        detail: { code: 'needs', params: { condition: { code: 'raging' } } },
      },
    ],
  });
});
