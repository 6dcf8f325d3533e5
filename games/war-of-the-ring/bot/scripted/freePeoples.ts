import { tables } from '../../src/content/index.ts';
import type { Action } from '../../src/state/action.ts';
import { FREE } from '../../src/state/numbers.ts';
import type { View } from '../../src/state/state.ts';
import { RING_BEARERS } from './fellowship.ts';
import { allOf, anyOf, dieUseOf, type HabitContext, habit, leastBy } from './habit.ts';
import { danger, garrison, isEndangered, shadowPoints } from './look.ts';
import { attackOf, attacksOf, marchesOf, marchOf } from './war.ts';

const NEAR = 3;
/** Shadow points above which walls precede politics. */
const AT_THE_WALLS = 3;

/** Habits for a turn of the Free Peoples, in order. */
export const FREE_TURN = [
  habit('brings-a-character', (table) => dieUseOf(table, 'upgrade')),
  ...RING_BEARERS,
  habit('attacks', (table) =>
    attackOf(table.view, attacksOf(table.view, FREE), FREE) ? dieUseOf(table, 'attack') : undefined,
  ),
  habit('guards', (table) => (needsWalls(table.view) ? dieUseOf(table, 'recruit') : undefined)),
  habit('guards', (table) =>
    marchOf(table.view, marchesOf(table.view, FREE), FREE) ? dieUseOf(table, 'armies') : undefined,
  ),
  habit('rouses-a-nation', (table) => dieUseOf(table, 'diplomacy')),
  habit('rouses-a-nation', (table) => dieUseOf(table, 'ability')),
  habit('plays-a-card', playCard),
  habit('musters', (table) => dieUseOf(table, 'recruit')),
  habit('draws', (table) => dieUseOf(table, 'draw')),
  habit('waits', (table) => allOf(table, 'pass')[0]),
  habit('plays-a-card', (table) => dieUseOf(table, 'remove')),
  habit('waits', (table) => allOf(table, 'skip')[0]),
];

/** Returns whether an enemy stands before walls with too few defenders. */
function needsWalls(view: View): boolean {
  return shadowPoints(view) >= AT_THE_WALLS || tables.regions.some((_, region) => isEndangered(view, region, FREE));
}

/** Plays an event, paid by a die that would not move the Fellowship. */
export function playCard(table: HabitContext): Action | undefined {
  const plays = allOf(table, 'play');
  const cheapest = leastBy(plays, ({ die }) => dearness(table, die));
  return (
    cheapest &&
    anyOf(
      plays.filter(({ die }) => die === cheapest.die),
      table,
    )
  );
}

function dearness({ view, side }: HabitContext, die: number): number {
  return -view.dice[side]![die]!;
}

/** Habits for advancing a Nation: one with an enemy near first, then the one nearest to war. */
export const FREE_POLITICS = [
  habit('rouses-a-nation', (table) => {
    const { view } = table;
    return leastBy(allOf(table, 'advance'), ({ nation }) => {
      const threatened = tables.settlementsOf[nation]!.some(
        (region) => danger(view, region, FREE, NEAR) > garrison(view, region, FREE),
      );
      return -view.boxes[nation]! - (threatened ? 4 : 0) - (view.active[nation] ? 2 : 0);
    });
  }),
];
