import { expect, test } from 'vitest';
import { NATIONS, SIDES } from '../content/index.ts';
import { TROOP_COUNT } from '../state/numbers.ts';
import { figureOf, NATION_OF, SIDE_OF, troopOf, UNITS_OF, unitsIn } from './troops.ts';

test('every sort of figure is a Regular, Elite, Leader or Nazgûl of one Nation and of its side', () => {
  const sorts = Array.from(
    { length: TROOP_COUNT },
    (_, troop) => `${NATIONS[NATION_OF[troop]!]} ${figureOf(troop)} of ${SIDES[SIDE_OF[troop]!]}`,
  );
  const free = NATIONS.slice(0, 5).flatMap((nation) =>
    ['regular', 'elite', 'leader'].map((figure) => `${nation} ${figure} of free`),
  );
  const shadow = NATIONS.slice(5).flatMap((nation) =>
    ['regular', 'elite'].map((figure) => `${nation} ${figure} of shadow`),
  );
  expect(sorts).toEqual([...free, ...shadow, 'sauron nazgul of shadow']);
});

test('Regulars and Elites are units, Leaders and Nazgûl are not', () => {
  expect(UNITS_OF.map((sorts) => sorts.length)).toEqual([10, 6]);
  const gondor = NATIONS.indexOf('gondor');
  const army = new Array<number>(TROOP_COUNT).fill(0);
  army[troopOf(gondor, 'regular')] = 3;
  army[troopOf(gondor, 'elite')] = 1;
  army[troopOf(gondor, 'leader')] = 1;
  expect([unitsIn(army, 0), unitsIn(army, 1)]).toEqual([4, 0]);
});
