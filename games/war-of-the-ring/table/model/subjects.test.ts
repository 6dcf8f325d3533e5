import { tables } from '@tessera/war-of-the-ring/facts';
import { expect, test } from 'vitest';
import { about } from './subjects.ts';

const at = (id: string) => tables.regionIndex.get(id) ?? -1;

test('about names the regions of a march and the card of a play, but no unseen card', () => {
  const [from, to] = [at('rivendell'), at('the-shire')];
  expect(about({ type: 'marched', from, to })).toEqual([`place ${from}`, `place ${to}`]);
  expect(about({ type: 'card-played', card: 3 })).toEqual(['card 3']);
  expect(about({ type: 'drew', card: -1 })).toEqual([]);
});
