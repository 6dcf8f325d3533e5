import { expect, it } from 'vitest';
import { isolateBidi } from './isolateBidi.ts';
import { seatName } from './seatName.ts';

it('isolated wraps right-to-left names in isolation marks and returns other names unchanged', () => {
  expect(isolateBidi('דנה')).toBe('\u2068דנה\u2069');
  for (const name of ['Ada', 'Ада', '李', 'Zoë 2']) expect(isolateBidi(name)).toBe(name);
  expect(seatName({ kind: 'human', name: 'سارة', online: true })).toBe('\u2068سارة\u2069');
});
