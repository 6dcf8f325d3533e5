import { type Next, refuse, type Seat } from '@tessera/kernel';
import { removeAllLoneLeaders } from '../armies/losses.ts';
import { ordersOfDie } from '../armies/march.ts';
import { settleSieges } from '../armies/siege.ts';
import { trims } from '../armies/trim.ts';
import { attackByDie } from '../battle/attack.ts';
import { playCard, whyNotPlay } from '../cards/eventCards.ts';
import { partyOfDie } from '../characters/party.ts';
import { settleTable } from '../deck/tableCards.ts';
import { hide } from '../fellowship/fellowship.ts';
import { diceLeft, FACES_OF, MUSTER_DIE, spendRing, turnDie, WILL_DIE } from '../pieces/dice.ts';
import { returnAside } from '../pieces/huntPool.ts';
import { leaderOf, seatsOf, sideOf } from '../pieces/roles.ts';
import { forgetNation, rememberNation } from '../politics/sameNation.ts';
import type { Action } from '../state/action.ts';
import type { Ctx } from '../state/events.ts';
import type { Frame } from '../state/frames.ts';
import { FREE, SHADOW } from '../state/numbers.ts';
import type { Rule, State, View } from '../state/state.ts';
import { plays } from '../state/variants.ts';
import type { Use } from '../state/vocabulary.ts';
import { allowsUse, canUse, escortFor, spendsMessenger, usesOf } from './dieUses.ts';

/** Phase 5: the sides alternate, one die per action, until both are out of dice. R 5.5, 13.6 */
export const actions = {
  actions(state, { slot }) {
    const order = slotOrder(state);
    if (slot % order.length === 0 && plays(state, '3p-cycle-reset')) forgetNation(state);
    for (let ahead = 0; ahead < order.length; ahead++) {
      const seat = order[(slot + ahead) % order.length]!;
      if (diceLeft(state, sideOf(state, seat)) > 0) return [{ at: 'slot', seat, slot: slot + ahead }];
    }
    return undefined;
  },

  slot: {
    asks: (_state, { seat }) => seat,
    options(state, { seat }): Action[] {
      const side = sideOf(state, seat);
      const options: Action[] = [];
      const dice = state.dice[side]!;
      for (let die = 0; die < dice.length; die++) {
        if (dice[die] === 0) continue;
        for (const use of usesOf(state, seat, die)) options.push({ type: 'use', die, as: use });
        options.push({ type: 'skip', die });
      }
      pushCards(state, seat, options);
      if (!whyNoPass(state, side)) options.push({ type: 'pass' });
      if (mayUseRing(state, side)) pushRings(state, side, options);
      return options;
    },
    sound: true,
    answers: {
      use: {
        refuse: (state, { seat }, _seat, { die, as }) => whyNoUse(state, seat, die, as),
        play(state, { seat, slot }, { action: { die, as }, log, chance }) {
          state.dice[sideOf(state, seat)]![die]! -= 1;
          if (spendsMessenger(die, as)) state.messengerUsed = true;
          log({ type: 'die-used', seat, die, use: as });
          return [...(begin(state, seat, die, as, { log, chance }) ?? []), ...end(seat, slot)];
        },
      },
      play: {
        refuse: (state, { seat }, _seat, { card, die }) =>
          whyNoDie(state, seat, die) ?? whyNotPlay(state, seat, card, die),
        play(state, { seat, slot }, { action: { card, die }, log, chance }) {
          state.dice[sideOf(state, seat)]![die]! -= 1;
          return [...playCard(state, seat, card, die, { log, chance }), ...end(seat, slot)];
        },
      },
      skip: {
        refuse: (state, { seat }, _seat, { die }) => whyNoDie(state, seat, die),
        play(state, { seat, slot }, { action: { die }, log }) {
          state.dice[sideOf(state, seat)]![die]! -= 1;
          log({ type: 'skipped', seat, die });
          return [{ at: 'actions', slot: slot + 1 }];
        },
      },
      pass: {
        refuse: (state, { seat }) => whyNoPass(state, sideOf(state, seat)),
        play(_state, { seat, slot }, { log }) {
          log({ type: 'passed', seat });
          return [{ at: 'actions', slot: slot + 1 }];
        },
      },
      ring: {
        refuse: (state, { seat }, _seat, { die, face }) => whyNoRing(state, seat, die, face),
        play(state, frame, { action: { die, face }, log, chance }) {
          spendRing(state, sideOf(state, frame.seat));
          log({ type: 'ring-used', seat: frame.seat, die, face });
          turnDie(state, sideOf(state, frame.seat), die, face, { log, chance });
          // R 6.11: a die that became an Eye may have been the last.
          return diceLeft(state, sideOf(state, frame.seat)) > 0 ? [frame] : [{ at: 'actions', slot: frame.slot + 1 }];
        },
      },
    },
  },

  'action.end'(state, { seat }, ctx) {
    rememberNation(state, sideOf(state, seat));
    removeAllLoneLeaders(state, ctx);
    settleSieges(state, ctx);
    settleTable(state, 'action-end', ctx);
    returnAside(state, ctx);
    return trims(state);
  },
} satisfies Rule<'actions' | 'slot' | 'action.end'>;

function end(seat: Seat, slot: number): Frame[] {
  return [{ at: 'action.end', seat }, { at: 'limit' }, { at: 'actions', slot: slot + 1 }];
}

/** Returns the order in which seats act; it repeats. R 5.5, 13.6 */
export function slotOrder(state: Pick<View, 'players' | 'leading' | 'variants'>): Seat[] {
  const [free, shadow] = [FREE, SHADOW].map((side) => {
    const leader = leaderOf(state, side);
    return [...seatsOf(state, side).filter((seat) => seat !== leader), leader];
  }) as [Seat[], Seat[]];
  const rounds = Math.max(free.length, shadow.length);
  const order: Seat[] = [];
  const shadowFirst = state.players.length === 3 && plays(state, '3p-shadow-first');
  for (let i = 0; i < rounds; i++) {
    const pair = [free[i % free.length]!, shadow[i % shadow.length]!];
    order.push(...(shadowFirst ? pair.reverse() : pair));
  }
  return order;
}

/** Returns the first step of an action that a die pays for. */
function begin(state: State, seat: Seat, die: number, use: Use, ctx: Ctx): Next<Frame> {
  const escort = escortFor(die);
  switch (use) {
    case 'armies':
      return [{ at: 'march', seat, orders: ordersOfDie(escort), left: escort === 'none' ? 2 : 1, marched: [] }];
    case 'attack':
      return [attackByDie(seat, escort)];
    case 'fellowship':
      return [{ at: 'fellowship.move', die: true }];
    case 'hide':
      hide(state, ctx);
      return undefined;
    case 'separate':
      return [partyOfDie(seat, 'fellowship')];
    case 'companions':
      return [partyOfDie(seat, 'map')];
    case 'minions':
      return [{ at: 'flight', seat, nazgul: false, landed: [], moved: [] }];
    case 'diplomacy':
      return [{ at: 'diplomacy', seat }];
    case 'recruit':
      return [{ at: 'recruit', seat, left: 2, used: [] }];
    case 'minion':
      return [{ at: 'enter', seat, die: MUSTER_DIE }];
    case 'upgrade':
      return [{ at: 'enter', seat, die: WILL_DIE }];
    case 'voice':
      return [{ at: 'voice', seat }];
    case 'draw':
      return [{ at: 'draw.deck', seat }];
    case 'ability':
      return [{ at: 'ability', seat }];
    case 'remove':
      return [{ at: 'remove', seat, die }];
  }
}

/** Adds each card in hand with each die that pays for it. */
function pushCards(state: State, seat: Seat, options: Action[]): void {
  const dice = state.dice[sideOf(state, seat)]!;
  for (const { cards } of state.players[seat]!.hand) {
    for (const card of cards) {
      for (let die = 0; die < dice.length; die++) {
        if (dice[die]! > 0 && !whyNotPlay(state, seat, card, die)) options.push({ type: 'play', card, die });
      }
    }
  }
}

function whyNoDie(state: State, seat: Seat, die: number) {
  return (state.dice[sideOf(state, seat)]![die] ?? 0) > 0 ? undefined : refuse('no-such-die', { die });
}

function whyNoUse(state: State, seat: Seat, die: number, use: Use) {
  const reason = whyNoDie(state, seat, die);
  if (reason) return reason;
  if (!allowsUse(state, seat, die, use)) return refuse('wrong-die', { die, use });
  return canUse(state, seat, die, use) ? undefined : refuse('nothing-to-do', { use });
}

/** Returns why a player may not pass. R 5.7: passing needs strictly fewer unused dice than the other side. */
function whyNoPass(state: State, side: number) {
  const own = diceLeft(state, side);
  const other = diceLeft(state, 1 - side);
  return own < other ? undefined : refuse('cannot-pass', { own, other });
}

/** Returns whether a side may use an Elven Ring. R 6.11: one Ring per side and turn. */
function mayUseRing(state: State, side: number): boolean {
  return state.rings[side]! > 0 && !state.ringUsed[side];
}

function whyNoRing(state: State, seat: Seat, die: number, face: number) {
  const side = sideOf(state, seat);
  if (state.rings[side] === 0) return refuse('no-ring');
  if (state.ringUsed[side]) return refuse('ring-used-already');
  const reason = whyNoDie(state, seat, die);
  if (reason) return reason;
  if (die === face) return refuse('same-face', { face });
  if (!FACES_OF[side]!.includes(face) || (face === WILL_DIE && side === FREE))
    return refuse('face-not-allowed', { face });
  return undefined;
}

function pushRings(state: State, side: number, options: Action[]): void {
  const dice = state.dice[side]!;
  for (let die = 0; die < dice.length; die++) {
    if (dice[die] === 0) continue;
    for (const face of FACES_OF[side]!) {
      if (face !== die && face !== WILL_DIE) options.push({ type: 'ring', die, face });
    }
  }
}
