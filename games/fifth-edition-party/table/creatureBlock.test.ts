import { EDITIONS, editionCreatures } from '@tessera/fifth-edition';
import { expect, test } from 'vitest';
import { Block } from '../src/state/state.ts';
import { blockOf, candidatesOf } from './creatureBlock.ts';

test.each(EDITIONS)('every stat block of %s with fixed numbers becomes a valid block of a party', async (edition) => {
  const { creatures } = await editionCreatures(edition);
  const blocks = [...creatures.values()].flatMap((creature) => blockOf(creature) ?? []);
  expect(blocks.length).toBeGreaterThan(300);
  for (const block of blocks) expect(Block.safeParse(block).error).toBeUndefined();
});

test('blockOf takes saves and initiative from the stat block, and from the abilities where it has none', async () => {
  const { creatures } = await editionCreatures('2014');
  const aboleth = creatures.get('aboleth');
  // DEX 9, CON save 6, INT save 8; its experience is 5,900.
  expect(aboleth && blockOf(aboleth)).toMatchObject({
    max: 135,
    ac: 17,
    xp: 5900,
    initiative: -1,
    saves: { DEX: -1, CON: 6, INT: 8 },
  });
});

test('candidatesOf lists names that begin with the text first, and no more than asked for', async () => {
  const bestiary = await editionCreatures('2024');
  const found = candidatesOf(bestiary, 'ogre', 3).map(({ name }) => name);
  expect(found[0]).toBe('Ogre');
  expect(candidatesOf(bestiary, '', 5)).toHaveLength(5);
  expect(candidatesOf(bestiary, 'no such creature', 5)).toEqual([]);
});
