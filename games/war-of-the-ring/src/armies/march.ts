import { type Next, type Refusal, refuse, type Seat } from '@tessera/kernel';
import { tables } from '../content/index.ts';
import { barringCard } from '../deck/standing.ts';
import { isForeign, isFreeForArmy } from '../map/freeRegion.ts';
import { hasArmy, isInside, regionAt } from '../pieces/figures.ts';
import { sideOf } from '../pieces/roles.ts';
import { NATION_OF, UNITS_OF } from '../pieces/troops.ts';
import { isSpent, noteUnits, whyArmyWeary } from '../politics/sameNation.ts';
import type { Action } from '../state/action.ts';
import type { Escort, Frame, FrameOf, Group, OrdersFrame } from '../state/frames.ts';
import { PLACE_COUNT, REGION_COUNT } from '../state/numbers.ts';
import type { Rule, State } from '../state/state.ts';
import { splitFrames } from './join.ts';
import { leaveBehindAnswers } from './leaveBehind.ts';
import { commandsSome, hasEscort, movable, oneCanEnd, someMayGo, unmovedUnits } from './marchGroup.ts';
import { ARMY_LIMIT, isHeldBack, isOneStep, mayEnd, mayEnter, onwards } from './marchRoute.ts';
import { leaveOptions, mayLeave, mayStay, partMayGo, whyNotGo } from './marchSplit.ts';
import { moveGroup } from './moveGroup.ts';

/** Returns the orders of a die. R 9.1.1, 9.1.2 */
export function ordersOfDie(escort: Escort): OrdersFrame {
  return { escort, from: null, to: null, range: 1, direct: false, joins: false };
}

/**
 * Armies move one after the other: first the Army and its destination, then the figures that stay. Moved figures do not
 * move again in the same action. R 9.1
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
          return splitFrames(state, { at: 'split', seat, orders, from, to, troops, characters, left, marched });
        },
      },
      done() {},
    },
  },

  split: {
    asks: (_state, { seat }) => seat,
    prompt: (_state, { to, troops, characters }) => ({ code: 'split', params: { to, force: { troops, characters } } }),
    options(state, frame): Action[] {
      const options: Action[] = whyNotGo(state, frame) ? [] : [{ type: 'go' }];
      leaveOptions(state, frame, options);
      return options;
    },
    sound: true,
    answers: {
      ...leaveBehindAnswers<FrameOf<'split'>>({
        mayLeave,
        whyNotStay: (state, frame, character) =>
          mayStay(state, frame, character) ? undefined : refuse('nobody-would-lead', { escort: frame.orders.escort }),
      }),
      go: {
        refuse: (state, frame) => whyNotGo(state, frame),
        play(state, { seat, orders, from, to, troops, characters, left, marched }, { log, chance }) {
          const ctx = { log, chance };
          noteUnits(state, troops, from);
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

function goOn(seat: Seat, orders: OrdersFrame, left: number, marched: Group[]): Next<Frame> {
  return left > 1 ? [{ at: 'march', seat, orders, left: left - 1, marched }] : undefined;
}

/** Returns whether a seat has an Army that can march. */
export function canMarch(state: State, frame: Pick<FrameOf<'march'>, 'seat' | 'orders' | 'marched'>): boolean {
  return marches(state, frame.seat, frame.orders, frame.marched, true).length > 0;
}

/** Returns every possible march, or only the first. */
function marches(state: State, seat: Seat, orders: OrdersFrame, marched: readonly Group[], first = false): Action[] {
  const options: Action[] = [];
  const side = sideOf(state, seat);
  const last = orders.from ? PLACE_COUNT : REGION_COUNT;
  for (let from = 0; from < last; from++) {
    if (state.stacks[from] === null || (orders.from && !orders.from.includes(from))) continue;
    if (isSpent(state, from, side)) continue;
    const army = unmovedUnits(state, seat, from, marched);
    if (!army || (orders.escort !== 'none' && !hasEscort(state, from, army, marched, orders.escort, seat))) continue;
    const targets = orders.direct ? orders.to! : tables.neighbours[regionAt(from)]!;
    for (const to of targets) {
      if (!mayEnter(state, to, side)) continue;
      if (!someMayGo(state, army, from, to, orders, marched, seat)) continue;
      if (!isOneStep(orders) && !canArrive(state, seat, orders, marched, from, to)) continue;
      options.push({ type: 'march', from, to });
      if (first) return options;
    }
  }
  return options;
}

/** Returns whether part of an Army can reach a region in which the orders let a longer march end. */
function canArrive(
  state: State,
  seat: Seat,
  orders: OrdersFrame,
  marched: readonly Group[],
  from: number,
  to: number,
): boolean {
  return partMayGo(state, { seat, orders, from, to, ...movable(state, seat, marched, from, to) });
}

/** Returns why an Army may not march from one place to another. */
function whyNoMarch(
  state: State,
  seat: Seat,
  orders: OrdersFrame,
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
  const army = state.stacks[from] ? unmovedUnits(state, seat, from, marched) : undefined;
  if (!army) return refuse('moved-already', { place: from });
  if (orders.escort !== 'none' && !hasEscort(state, from, army, marched, orders.escort, seat)) {
    return refuse('needs-escort', { escort: orders.escort });
  }
  if (!oneCanEnd(state, army, from, to, orders, side) && !isHeldBack(state, army, to)) {
    return refuse('over-stacked', { region: to, limit: ARMY_LIMIT });
  }
  if (isSpent(state, from, side)) return refuse('same-army-twice', { place: from });
  const reason = whyArmyWeary(state, army, side);
  if (reason) return reason;
  if (!someMayGo(state, army, from, to, orders, marched, seat)) {
    const nation = UNITS_OF[side]!.map((troop) => (army[troop]! > 0 ? NATION_OF[troop]! : -1)).find(
      (one) => one >= 0 && isForeign(state, one, to),
    );
    return nation === undefined
      ? refuse('needs-escort', { escort: orders.escort })
      : refuse('not-at-war', { nation, region: to });
  }
  if (!isOneStep(orders) && !canArrive(state, seat, orders, marched, from, to))
    return refuse('no-way-on', { region: to });
  return undefined;
}
