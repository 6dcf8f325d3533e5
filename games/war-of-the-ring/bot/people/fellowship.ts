import type { Action } from '../../src/action.ts';
import { GANDALF_GREY, isInFellowship, LEVEL, minionSeen, STRIDER } from '../../src/characters.ts';
import { CHARACTERS, regionOf, SITE, tables } from '../../src/content/index.ts';
import { CHARACTER_DIE, EVENT_DIE, WILL_DIE } from '../../src/dice.ts';
import { regionAt, unitsAt } from '../../src/figures.ts';
import { ASIDE, FREE, SHADOW } from '../../src/numbers.ts';
import type { View } from '../../src/state.ts';
import { allOf, dieUseOf, habit, leastBy, type Table } from './habit.ts';
import { danger, GATES, isHaven, shadowPoints, stepsBetween, stepsToGates, stepsToGo } from './look.ts';

// How people bring the Ring to the fire: rest and heal on the way, be at the gates around turn 8 with little Corruption.

/** They rest at this Corruption and go on with that. */
const REST_AT = 2;
const LEAVE_AT = 1;
/** With so little they enter Mordor; from this turn on with more. */
const ENTER_AT = 3;
const LATE = 8;
/** When the Shadow has so many points, there is no time to rest. */
const HURRY = 6;
/** Steps in one turn while somebody hunts, and when a step is safe. */
const PACE = 2;
const DETOUR = 3;
/** Corruption up to which they go twice in one turn on the Track. */
const TWICE_AT = 7;
const ARAGORN = CHARACTERS.indexOf('aragorn');
/** Where Strider can be crowned. R 7.2 */
const THRONES = ['minas-tirith', 'dol-amroth', 'pelargir'].map((id) => regionOf(id));

function isInAHurry(view: View): boolean {
  return shadowPoints(view) >= HURRY;
}

/** The figure stands where it heals, and there is something to heal. */
function isResting(view: View): boolean {
  const { fellowship } = view;
  if (fellowship.progress > 0 || !isHaven(view, fellowship.region)) return false;
  return fellowship.corruption > LEAVE_AT && !isInAHurry(view);
}

/** Whether people would take a step now. */
function wantsToWalk(view: View): boolean {
  const { fellowship, huntBox, trackTried } = view;
  if (fellowship.mordor >= 0) return !trackTried || fellowship.corruption <= TWICE_AT || isInAHurry(view);
  if (isResting(view) || stepsToGo(view) === 0) return false;
  return huntBox[SHADOW] === 0 || huntBox[FREE]! < (huntBox[SHADOW] === 1 ? PACE + 1 : PACE);
}

/** A turn to act: what the Ring-bearers need comes before anything else. */
export const RING_BEARERS = [
  habit('hides', (table) => dieUseOf(table, 'hide')),
  habit('moves-the-ring', (table) => (wantsToWalk(table.view) ? dieUseOf(table, 'fellowship') : undefined)),
  habit('moves-the-ring', turnADie),
  habit('brings-a-character', sendStrider),
];

/** An Elven Ring for a Character die where none is left: on the Track, or to hide. */
function turnADie(table: Table): Action | undefined {
  const { view } = table;
  const dice = view.dice[FREE]!;
  if (dice[CHARACTER_DIE]! + dice[WILL_DIE]! > 0) return undefined;
  const isUrgent = view.fellowship.mordor >= 0 ? !view.trackTried : !view.fellowship.hidden || wantsToWalk(view);
  if (!isUrgent) return undefined;
  const rings = allOf(table, 'ring').filter(({ face }) => face === CHARACTER_DIE);
  return leastBy(rings, ({ die }) => (die === EVENT_DIE ? 0 : 1));
}

/** Strider leaves for Gondor as soon as he can reach it. */
function sendStrider(table: Table): Action | undefined {
  const { view } = table;
  const { fellowship, characters } = view;
  if (!isInFellowship(view, STRIDER) || characters[ARAGORN] !== ASIDE || fellowship.mordor >= 0) return undefined;
  const reach = fellowship.progress + LEVEL[STRIDER]!;
  const isNear = THRONES.some(
    (throne) => isHaven(view, throne) && stepsBetween(fellowship.region, throne) <= reach && stepsToGo(view) > 0,
  );
  return isNear ? dieUseOf(table, 'separate') : undefined;
}

/** Companions on the map: Strider to his throne, others to where the walls need them. */
export const COMPANIONS = [
  habit('brings-a-character', (table) => allOf(table, 'gather').find(({ character }) => character === STRIDER)),
  habit('brings-a-character', (table) => allOf(table, 'travel').find(({ to }) => isForStrider(table, to))),
  habit('guards', (table) => {
    const { view } = table;
    return leastBy(allOf(table, 'travel'), ({ to }) => {
      const region = regionAt(to);
      const isHome = isHaven(view, region);
      return (isHome ? 0 : 20) - unitsAt(view, to, FREE) - danger(view, region, FREE) / 2;
    });
  }),
  habit('waits', (table) => allOf(table, 'done')[0] ?? allOf(table, 'gather')[0] ?? allOf(table, 'go')[0]),
];

function isForStrider({ view }: Table, to: number): boolean {
  const frame = view.flow.at(-1);
  return frame?.at === 'party' && frame.group.includes(STRIDER) && THRONES.includes(regionAt(to));
}

/** The phase of the Fellowship: into Mordor, to a place to rest, or nothing. R 5.2 */
export const DECLARING = [
  habit('enters-mordor', (table) => (isReady(table.view) ? allOf(table, 'enter-mordor')[0] : undefined)),
  habit('enters-mordor', (table) => {
    const gates = allOf(table, 'declare').filter(({ path }) => GATES.includes(path.at(-1)!));
    return isReady(table.view) ? gates[0] : undefined;
  }),
  habit('rests', rest),
  habit('waits', (table) => allOf(table, 'done')[0]),
];

/** Healthy enough for Mordor, or out of time. */
function isReady(view: View): boolean {
  return view.fellowship.corruption <= ENTER_AT || view.turn >= LATE || isInAHurry(view);
}

function rest(table: Table): Action | undefined {
  const { view } = table;
  const { corruption, progress } = view.fellowship;
  const enough = progress === 0 ? LEAVE_AT + 1 : REST_AT;
  if (corruption < enough || isInAHurry(view)) return undefined;
  const havens = allOf(table, 'declare').filter(({ path }) => {
    const end = path.at(-1)!;
    return isHaven(view, end) && stepsToGates(end) - stepsToGo(view) <= DETOUR;
  });
  return leastBy(havens, ({ path }) => stepsToGates(path.at(-1)!));
}

/** Where the figure is found: nearer to the gates, and nobody there who helps the Hunt. */
export const FOUND = [
  habit('moves-the-ring', (table) => {
    const { view } = table;
    return leastBy(allOf(table, 'walk'), ({ path }) => {
      const end = path.at(-1)!;
      const isWatched = view.stacks[end] !== null && !isHaven(view, end);
      return stepsToGates(end) + 3 * strongholdsOn(view, path) + (isWatched ? 1 : 0);
    });
  }),
];

function strongholdsOn({ control }: View, path: readonly number[]): number {
  return [...new Set(path)].filter(
    (region) =>
      tables.siteOf[region] === SITE.stronghold && control[region] === SHADOW && tables.sideOf[region] === SHADOW,
  ).length;
}

/** Damage: Companions are spent in Mordor, and for much of it before; Gandalf goes early, to come back. */
export const HUNTED = [
  habit('spares-the-bearers', (table) => allOf(table, 'answer')[0]),
  habit('spares-the-bearers', (table) => allOf(table, 'accept')[0]),
  habit('spares-the-bearers', (table) => {
    const { view } = table;
    const { fellowship } = view;
    const damage = view.hunt?.damage ?? 0;
    const isGuideSpent = fellowship.guide === GANDALF_GREY && minionSeen(view) && damage > 0;
    if (!isGuideSpent && fellowship.mordor < 0 && damage < 2) return undefined;
    const random = !isGuideSpent && damage < 3;
    return allOf(table, 'casualty').find((one) => one.random === random);
  }),
  habit('hides', (table) => allOf(table, 'decline')[0]),
];
