import { expect, test } from 'vitest';
import { CHARACTERS, regionOf } from '../content/index.ts';
import { ASIDE, FREE, GONE, SHADOW } from '../state/numbers.ts';
import { poolSize } from './dice.ts';

const ON_THE_MAP = regionOf('rivendell');
const pools = (where: Readonly<Record<string, number>>) => {
  const characters = CHARACTERS.map((id) => where[id] ?? ASIDE);
  return [poolSize({ characters }, FREE), poolSize({ characters }, SHADOW)];
};

test.each(['gandalf-the-white', 'aragorn'])('%s adds a die to the Free Peoples while he lives (R 6.2)', (who) => {
  expect(pools({ [who]: ON_THE_MAP })).toEqual([5, 7]);
  expect(pools({ [who]: GONE })).toEqual([4, 7]);
});

test.each(['saruman', 'witch-king', 'mouth-of-sauron'])('%s adds a die to the Shadow while he lives (R 6.2)', (who) => {
  expect(pools({ [who]: ON_THE_MAP })).toEqual([4, 8]);
  expect(pools({ [who]: GONE })).toEqual([4, 7]);
});

test('sides start with 4 and 7 dice, reach 6 and 10 with all characters, and other characters add none (R 6.2)', () => {
  expect(pools({})).toEqual([4, 7]);
  expect(pools(Object.fromEntries(CHARACTERS.map((id) => [id, ON_THE_MAP])))).toEqual([6, 10]);
});
