import { expect, test } from 'vitest';
import { resolveFlag } from './flag.ts';

const source = (label: string) => ({ id: label, label, source: label });

test('a flag is on once, however many sources it has, and lists them all', () => {
  const flag = resolveFlag([source('Haste'), source('Danger Sense')]);
  expect(flag.on).toBe(true);
  expect(flag.sources.map(({ label }) => label)).toEqual(['Haste', 'Danger Sense']);
});

test('a condition that is false or open does not switch it on', () => {
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
