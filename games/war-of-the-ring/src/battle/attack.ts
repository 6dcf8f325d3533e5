import { type Refusal, refuse, type Seat } from '@tessera/kernel';
import { isEscorted } from '../armies/escort.ts';
import { keepsControl, splitFrames } from '../armies/join.ts';
import { leaveBehindAnswers } from '../armies/leaveBehind.ts';
import { commandsSome } from '../armies/marchGroup.ts';
import { less } from '../armies/marchSplit.ts';
import { tables } from '../content/index.ts';
import { barringCard } from '../deck/standing.ts';
import { isAtWar } from '../map/freeRegion.ts';
import { charactersAt } from '../pieces/characters.ts';
import { armyAt, hasArmy, insideOf, isInside, regionAt, troopsAt, unitsAt } from '../pieces/figures.ts';
import { commands, commandsCharacter, sideOf } from '../pieces/roles.ts';
import { countIn, isUnit, NATION_OF, NAZGUL, TROOPS_OF, UNITS_OF, unitsIn } from '../pieces/troops.ts';
import { isLimited, isRested, isSpent, noteUnits, whyArmyWeary } from '../politics/sameNation.ts';
import type { Action } from '../state/action.ts';
import type { Escort, FrameOf } from '../state/frames.ts';
import { PLACE_COUNT, type Troops } from '../state/numbers.ts';
import type { Rule, State } from '../state/state.ts';
import { newBattle } from './battleRecord.ts';

/** Returns the frame of an attack by a die: one Army, any target. R 6.3, 6.4 */
export function attackByDie(seat: Seat, escort: Escort): FrameOf<'attack'> {
  const free = { from: null, to: null, may: false, rounds: 0, silentFirst: false, hinders: false };
  return { at: 'attack', seat, escort, ...free };
}

/** One Army attacks a neighbour, assaults the Stronghold it besieges, or sallies out of one. R 9.3 */
export const attack = {
  attack: {
    asks: (state, frame) => (frame.may || attacks(state, frame, true).length > 0 ? frame.seat : []),
    options(state, frame): Action[] {
      const options = attacks(state, frame, false);
      if (frame.may || options.length === 0) options.push({ type: 'done' });
      return options;
    },
    sound: true,
    answers: {
      attack: {
        refuse: (state, frame, _seat, { from, to }) => whyNoAttack(state, frame, from, to),
        play(state, { seat, escort, rounds, silentFirst, hinders }, { action: { from, to } }) {
          const { troops, characters } = attackers(state, seat, from);
          const split = { seat, escort, from, to, troops, characters, rounds, silentFirst, hinders };
          return splitFrames(state, { at: 'attack.split', ...split });
        },
      },
      done() {},
    },
  },

  'attack.split': {
    asks: (_state, { seat }) => seat,
    prompt: (_state, { to, troops, characters }) => ({
      code: 'attack.split',
      params: { to, force: { troops, characters } },
    }),
    options(state, frame): Action[] {
      const options: Action[] = whyNotAttackSo(state, frame) ? [] : [{ type: 'go' }];
      for (const troop of TROOPS_OF[sideOf(state, frame.seat)]!) {
        for (let count = 1; count <= frame.troops[troop]!; count++) {
          if (mayHoldBack(state, frame, troop, count)) options.push({ type: 'leave', troop, count });
        }
      }
      for (const character of frame.characters) {
        if (mayStayOut(state, frame, character)) options.push({ type: 'stay', character });
      }
      return options;
    },
    sound: true,
    answers: {
      ...leaveBehindAnswers<FrameOf<'attack.split'>>({
        mayLeave: mayHoldBack,
        whyNotStay: (state, frame, character) =>
          mayStayOut(state, frame, character) ? undefined : refuse('nobody-would-lead', { escort: frame.escort }),
      }),
      go: {
        refuse: (state, frame) => whyNotAttackSo(state, frame),
        play(state, frame, _turn) {
          const { seat, from, to, troops, characters, rounds, silentFirst, hinders } = frame;
          noteUnits(state, troops, from);
          newBattle(state, { side: sideOf(state, seat), from, to, troops, characters, rounds, silentFirst, hinders });
          return [{ at: 'battle.begin' }];
        },
      },
    },
  },
} satisfies Rule<'attack' | 'attack.split'>;

/** Returns whether a seat has an Army that can attack. */
export function canAttack(state: State, frame: FrameOf<'attack'>): boolean {
  return attacks(state, frame, true).length > 0;
}

function attacks(state: State, frame: FrameOf<'attack'>, first: boolean): Action[] {
  const { seat, escort } = frame;
  const side = sideOf(state, seat);
  const options: Action[] = [];
  for (let from = 0; from < PLACE_COUNT; from++) {
    if (state.stacks[from] === null || (frame.from && !frame.from.includes(from))) continue;
    if (!canAttackFrom(state, seat, from, escort, side)) continue;
    for (const to of targetsFrom(state, from, side)) {
      if (frame.to && !frame.to.includes(to)) continue;
      if (barringCard(state, regionAt(to), side) !== undefined) continue;
      options.push({ type: 'attack', from, to });
      if (first) return options;
    }
  }
  return options;
}

/** Returns the enemy Armies that an Army can attack. R 9.3.1, 9.7.5, 9.7.6 */
function targetsFrom(state: State, from: number, side: number): number[] {
  const other = 1 - side;
  if (isInside(from)) return [regionAt(from)];
  const targets: number[] = [];
  const inside = insideOf(from);
  if (inside >= 0 && hasArmy(state, inside, other)) targets.push(inside);
  for (const to of tables.neighbours[from]!) if (hasArmy(state, to, other)) targets.push(to);
  return targets;
}

/**
 * Returns whether an Army can attack: a unit At War that need not stay as rear guard, and the escort that the die
 * demands. R 9.3.3
 */
function canAttackFrom(state: State, seat: Seat, from: number, escort: Escort, side: number): boolean {
  const stack = state.stacks[from]!;
  let ready = 0;
  let all = 0;
  for (const troop of UNITS_OF[side]!) {
    const count = stack[troop]!;
    if (count === 0) continue;
    all += count;
    if (isAtWar(state, NATION_OF[troop]!) && commands(state, seat, troop)) ready += count;
  }
  if (ready === 0 || isSpent(state, from, side)) return false;
  if (isLimited(state, side) && !isRested(state, attackers(state, seat, from).troops, side)) return false;
  if (escort === 'none' && (all > 1 || side === 1)) return true;
  const { troops, characters } = attackers(state, seat, from);
  if (!isEscorted(state, escort, troops, characters, side)) return false;
  // A Leader at peace beside the only unit can neither attack nor stay alone.
  return all > ready || ready > 1 || restIsEmpty(state, seat, from, troops, characters);
}

/** Returns the figures that may take part: units and Leaders of Nations At War, Nazgûl and characters. R 9.3.2 */
function attackers(state: State, seat: Seat, from: number): { troops: Troops; characters: number[] } {
  const side = sideOf(state, seat);
  const troops = armyAt(state, from, side);
  for (const troop of TROOPS_OF[side]!) {
    if (troop !== NAZGUL && !(isAtWar(state, NATION_OF[troop]!) && commands(state, seat, troop))) troops[troop] = 0;
  }
  const characters = charactersAt(state, from, side).filter((one) => commandsCharacter(state, seat, one));
  return { troops, characters };
}

/** Returns whether the whole Army attacks. A teammate's character who does not join is no part of the Army. R 13.9 */
function restIsEmpty(
  state: State,
  seat: Seat,
  from: number,
  troops: readonly number[],
  characters: readonly number[],
): boolean {
  const side = sideOf(state, seat);
  for (const troop of TROOPS_OF[side]!) if (troopsAt(state, from, troop) > troops[troop]!) return false;
  return charactersAt(state, from, side).every(
    (character) => characters.includes(character) || !commandsCharacter(state, seat, character),
  );
}

type Split = FrameOf<'attack.split'>;

/**
 * Returns why the attackers may not go in their present strength: the attack and the rear guard each need a unit. R
 * 9.3.3
 */
function whyNotAttackSo(state: State, { seat, escort, from, troops, characters }: Split): Refusal | undefined {
  const side = sideOf(state, seat);
  if (unitsIn(troops, side) === 0) return refuse('nobody-would-go', { troop: -1 });
  const unitStays = unitsAt(state, from, side) > unitsIn(troops, side);
  if (!unitStays && !restIsEmpty(state, seat, from, troops, characters)) {
    return refuse('rear-guard-needs-unit', { place: from });
  }
  if (!isEscorted(state, escort, troops, characters, side)) return refuse('needs-escort', { escort });
  return undefined;
}

/**
 * Returns whether the player may hold back this many figures and still form a legal attack with a unit and a leader.
 */
function mayHoldBack(state: State, frame: Split, troop: number, count: number): boolean {
  if (isUnit(troop) && unitsIn(frame.troops, sideOf(state, frame.seat)) <= count) return false;
  return canStillAttack(state, { ...frame, troops: less(frame.troops, troop, count) });
}

function mayStayOut(state: State, frame: Split, character: number): boolean {
  return canStillAttack(state, { ...frame, characters: frame.characters.filter((one) => one !== character) });
}

/** Returns whether the attackers may go now, or after a unit stays as rear guard. */
function canStillAttack(state: State, frame: Split): boolean {
  if (!isReady(state, frame)) return false;
  if (!whyNotAttackSo(state, frame)) return true;
  return UNITS_OF[sideOf(state, frame.seat)]!.some((troop) => {
    if (frame.troops[troop] === 0) return false;
    const rest = { ...frame, troops: less(frame.troops, troop, 1) };
    return isReady(state, rest) && !whyNotAttackSo(state, rest);
  });
}

/**
 * Returns whether the attackers are led as the die demands, by their controller, with a unit of a Nation that may act.
 */
function isReady(state: State, { seat, escort, troops, characters }: Split): boolean {
  const side = sideOf(state, seat);
  if (!isRested(state, troops, side)) return false;
  if (state.players.length > 2 && !keepsControl(state, seat, troops)) return false;
  return isEscorted(state, escort, troops, characters, side);
}

/** Returns why an Army may not attack another. */
function whyNoAttack(state: State, frame: FrameOf<'attack'>, from: number, to: number): Refusal | undefined {
  const { seat, escort } = frame;
  const side = sideOf(state, seat);
  if (!hasArmy(state, from, side)) return refuse('no-army-there', { place: from });
  if (!commandsSome(state, seat, from)) return refuse('not-your-army', { place: from });
  if (!hasArmy(state, to, 1 - side)) return refuse('no-enemy-there', { place: to });
  if (!targetsFrom(state, from, side).includes(to)) return refuse('not-adjacent', { from, to });
  const card = barringCard(state, regionAt(to), side);
  if (card !== undefined) return refuse('card-bars-entry', { region: regionAt(to), card });
  const stack = state.stacks[from]!;
  const ready = UNITS_OF[side]!.filter((troop) => stack[troop]! > 0 && isAtWar(state, NATION_OF[troop]!));
  if (countIn(stack, ready) === 0) {
    const nation = NATION_OF[UNITS_OF[side]!.find((troop) => stack[troop]! > 0)!]!;
    return refuse('nation-not-at-war', { nation });
  }
  if (isSpent(state, from, side)) return refuse('same-army-twice', { place: from });
  const reason = whyArmyWeary(state, attackers(state, seat, from).troops, side);
  if (reason) return reason;
  return canAttackFrom(state, seat, from, escort, side) ? undefined : refuse('needs-escort', { escort });
}
