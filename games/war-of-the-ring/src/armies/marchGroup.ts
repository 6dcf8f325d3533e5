import type { Seat } from '@tessera/kernel';
import { isForeign } from '../map/freeRegion.ts';
import { CHARACTERS_OF, LEVEL, SARUMAN } from '../pieces/characters.ts';
import { commands, commandsCharacter, sideOf } from '../pieces/roles.ts';
import { LEADERS_OF, NATION_OF, NAZGUL, noTroops, TROOPS_OF, UNITS_OF, unitsIn } from '../pieces/troops.ts';
import { isLimited, isRested } from '../politics/sameNation.ts';
import type { Escort, Group, OrdersFrame } from '../state/frames.ts';
import { FREE } from '../state/numbers.ts';
import type { State } from '../state/state.ts';
import { isEscort, troopsEscort } from './escort.ts';
import { isOneStep, isOnTheWay, roomIn } from './marchRoute.ts';

/**
 * Returns a seat's figures in a place that have not moved in this action; undefined without a unit. Ignore the other
 * side's entries in it.
 */
export function unmovedUnits(
  state: State,
  seat: Seat,
  place: number,
  marched: readonly Group[],
): readonly number[] | undefined {
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

/** Returns the figures that may go: all unmoved ones, except those held by a border. R 9.2.1, 9.1.3a */
export function movable(state: State, seat: Seat, marched: readonly Group[], from: number, to: number) {
  const side = sideOf(state, seat);
  const army = unmovedUnits(state, seat, from, marched);
  const troops = noTroops();
  for (const troop of army ? TROOPS_OF[side]! : []) {
    if (!isForeign(state, NATION_OF[troop]!, to)) troops[troop] = army![troop]!;
  }
  const characters = marchingCharacters(state, from, marched, side).filter((one) =>
    commandsCharacter(state, seat, one),
  );
  return { troops, characters };
}

/**
 * Returns the characters of a side in a place that can march: not Saruman, not Level 0, not yet marched. R 7.4, 7.6,
 * 9.1.1
 */
export function marchingCharacters(state: State, from: number, marched: readonly Group[], side: number): number[] {
  return CHARACTERS_OF[side]!.filter(
    (character) =>
      state.characters[character] === from &&
      LEVEL[character]! > 0 &&
      character !== SARUMAN &&
      !hasMarched(marched, character),
  );
}

/** Returns whether a group with at least one unit, and an escort if needed, may go there. */
export function someMayGo(
  state: State,
  army: readonly number[],
  from: number,
  to: number,
  orders: OrdersFrame,
  marched: readonly Group[],
  seat: Seat,
): boolean {
  const side = sideOf(state, seat);
  let units = 0;
  for (const troop of UNITS_OF[side]!) {
    if (army[troop]! > 0 && !isForeign(state, NATION_OF[troop]!, to)) units += army[troop]!;
  }
  if (
    units === 0 ||
    (isLimited(state, side) && !isRested(state, goingFrom(state, army, to), side)) ||
    (side === FREE && units === 1 && leaderIsHeld(state, army, from, to))
  )
    return false;
  if (!oneCanEnd(state, army, from, to, orders, side)) return false;
  if (orders.escort === 'none') return true;
  return hasEscort(state, from, goingFrom(state, army, to), marched, orders.escort, seat);
}

/** Returns the figures of an Army that no border holds. R 9.2.1 */
function goingFrom(state: State, army: readonly number[], to: number): number[] {
  return army.map((count, troop) => (count > 0 && !isForeign(state, NATION_OF[troop]!, to) ? count : 0));
}

/** Returns whether a single unit of them could end its march by this route. */
export function oneCanEnd(
  state: State,
  army: readonly number[],
  from: number,
  to: number,
  orders: OrdersFrame,
  side: number,
): boolean {
  if (isOneStep(orders)) return roomIn(state, to, side) > 0;
  return UNITS_OF[side]!.some((troop) => {
    if (army[troop] === 0 || isForeign(state, NATION_OF[troop]!, to)) return false;
    const one = noTroops();
    one[troop] = 1;
    return isOnTheWay(state, orders, from, to, one, side);
  });
}

/** Returns whether a Leader must stay because the last unit would leave him alone. R 9.1.3 */
function leaderIsHeld(state: State, army: readonly number[], from: number, to: number): boolean {
  const stack = state.stacks[from]!;
  if (unitsIn(stack, FREE) > 1) return false;
  return LEADERS_OF[FREE]!.some(
    (troop) => stack[troop]! > army[troop]! || (stack[troop]! > 0 && isForeign(state, NATION_OF[troop]!, to)),
  );
}

/** Returns whether a place has the escort that the orders demand, under this seat's command. R 13.7 */
export function hasEscort(
  state: State,
  place: number,
  army: readonly number[],
  marched: readonly Group[],
  escort: Escort,
  seat: Seat,
): boolean {
  const side = sideOf(state, seat);
  for (const character of CHARACTERS_OF[side]!) {
    if (state.characters[character] !== place || LEVEL[character] === 0 || hasMarched(marched, character)) continue;
    if (isEscort(character, escort) && commandsCharacter(state, seat, character)) return true;
  }
  return troopsEscort(state, army, escort, side);
}

function hasMarched(marched: readonly Group[], character: number): boolean {
  return marched.some(({ characters }) => characters.includes(character));
}

/** Returns whether a seat commands any unit of an Army. R 13.7 */
export function commandsSome(state: State, seat: Seat, place: number): boolean {
  const stack = state.stacks[place];
  if (!stack || state.players.length === 2) return stack !== null;
  return UNITS_OF[sideOf(state, seat)]!.some((troop) => stack[troop]! > 0 && commands(state, seat, troop));
}
