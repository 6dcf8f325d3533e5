import { type Next, type Refusal, refuse, type Seat } from '@tessera/kernel';
import type { Action } from './action.ts';
import { enterRegion } from './capture.ts';
import { activates, CHARACTERS_OF, isNazgul, LEVEL, SARUMAN, WITCH_KING } from './characters.ts';
import { tables } from './content/index.ts';
import type { Ctx } from './events.ts';
import { hasArmy, insideOf, isInside, regionAt, shift, unitsAt } from './figures.ts';
import type { Escort, Frame, FrameOf, Group, Orders } from './frames.ts';
import { barringCard, isForeign, isFreeForArmy } from './freeRegion.ts';
import { elitesLead } from './leadership.ts';
import { FREE, PLACE_COUNT, REGION_COUNT, SHADOW } from './numbers.ts';
import { activate } from './politics.ts';
import { commands, sideOf } from './roles.ts';
import { isRested, noteUnits, weary } from './sameNation.ts';
import { settleSiege } from './siege.ts';
import type { Rule, State } from './state.ts';
import {
  ELITES_OF,
  isLeader,
  isUnit,
  LEADERS_OF,
  NATION_OF,
  NAZGUL,
  noTroops,
  TROOPS_OF,
  UNITS_OF,
  unitsIn,
} from './troops.ts';
import { plays } from './variants.ts';

/** Units of a side in one region, at most. R 3.1 */
export const ARMY_LIMIT = 10;

/** Orders that a die gives. R 9.1.1, 9.1.2 */
export function ordersOfDie(escort: Escort): Orders {
  return { escort, from: null, to: null, range: 1, direct: false, joins: false };
}

/**
 * Armies move one after the other: which one and where to, then who of it stays behind. What has marched moves no more in the
 * same action. R 9.1
 */
export const march = {
  march: {
    asks: (state, frame) => (frame.left > 0 && (frame.marched.length > 0 || canMarch(state, frame)) ? frame.seat : []),
    options(state, frame): Action[] {
      const options = marches(state, frame.seat, frame.orders, frame.marched);
      if (frame.marched.length > 0 || options.length === 0) options.push({ type: 'done' });
      return options;
    },
    sound: true,
    answers: {
      march: {
        refuse: (state, { seat, orders, marched }, _seat, { from, to }) =>
          whyNoMarch(state, seat, orders, marched, from, to),
        play(state, { seat, orders, left, marched }, { action: { from, to } }) {
          const { troops, characters } = movable(state, seat, marched, from, to);
          return [{ at: 'split', seat, orders, from, to, troops, characters, left, marched }];
        },
      },
      done() {},
    },
  },

  split: {
    asks: (_state, { seat }) => seat,
    options(state, frame): Action[] {
      const options: Action[] = whyNotGo(state, frame) ? [] : [{ type: 'go' }];
      leaveOptions(state, frame, options);
      return options;
    },
    sound: true,
    answers: {
      leave: {
        refuse(state, frame, _seat, { troop, count }) {
          if (frame.troops[troop]! < count) return refuse('not-that-many', { troop, count: frame.troops[troop]! });
          return mayLeave(state, frame, troop, count) ? undefined : refuse('nobody-would-go', { troop });
        },
        play(_state, frame, { action: { troop, count } }) {
          const troops = [...frame.troops];
          troops[troop]! -= count;
          return [{ ...frame, troops }];
        },
      },
      stay: {
        refuse(state, frame, _seat, { character }) {
          if (!frame.characters.includes(character)) return refuse('not-with-them', { character });
          return mayStay(state, frame, character)
            ? undefined
            : refuse('nobody-would-lead', { escort: frame.orders.escort });
        },
        play: (_state, frame, { action: { character } }) => [
          { ...frame, characters: frame.characters.filter((one) => one !== character) },
        ],
      },
      go: {
        refuse: (state, frame) => whyNotGo(state, frame),
        play(state, { seat, orders, from, to, troops, characters, left, marched }, { log, chance }) {
          const ctx = { log, chance };
          noteUnits(state, troops);
          moveGroup(state, { place: from, troops, characters }, to, sideOf(state, seat), ctx);
          const group = { place: to, troops, characters };
          if (orders.range > 1 && !orders.direct) {
            return [{ at: 'march.on', seat, orders, group, left, marched, more: orders.range - 1 }];
          }
          return goOn(seat, orders, left, [...marched, group]);
        },
      },
    },
  },

  'march.on': {
    asks: (state, frame) => (frame.more > 0 && onwards(state, frame).length > 0 ? frame.seat : []),
    options(state, frame): Action[] {
      const options: Action[] = onwards(state, frame).map((to) => ({ type: 'onward', to }));
      if (mayEnd(state, frame, frame.group.place)) options.push({ type: 'done' });
      return options;
    },
    answers: {
      onward: {
        refuse: (state, frame, _seat, { to }) =>
          onwards(state, frame).includes(to) ? undefined : refuse('no-way-on', { region: to }),
        play(state, frame, { action: { to }, log, chance }) {
          moveGroup(state, frame.group, to, sideOf(state, frame.seat), { log, chance });
          return [{ ...frame, group: { ...frame.group, place: to }, more: frame.more - 1 }];
        },
      },
      done: (_state, { seat, orders, left, marched, group }) => goOn(seat, orders, left, [...marched, group]),
    },
    afterwards: (_state, { seat, orders, left, marched, group }) => goOn(seat, orders, left, [...marched, group]),
  },
} satisfies Rule<'march' | 'split' | 'march.on'>;

function goOn(seat: Seat, orders: Orders, left: number, marched: Group[]): Next<Frame> {
  return left > 1 ? [{ at: 'march', seat, orders, left: left - 1, marched }] : undefined;
}

/** Moves a group one region, with all that follows from it: capture, activation, sieges left behind. R 9.1.4 */
export function moveGroup(state: State, group: Group, to: number, side: number, ctx: Ctx, leaves = true): void {
  const { place: from, troops, characters } = group;
  shift(state, from, to, troops);
  for (const character of characters) state.characters[character] = to;
  ctx.log({ type: 'marched', from, to, troops: [...troops], characters: [...characters] });
  if (leaves) settleSiege(state, regionAt(from), ctx);
  enterRegion(state, to, side, ctx);
  settleSiege(state, to, ctx);
  for (const character of characters) arrive(state, character, ctx);
}

/** A Companion who ends a move in a City or Stronghold that the enemy does not hold may activate its Nation. R 7.8 */
export function arrive(state: State, character: number, ctx: Ctx): void {
  const place = state.characters[character]!;
  if (place < 0) return;
  const region = regionAt(place);
  const nation = tables.nationOf[region]!;
  if (tables.siteOf[region] !== 2 && tables.siteOf[region] !== 3) return;
  if (state.control[region] !== FREE || tables.sideOf[region] !== FREE) return;
  if (activates(character, nation)) activate(state, nation, 'companion', ctx, region);
}

/** Whether some Army of a seat can march at all. */
export function canMarch(state: State, frame: Pick<FrameOf<'march'>, 'seat' | 'orders' | 'marched'>): boolean {
  return marches(state, frame.seat, frame.orders, frame.marched, true).length > 0;
}

/** Every march that is possible, or only the first. */
function marches(state: State, seat: Seat, orders: Orders, marched: readonly Group[], first = false): Action[] {
  const options: Action[] = [];
  const side = sideOf(state, seat);
  const last = orders.from ? PLACE_COUNT : REGION_COUNT;
  for (let from = 0; from < last; from++) {
    if (state.stacks[from] === null || (orders.from && !orders.from.includes(from))) continue;
    const army = unmoved(state, seat, from, marched);
    if (!army || (orders.escort !== 'none' && !hasEscort(state, from, army, marched, orders.escort, side))) continue;
    const targets = orders.direct ? orders.to! : tables.neighbours[regionAt(from)]!;
    for (const to of targets) {
      if (!mayEnter(state, to, side)) continue;
      if (!someMayGo(state, army, from, to, orders, marched, side)) continue;
      options.push({ type: 'march', from, to });
      if (first) return options;
    }
  }
  return options;
}

function mayEnter(state: State, to: number, side: number): boolean {
  return isFreeForArmy(state, to, side) && barringCard(state, to, side) === undefined;
}

/** Whether a march may go through a region: to end there, or to go on to where it may end. R 9.2.4 */
function isOnTheWay(
  state: State,
  orders: Orders,
  from: number,
  to: number,
  troops: readonly number[],
  side: number,
): boolean {
  return canEnd(state, orders, from, to, troops, unitsIn(troops, side), side, orders.direct ? 0 : orders.range - 1);
}

function canEnd(
  state: State,
  orders: Orders,
  from: number,
  at: number,
  troops: readonly number[],
  units: number,
  side: number,
  more: number,
): boolean {
  if (units <= roomIn(state, at, side) && isEnd(state, orders, from, at, side)) return true;
  if (more === 0) return false;
  return tables.neighbours[at]!.some(
    (next) =>
      next !== from &&
      mayEnter(state, next, side) &&
      !isHeldBack(state, troops, next) &&
      canEnd(state, orders, from, next, troops, units, side, more - 1),
  );
}

/** Whether a border holds any of these figures back. */
function isHeldBack(state: State, troops: readonly number[], to: number): boolean {
  for (let troop = 0; troop < troops.length; troop++) {
    if (troops[troop]! > 0 && isForeign(state, NATION_OF[troop]!, to)) return true;
  }
  return false;
}

/** Whether a march may end in a region, as the orders say. It was not there when it started. */
function isEnd(state: State, orders: Orders, from: number, at: number, side: number): boolean {
  if (orders.to && !orders.to.includes(at)) return false;
  return !orders.joins || (at !== from && hasArmy(state, at, side));
}

/**
 * A seat's figures in a place that have not moved in this action; nothing where no unit is left. What belongs to the other side is not
 * to be looked at.
 */
function unmoved(state: State, seat: Seat, place: number, marched: readonly Group[]): readonly number[] | undefined {
  const side = sideOf(state, seat);
  const stack = state.stacks[place]!;
  let units = false;
  for (const troop of UNITS_OF[side]!) if (stack[troop]! > 0) units = true;
  if (!units) return undefined;
  if (state.players.length === 2 && marched.length === 0) return stack;
  const army = noTroops();
  const alone = state.players.length === 2;
  for (const troop of TROOPS_OF[side]!) {
    if (alone || troop === NAZGUL || commands(state, seat, troop)) army[troop] = stack[troop]!;
  }
  for (const group of marched) {
    if (group.place !== place) continue;
    for (const troop of TROOPS_OF[side]!) army[troop] = Math.max(0, army[troop]! - group.troops[troop]!);
  }
  return unitsIn(army, side) > 0 ? army : undefined;
}

function hasMarched(marched: readonly Group[], character: number): boolean {
  return marched.some(({ characters }) => characters.includes(character));
}

/** Whether somebody in a place can be the escort that the orders ask for. */
function hasEscort(
  state: State,
  place: number,
  army: readonly number[],
  marched: readonly Group[],
  escort: Escort,
  side: number,
): boolean {
  for (const character of CHARACTERS_OF[side]!) {
    if (state.characters[character] !== place || LEVEL[character] === 0 || hasMarched(marched, character)) continue;
    if (isEscort(character, escort)) return true;
  }
  return troopsEscort(state, army, escort, side);
}

/** Whether a character counts as the escort. */
export function isEscort(character: number, escort: Escort): boolean {
  if (escort === 'nazgul') return isNazgul(character);
  return escort !== 'witch-king' || character === WITCH_KING;
}

/** Whether figures without names count as the escort. */
export function troopsEscort(state: State, troops: readonly number[], escort: Escort, side: number): boolean {
  if (escort === 'nazgul') return troops[NAZGUL]! > 0;
  if (escort !== 'leader') return false;
  for (const troop of LEADERS_OF[side]!) if (troops[troop]! > 0) return true;
  if (side !== SHADOW) return false;
  return ELITES_OF[SHADOW]!.some((troop) => troops[troop]! > 0 && elitesLead(state, NATION_OF[troop]!));
}

/** Whether a group with at least one unit, and an escort where one is needed, may go there. */
function someMayGo(
  state: State,
  army: readonly number[],
  from: number,
  to: number,
  orders: Orders,
  marched: readonly Group[],
  side: number,
): boolean {
  let units = 0;
  for (const troop of UNITS_OF[side]!) {
    if (army[troop]! > 0 && !isForeign(state, NATION_OF[troop]!, to)) units += army[troop]!;
  }
  if (
    units === 0 ||
    !restedMayGo(state, army, to, side) ||
    (side === FREE && units === 1 && leaderIsHeld(state, army, from, to))
  )
    return false;
  if (!oneCanEnd(state, army, from, to, orders, side)) return false;
  if (orders.escort === 'none') return true;
  const going = army.map((count, troop) => (count > 0 && !isForeign(state, NATION_OF[troop]!, to) ? count : 0));
  return hasEscort(state, from, going, marched, orders.escort, side);
}

/** Whether a single unit of them could end its march, by this way. */
function oneCanEnd(
  state: State,
  army: readonly number[],
  from: number,
  to: number,
  orders: Orders,
  side: number,
): boolean {
  if (orders.range === 1 && !orders.joins && (orders.direct || orders.to === null)) return roomIn(state, to, side) > 0;
  return UNITS_OF[side]!.some((troop) => {
    if (army[troop] === 0 || isForeign(state, NATION_OF[troop]!, to)) return false;
    const one = noTroops();
    one[troop] = 1;
    return isOnTheWay(state, orders, from, to, one, side);
  });
}

/** With three players, a unit of a Nation that did not act last must be among them. R 13.11 */
function restedMayGo(state: State, army: readonly number[], to: number, side: number): boolean {
  const nation = weary(state, side);
  if (nation < 0) return true;
  return UNITS_OF[side]!.some(
    (troop) => army[troop]! > 0 && NATION_OF[troop] !== nation && !isForeign(state, NATION_OF[troop]!, to),
  );
}

/** Whether a Leader must stay whom the last unit would leave alone. R 9.1.3 */
function leaderIsHeld(state: State, army: readonly number[], from: number, to: number): boolean {
  const stack = state.stacks[from]!;
  if (unitsIn(stack, FREE) > 1) return false;
  return LEADERS_OF[FREE]!.some(
    (troop) => stack[troop]! > army[troop]! || (stack[troop]! > 0 && isForeign(state, NATION_OF[troop]!, to)),
  );
}

/** Units that a region can still take. R 9.2.6 */
export function roomIn(state: State, region: number, side: number): number {
  if (plays(state, 'overstack-trim')) return 99;
  return ARMY_LIMIT - unitsAt(state, region, side);
}

/** Everybody who may go: all that have not moved, without those whom a border holds. R 9.2.1, 9.1.3a */
function movable(state: State, seat: Seat, marched: readonly Group[], from: number, to: number) {
  const side = sideOf(state, seat);
  const army = unmoved(state, seat, from, marched);
  const troops = noTroops();
  for (const troop of army ? TROOPS_OF[side]! : []) {
    if (!isForeign(state, NATION_OF[troop]!, to)) troops[troop] = army![troop]!;
  }
  const characters = CHARACTERS_OF[side]!.filter(
    (character) =>
      state.characters[character] === from &&
      LEVEL[character]! > 0 &&
      character !== SARUMAN &&
      !hasMarched(marched, character),
  );
  return { troops, characters };
}

/** Why an Army may not march from one place to another. */
function whyNoMarch(
  state: State,
  seat: Seat,
  orders: Orders,
  marched: readonly Group[],
  from: number,
  to: number,
): Refusal | undefined {
  const side = sideOf(state, seat);
  if (isInside(from) && !orders.from?.includes(from)) return refuse('besieged', { place: from });
  if (!hasArmy(state, from, side)) return refuse('no-army-there', { place: from });
  if (!commandsSome(state, seat, from)) return refuse('not-your-army', { place: from });
  if (!orders.direct && !tables.neighbours[regionAt(from)]!.includes(to)) return refuse('not-adjacent', { from, to });
  if (!isFreeForArmy(state, to, side)) return refuse('enemy-army-there', { region: to });
  const card = barringCard(state, to, side);
  if (card !== undefined) return refuse('card-bars-entry', { region: to, card });
  const army = state.stacks[from] ? unmoved(state, seat, from, marched) : undefined;
  if (!army) return refuse('moved-already', { place: from });
  if (orders.escort !== 'none' && !hasEscort(state, from, army, marched, orders.escort, side)) {
    return refuse('needs-escort', { escort: orders.escort });
  }
  if (!oneCanEnd(state, army, from, to, orders, side) && !isHeldBack(state, army, to)) {
    return refuse('over-stacked', { region: to, limit: ARMY_LIMIT });
  }
  if (!isRested(state, army, side)) return refuse('same-nation-twice', { nation: state.lastNation });
  if (!someMayGo(state, army, from, to, orders, marched, side)) {
    const nation = UNITS_OF[side]!.map((troop) => (army[troop]! > 0 ? NATION_OF[troop]! : -1)).find(
      (one) => one >= 0 && isForeign(state, one, to),
    );
    return nation === undefined
      ? refuse('needs-escort', { escort: orders.escort })
      : refuse('not-at-war', { nation, region: to });
  }
  return undefined;
}

type Split = FrameOf<'split'>;

/** Why the group may not go as it is. */
function whyNotGo(state: State, frame: Split): Refusal | undefined {
  const { seat, orders, from, to, troops, characters } = frame;
  const side = sideOf(state, seat);
  if (!isOnTheWay(state, orders, from, to, troops, side)) {
    return refuse('over-stacked', { region: to, limit: ARMY_LIMIT });
  }
  if (!leadersAreFine(state, from, troops, side)) return refuse('leaders-must-follow', { place: from });
  if (!isEscorted(state, orders.escort, troops, characters, side))
    return refuse('needs-escort', { escort: orders.escort });
  return undefined;
}

function isEscorted(
  state: State,
  escort: Escort,
  troops: readonly number[],
  characters: readonly number[],
  side: number,
): boolean {
  if (escort === 'none') return true;
  return characters.some((character) => isEscort(character, escort)) || troopsEscort(state, troops, escort, side);
}

/** Leaders of the Free Peoples follow if no unit stays, and do not go without one. R 9.1.3 */
function leadersAreFine(state: State, from: number, troops: readonly number[], side: number): boolean {
  if (side !== FREE) return true;
  const stack = state.stacks[from]!;
  let unitStays = false;
  let leaderStays = false;
  for (const troop of TROOPS_OF[FREE]!) {
    if (stack[troop]! <= troops[troop]!) continue;
    if (isLeader(troop)) leaderStays = true;
    else unitStays = true;
  }
  return unitStays || !leaderStays;
}

/** What may be left behind: never so much that no legal group is left. */
function leaveOptions(state: State, frame: Split, options: Action[]): void {
  const side = sideOf(state, frame.seat);
  for (const troop of TROOPS_OF[side]!) {
    const most = frame.troops[troop]!;
    for (let count = 1; count <= most; count++) {
      if (mayLeave(state, frame, troop, count)) options.push({ type: 'leave', troop, count });
    }
  }
  for (const character of frame.characters) {
    if (mayStay(state, frame, character)) options.push({ type: 'stay', character });
  }
}

/** A Leader stays only with a unit, a unit goes on, and so does an escort. */
function mayLeave(state: State, frame: Split, troop: number, count: number): boolean {
  const side = sideOf(state, frame.seat);
  if (isLeader(troop) && !unitStays(state, frame)) return false;
  if (isUnit(troop) && unitsIn(frame.troops, side) <= count) return false;
  if (weary(state, side) >= 0 && !isRested(state, less(frame.troops, troop, count), side)) return false;
  if (frame.orders.escort === 'none') return true;
  return isEscorted(state, frame.orders.escort, less(frame.troops, troop, count), frame.characters, side);
}

function mayStay(state: State, frame: Split, character: number): boolean {
  const side = sideOf(state, frame.seat);
  const others = frame.characters.filter((one) => one !== character);
  return isEscorted(state, frame.orders.escort, frame.troops, others, side);
}

/** The same without so many figures. */
export function less(troops: readonly number[], troop: number, count: number): number[] {
  const rest = [...troops];
  rest[troop]! -= count;
  return rest;
}

/** Whether a seat commands any unit of an Army. R 13.7 */
export function commandsSome(state: State, seat: Seat, place: number): boolean {
  const stack = state.stacks[place];
  if (!stack || state.players.length === 2) return stack !== null;
  return UNITS_OF[sideOf(state, seat)]!.some((troop) => stack[troop]! > 0 && commands(state, seat, troop));
}

function unitStays(state: State, { from, troops, seat }: Split): boolean {
  const stack = state.stacks[from]!;
  return UNITS_OF[sideOf(state, seat)]!.some((troop) => stack[troop]! > troops[troop]!);
}

/** Where a group on the march may go on to, keeping what the orders say about its end. */
function onwards(state: State, { seat, orders, group, more }: FrameOf<'march.on'>): number[] {
  const side = sideOf(state, seat);
  const units = unitsIn(group.troops, side);
  return tables.neighbours[group.place]!.filter(
    (to) =>
      mayEnter(state, to, side) &&
      !isHeldBack(state, group.troops, to) &&
      canEnd(state, orders, -1, to, group.troops, units, side, more - 1),
  );
}

/** Whether the group may stop where it is: with others, where the orders say so, and not over the limit. */
function mayEnd(state: State, { seat, orders, group }: FrameOf<'march.on'>, at: number): boolean {
  const side = sideOf(state, seat);
  const units = unitsAt(state, at, side);
  if (units > ARMY_LIMIT && !plays(state, 'overstack-trim')) return false;
  if (orders.to && !orders.to.includes(at)) return false;
  return !orders.joins || units > unitsIn(group.troops, side);
}

/** The inside of a Stronghold, if the region has one that is besieged. */
export function garrisonPlace(state: State, region: number): number {
  const inside = insideOf(region);
  return inside >= 0 && state.stacks[inside] !== null ? inside : -1;
}
