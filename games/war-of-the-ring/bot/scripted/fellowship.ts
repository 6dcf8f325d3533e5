import { CHARACTERS, regionOf, SITE, tables } from '../../src/content/index.ts';
import { GANDALF_GREY, isInFellowship, LEVEL, minionSeen, STRIDER } from '../../src/pieces/characters.ts';
import { CHARACTER_DIE, EVENT_DIE, WILL_DIE } from '../../src/pieces/dice.ts';
import { regionAt, unitsAt } from '../../src/pieces/figures.ts';
import type { Action } from '../../src/state/action.ts';
import { ASIDE, FREE, SHADOW } from '../../src/state/numbers.ts';
import type { View } from '../../src/state/state.ts';
import { allOf, dieUseOf, type HabitContext, habit, leastBy } from './habit.ts';
import { danger, GATES, isHaven, shadowPoints, stepsBetween, stepsToGates, stepsToGo } from './look.ts';

// How people play the Fellowship: rest and heal on the way, and reach the gates around turn 8 with little Corruption.

/** Corruption at which they rest, and at which they leave. */
const REST_AT = 2;
const LEAVE_AT = 1;
/** Corruption up to which they enter Mordor; more is accepted from this turn on. */
const ENTER_AT = 3;
const LATE = 8;
/** Shadow points from which there is no time to rest. */
const HURRY = 6;
/** Moves per turn while the Hunt has dice, and while a move is safe. */
const PACE = 2;
const DETOUR = 3;
/** Corruption up to which they move twice per turn on the Mordor Track. */
const TWICE_AT = 7;
const ARAGORN = CHARACTERS.indexOf('aragorn');
/** Regions where Strider can be crowned. R 7.2 */
const THRONES = ['minas-tirith', 'dol-amroth', 'pelargir'].map((id) => regionOf(id));

function isInAHurry(view: View): boolean {
  return shadowPoints(view) >= HURRY;
}

/** Returns whether the Fellowship stands in a haven and has Corruption to heal. */
function isResting(view: View): boolean {
  const { fellowship } = view;
  if (fellowship.progress > 0 || !isHaven(view, fellowship.region)) return false;
  return fellowship.corruption > LEAVE_AT && !isInAHurry(view);
}

/** Returns whether people would move the Fellowship now. */
function wantsToWalk(view: View): boolean {
  const { fellowship, huntBox, trackTried } = view;
  if (fellowship.mordor >= 0) return !trackTried || fellowship.corruption <= TWICE_AT || isInAHurry(view);
  if (isResting(view) || stepsToGo(view) === 0) return false;
  return huntBox[SHADOW] === 0 || huntBox[FREE]! < (huntBox[SHADOW] === 1 ? PACE + 1 : PACE);
}

/** Habits of a turn that serve the Ring-bearers; they precede all others. */
export const RING_BEARERS = [
  habit('hides', (table) => dieUseOf(table, 'hide')),
  habit('moves-the-ring', (table) => (wantsToWalk(table.view) ? dieUseOf(table, 'fellowship') : undefined)),
  habit('moves-the-ring', turnADie),
  habit('brings-a-character', sendStrider),
];

/** Turns a die to Character with an Elven Ring if none is left: on the Track, or to hide. */
function turnADie(table: HabitContext): Action | undefined {
  const { view } = table;
  const dice = view.dice[FREE]!;
  if (dice[CHARACTER_DIE]! + dice[WILL_DIE]! > 0) return undefined;
  const isUrgent = view.fellowship.mordor >= 0 ? !view.trackTried : !view.fellowship.hidden || wantsToWalk(view);
  if (!isUrgent) return undefined;
  const rings = allOf(table, 'ring').filter(({ face }) => face === CHARACTER_DIE);
  return leastBy(rings, ({ die }) => (die === EVENT_DIE ? 0 : 1));
}

/** Separates Strider as soon as he can reach Gondor. */
function sendStrider(table: HabitContext): Action | undefined {
  const { view } = table;
  const { fellowship, characters } = view;
  if (!isInFellowship(view, STRIDER) || characters[ARAGORN] !== ASIDE || fellowship.mordor >= 0) return undefined;
  const reach = fellowship.progress + LEVEL[STRIDER]!;
  const isNear = THRONES.some(
    (throne) => isHaven(view, throne) && stepsBetween(fellowship.region, throne) <= reach && stepsToGo(view) > 0,
  );
  return isNear ? dieUseOf(table, 'separate') : undefined;
}

/** Habits for Companions on the map: Strider goes to a throne, others to endangered walls. */
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

function isForStrider({ view }: HabitContext, to: number): boolean {
  const frame = view.flow.at(-1);
  return frame?.at === 'party' && frame.group.includes(STRIDER) && THRONES.includes(regionAt(to));
}

/** Habits of the Fellowship phase: enter Mordor, rest, or nothing. R 5.2 */
export const DECLARATION_HABITS = [
  habit('enters-mordor', (table) => (isReady(table.view) ? allOf(table, 'enter-mordor')[0] : undefined)),
  habit('enters-mordor', (table) => {
    const gates = allOf(table, 'declare').filter(({ path }) => GATES.includes(path.at(-1)!));
    return isReady(table.view) ? gates[0] : undefined;
  }),
  habit('rests', rest),
  habit('waits', (table) => allOf(table, 'done')[0]),
];

/** Returns whether the Fellowship is healthy enough for Mordor, or out of time. */
function isReady(view: View): boolean {
  return view.fellowship.corruption <= ENTER_AT || view.turn >= LATE || isInAHurry(view);
}

function rest(table: HabitContext): Action | undefined {
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

/** Habits for the path of a revealed figure: nearer to the gates, away from sources of Hunt re-rolls. */
export const REVEAL_HABITS = [
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

/**
 * Habits for Hunt damage: Companions are spent in Mordor, and before it for high damage. Gandalf goes early, to return.
 */
export const HUNT_DAMAGE_HABITS = [
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
