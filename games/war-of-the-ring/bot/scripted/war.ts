import { SITE, tables } from '../../src/content/index.ts';
import { hasArmy, isBesieged, isInside, regionAt, unitsAt } from '../../src/pieces/figures.ts';
import { isElite, isUnit, unitsIn } from '../../src/pieces/troops.ts';
import type { Action } from '../../src/state/action.ts';
import { FREE, SHADOW } from '../../src/state/numbers.ts';
import type { View } from '../../src/state/state.ts';
import { allOf, anyOf, type HabitContext, habit, leastBy } from './habit.ts';
import {
  armiesOf,
  danger,
  garrison,
  heads,
  isEndangered,
  isPrize,
  prizesOf,
  stepsBetween,
  targetsOf,
  WALLS,
} from './look.ts';

// How people lead Armies: they mass, avoid strong garrisons, and keep a guard at home.

/** Move of an Army from one place to another. */
interface March {
  readonly from: number;
  readonly to: number;
}

/** Ratio of heads that people want before an attack: in the field, at walls, to storm a Stronghold. */
const ENOUGH = { field: 1.4, walls: 1.5, storm: 1.8 };
/** A garrison of this many units is stormed at once by this many heads. */
const ONE_UNIT = { units: 1, heads: 4 };
/** Factor for the Free Peoples, whose losses are permanent. */
const CAUTION = 1.3;
/** Steps from an enemy within which a Settlement keeps a guard. */
const NEAR = 3;
/** Units that always stay in a Stronghold. */
const GUARD = 1;
const MAX_DICE = 5;
const CROWDED = 9;
/** Steps within which the Free Peoples go for a prize. */
const FAR_FOR_FREE = 3;

/** Returns whether an Army is strong enough to attack. */
function isEnough(view: View, { from, to }: March, side: number): boolean {
  const own = heads(view, from, side, true);
  const other = heads(view, to, 1 - side);
  if (own === 0) return false;
  const region = regionAt(to);
  if (isInside(to) && unitsAt(view, to, 1 - side) <= ONE_UNIT.units && own >= ONE_UNIT.heads) return true;
  const wanted = isInside(to)
    ? ENOUGH.storm
    : tables.siteOf[region] === SITE.none || tables.siteOf[region] === SITE.town
      ? ENOUGH.field
      : ENOUGH.walls;
  return own >= wanted * (side === FREE ? CAUTION : 1) * other;
}

/** Returns the attack that people would make: on a prize first, then with the best ratio. */
export function attackOf<One extends March>(view: View, steps: readonly One[], side: number): One | undefined {
  const good = steps.filter((step) => isEnough(view, step, side));
  return leastBy(good, ({ from, to }) => {
    const odds = heads(view, to, 1 - side) / heads(view, from, side, true);
    return odds - (isPrize(view, regionAt(to), side) ? 1 : 0);
  });
}

/** Returns the attacks that the map allows. */
export function attacksOf(view: View, side: number): March[] {
  return armiesOf(view, side).flatMap((from) => targetsOf(view, from, side).map((to) => ({ from, to })));
}

/** Returns the marches that the map allows. */
export function marchesOf(view: View, side: number): March[] {
  return armiesOf(view, side)
    .filter((from) => !isInside(from) && heads(view, from, side, true) > 0)
    .flatMap((from) =>
      tables.neighbours[from]!.filter((to) => !hasArmy(view, to, 1 - side)).map((to) => ({ from, to })),
    );
}

/** Returns a march into an undefended enemy Settlement. */
export function openDoor<One extends March>(view: View, steps: readonly One[], side: number): One | undefined {
  const open = steps.filter(({ to }) => isPrize(view, to, side) && garrison(view, to, 1 - side) === 0);
  return leastBy(open, ({ to }) => -tables.pointsOf[to]!);
}

/** Returns a march to a friendly Settlement that needs help, from one that does not. */
export function rescue<One extends March>(view: View, steps: readonly One[], side: number): One | undefined {
  const helping = steps.filter(
    ({ from, to }) =>
      isEndangered(view, to, side) &&
      !(tables.pointsOf[from]! > 0 && danger(view, from, side) > 0) &&
      unitsAt(view, to, side) < MAX_DICE,
  );
  return leastBy(helping, ({ from, to }) => -10 * tables.pointsOf[to]! - heads(view, from, side));
}

/** Returns a march towards the nearest prize: alone if strong enough, otherwise to join others on the way. */
function closingIn<One extends March>(view: View, steps: readonly One[], side: number): One | undefined {
  const prizes = prizesOf(view, side);
  const useful = steps.flatMap((step) => {
    const { from, to } = step;
    const own = heads(view, from, side, true) + heads(view, to, side, true);
    if (own === 0 || unitsAt(view, to, side) + unitsAt(view, from, side) > CROWDED) return [];
    if (isBesieged(view, from)) return [];
    if (tables.pointsOf[from]! > 0 && view.control[from] === side && unitsAt(view, from, side) <= GUARD) return [];
    const goal = goalOf(view, prizes, from, side);
    if (goal === undefined) return [];
    const before = stepsBetween(from, goal);
    const after = stepsBetween(to, goal);
    const joins = unitsAt(view, to, side) > 0;
    const isStrong = own >= ENOUGH.walls * garrison(view, goal, 1 - side);
    const isNearer = after < before && (isStrong || joins || after > 1);
    return isNearer ? [{ step, own, after, isStrong }] : [];
  });
  return leastBy(useful, ({ own, after, isStrong }) => after - own - (isStrong ? 10 : 0))?.step;
}

/**
 * Returns the nearest prize; a Stronghold may be one step farther than a City, and few defenders make up for a step.
 */
function goalOf(view: View, prizes: readonly number[], from: number, side: number): number | undefined {
  const near = side === FREE ? prizes.filter((prize) => stepsBetween(from, prize) <= FAR_FOR_FREE) : prizes;
  return leastBy(
    near,
    (prize) => stepsBetween(from, prize) - tables.pointsOf[prize]! + garrison(view, prize, 1 - side) / 10,
  );
}

/** Returns the march of an Army die: relief first, then undefended Settlements, then the advance. */
export function marchOf<One extends March>(view: View, steps: readonly One[], side: number): One | undefined {
  return rescue(view, steps, side) ?? openDoor(view, steps, side) ?? closingIn(view, steps, side);
}

/** Habits for the questions of a march. */
export const MARCH_HABITS = [
  habit('guards', (table) => rescue(table.view, allOf(table, 'march'), table.side)),
  habit('captures', (table) => openDoor(table.view, allOf(table, 'march'), table.side)),
  habit('closes-in', (table) => marchOf(table.view, allOf(table, 'march'), table.side)),
  habit('waits', (table) => allOf(table, 'done')[0]),
];

export const ATTACK_HABITS = [
  habit('attacks', (table) => attackOf(table.view, allOf(table, 'attack'), table.side)),
  habit('waits', (table) => allOf(table, 'done')[0]),
];

/** Habits for leaving figures behind: enough to hold threatened walls, Regulars first. */
export const SPLIT_HABITS = [
  habit('guards', guard),
  habit('closes-in', (table) => allOf(table, 'go')[0]),
  habit('waits', (table) => allOf(table, 'done')[0]),
];

function guard(table: HabitContext): Action | undefined {
  const { view, side } = table;
  const frame = view.flow.at(-1);
  if (frame?.at !== 'split' && frame?.at !== 'attack.split') return undefined;
  const region = regionAt(frame.from);
  if (tables.pointsOf[region] === 0 || view.control[region] !== side) return undefined;
  const staying = unitsAt(view, frame.from, side) - unitsIn(frame.troops, side);
  const least = tables.siteOf[region] === SITE.stronghold ? GUARD : 0;
  if (staying >= Math.max(least, danger(view, region, side, NEAR) / WALLS)) return undefined;
  const single = allOf(table, 'leave').filter(({ troop, count }) => isUnit(troop) && count === 1);
  return leastBy(single, ({ troop }) => (isElite(troop) ? 1 : 0));
}

/**
 * Habits for battles: cards if points are at stake, walls against a stronger enemy, and another round while strong
 * enough.
 */
export const BATTLE_HABITS = [
  habit('attacks', combatCard),
  habit('saves-strength', takeHit),
  habit('attacks', goOn),
  habit('saves-strength', giveWay),
  habit('captures', (table) => allOf(table, 'go')[0]),
  habit('waits', (table) => allOf(table, 'cease')[0] ?? allOf(table, 'stand')[0] ?? allOf(table, 'decline')[0]),
];

function combatCard(table: HabitContext): Action | undefined {
  const { view, seat } = table;
  const region = regionAt(view.battle?.to ?? 0);
  const hand = view.players[seat]!.hand.reduce((sum, { cards }) => sum + cards.length, 0);
  return tables.pointsOf[region]! > 0 || hand > 4 ? anyOf(allOf(table, 'combat'), table) : undefined;
}

/** Takes hits with Regulars while five dice remain without them. */
function takeHit(table: HabitContext): Action | undefined {
  const { view, side } = table;
  const frame = view.flow.at(-1);
  const units = frame?.at === 'casualties' ? unitsAt(view, frame.place, side) : 0;
  return leastBy(allOf(table, 'hit'), ({ troop }) => (isElite(troop) === units <= MAX_DICE ? 0 : 1));
}

function goOn(table: HabitContext): Action | undefined {
  const { view, side } = table;
  const { battle } = view;
  if (!battle || battle.attacker !== side || !isEnough(view, battle, side)) return undefined;
  return allOf(table, 'press')[0] ?? allOf(table, 'spend')[0];
}

/** Goes inside the walls, or retreats if that loses no points. */
function giveWay(table: HabitContext): Action | undefined {
  const { view, side } = table;
  const { battle } = view;
  if (!battle || battle.attacker === side) return undefined;
  const own = heads(view, battle.to, side);
  const other = heads(view, battle.from, 1 - side);
  if (other > own) {
    const shelter = allOf(table, 'shelter')[0];
    if (shelter) return shelter;
  }
  if (other <= 1.5 * own || tables.pointsOf[regionAt(battle.to)]! > 0) return undefined;
  return leastBy(allOf(table, 'retreat'), ({ to }) => danger(view, to, side, 1) - unitsAt(view, to, side));
}

/** Habits for recruits: the Free Peoples where the need is greatest, the Shadow at the front, with a guard at home. */
export const MUSTER_HABITS = [
  habit('guards', (table) => recruitAt(table, true)),
  habit('musters', (table) => recruitAt(table, false)),
  habit('musters', (table) => allOf(table, 'voice').at(-1)),
  habit('waits', (table) => allOf(table, 'done')[0]),
];

function recruitAt(table: HabitContext, onlyEndangered: boolean): Action | undefined {
  const { view, side } = table;
  const prizes = prizesOf(view, side);
  const offered = allOf(table, 'recruit').filter(
    ({ place }) =>
      unitsAt(view, place, side) < CROWDED && (!onlyEndangered || isEndangered(view, regionAt(place), side)),
  );
  return leastBy(offered, ({ place, troop }) => {
    const region = regionAt(place);
    const sort = isElite(troop) ? 0 : isUnit(troop) ? 0.2 : 0.4;
    if (side === SHADOW && !onlyEndangered) {
      return sort + Math.min(...prizes.map((prize) => stepsBetween(region, prize)));
    }
    return sort + garrison(view, region, side) - danger(view, region, side, NEAR) - 3 * tables.pointsOf[region]!;
  });
}
