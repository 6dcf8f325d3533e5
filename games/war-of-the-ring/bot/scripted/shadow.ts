import { tables } from '../../src/content/index.ts';
import { leadersAt, nazgulAt, regionAt, unitsAt } from '../../src/pieces/figures.ts';
import type { Action } from '../../src/state/action.ts';
import { SHADOW } from '../../src/state/numbers.ts';
import type { View } from '../../src/state/state.ts';
import { playCard } from './freePeoples.ts';
import { allOf, dieUseOf, type HabitContext, habit, leastBy } from './habit.ts';
import { armiesOf, heads, isEndangered, prizesOf, stepsBetween, stepsToGo } from './look.ts';
import { attackOf, attacksOf, marchesOf, marchOf, openDoor, rescue } from './war.ts';

/** Dice for the Hunt: far from Mordor, on the approach, on the Track. */
const EYES = { far: 1, near: 2, track: 3 };
const APPROACH = 6;
/** Heads from which an Army should have a leader. */
const LARGE = 6;

/** Habits for a turn of the Shadow: Minions and politics, then the war with a guard at home, then the Hunt. */
export const SHADOW_TURN = [
  habit('brings-a-character', (table) => dieUseOf(table, 'minion')),
  habit('guards', (table) => (isHomeInDanger(table.view) ? dieUseOf(table, 'recruit') : undefined)),
  habit('guards', (table) =>
    rescue(table.view, marchesOf(table.view, SHADOW), SHADOW) ? dieUseOf(table, 'armies') : undefined,
  ),
  habit('captures', (table) =>
    openDoor(table.view, marchesOf(table.view, SHADOW), SHADOW) ? dieUseOf(table, 'armies') : undefined,
  ),
  habit('attacks', (table) =>
    attackOf(table.view, attacksOf(table.view, SHADOW), SHADOW) ? dieUseOf(table, 'attack') : undefined,
  ),
  habit('rouses-a-nation', (table) => dieUseOf(table, 'diplomacy')),
  habit('hunts', (table) => (isUnwatched(table.view) ? dieUseOf(table, 'minions') : undefined)),
  habit('closes-in', (table) =>
    marchOf(table.view, marchesOf(table.view, SHADOW), SHADOW) ? dieUseOf(table, 'armies') : undefined,
  ),
  habit('musters', (table) => dieUseOf(table, 'voice')),
  habit('musters', (table) => dieUseOf(table, 'recruit')),
  habit('plays-a-card', playCard),
  habit('closes-in', (table) => (armyWithoutLeader(table.view) === undefined ? undefined : dieUseOf(table, 'minions'))),
  habit('draws', (table) => dieUseOf(table, 'draw')),
  habit('waits', (table) => allOf(table, 'pass')[0]),
  habit('plays-a-card', (table) => dieUseOf(table, 'remove')),
  habit('waits', (table) => allOf(table, 'skip')[0]),
];

function isHomeInDanger(view: View): boolean {
  return tables.regions.some((_, region) => tables.sideOf[region] === SHADOW && isEndangered(view, region, SHADOW));
}

/** Returns whether no Nazgûl is over the Fellowship: the Hunt has one re-roll less. R 10.5.2 */
function isUnwatched(view: View): boolean {
  return view.fellowship.mordor < 0 && nazgulAt(view, view.fellowship.region) === 0 && view.fellowship.progress > 0;
}

/** Returns the largest Army without a leader. */
function armyWithoutLeader(view: View): number | undefined {
  const armies = armiesOf(view, SHADOW).filter(
    (place) => leadersAt(view, place, SHADOW) === 0 && heads(view, place, SHADOW) >= LARGE,
  );
  return leastBy(armies, (place) => -heads(view, place, SHADOW));
}

/** Habits for Nazgûl: one over the Fellowship, the others with Armies. */
export const NAZGUL_HABITS = [
  habit('hunts', (table) => {
    const { view } = table;
    return isUnwatched(view)
      ? allOf(table, 'travel').find(({ to }) => regionAt(to) === view.fellowship.region)
      : undefined;
  }),
  habit('closes-in', (table) => {
    const { view } = table;
    const goal = armyWithoutLeader(view);
    const prizes = prizesOf(view, SHADOW);
    return leastBy(allOf(table, 'travel'), ({ to }) => {
      const front = Math.min(...prizes.map((prize) => stepsBetween(regionAt(to), prize)));
      return (to === goal ? -100 : 0) + front - heads(view, to, SHADOW);
    });
  }),
  habit('closes-in', lift),
  habit('waits', (table) => allOf(table, 'done')[0]),
  habit('closes-in', (table) => allOf(table, 'lift')[0] ?? allOf(table, 'gather')[0]),
];

/** Lifts a Nazgûl that leads no Army, if there is a destination. */
function lift(table: HabitContext): Action | undefined {
  const { view } = table;
  if (!isUnwatched(view) && armyWithoutLeader(view) === undefined) return undefined;
  const single = allOf(table, 'lift').filter(
    ({ from, count }) => count === 1 && regionAt(from) !== view.fellowship.region,
  );
  const idle = single.filter(({ from }) => unitsAt(view, from, SHADOW) === 0 || nazgulAt(view, from) > 1);
  return leastBy(idle, ({ from }) => unitsAt(view, from, SHADOW));
}

/** Habits for allocating Hunt dice: two on the approach. R 5.3 */
export const HUNT_ALLOCATION_HABITS = [
  habit('hunts', (table) => {
    const { view } = table;
    const wanted = view.fellowship.mordor >= 0 ? EYES.track : stepsToGo(view) <= APPROACH ? EYES.near : EYES.far;
    return leastBy(allOf(table, 'allocate'), ({ dice }) => Math.abs(dice - wanted));
  }),
];

/** Habits for the place of a Minion: the largest Army. */
export const MINION_ENTRY_HABITS = [
  habit('brings-a-character', (table) =>
    leastBy(allOf(table, 'enter'), ({ place }) => -heads(table.view, place, table.side)),
  ),
];

/** Habits for advancing a Nation: the nearest to war first. */
export const SHADOW_POLITICS = [
  habit('rouses-a-nation', (table) => leastBy(allOf(table, 'advance'), ({ nation }) => -table.view.boxes[nation]!)),
];
