import type { Seat } from '@tessera/kernel';
import { isAtWar, isForeign } from '../map/freeRegion.ts';
import { charactersAt } from '../pieces/characters.ts';
import {
  commanderOf,
  commanderOfTroops,
  commands,
  commandsCharacter,
  isTeam,
  seatsOf,
  sideOf,
} from '../pieces/roles.ts';
import { NATION_OF, NAZGUL, TROOPS_OF } from '../pieces/troops.ts';
import type { Action } from '../state/action.ts';
import type { FrameOf, Group } from '../state/frames.ts';
import type { Rule, State } from '../state/state.ts';
import { marchingCharacters } from './marchGroup.ts';

type Split = FrameOf<'split'> | FrameOf<'attack.split'>;

/** Teammates in one place act as one Army if both agree; its controller moves it. R 13.9 */
export const join = {
  join: {
    asks: (_state, { asked }) => asked,
    prompt: (_state, { split }) => ({ code: 'join', params: { place: split.from } }),
    options: (): Action[] => [{ type: 'accept' }, { type: 'decline' }],
    answers: {
      accept: (state, { split }) => [
        { ...split, troops: together(state, split), characters: charactersTogether(state, split) },
      ],
      decline: (_state, { split }) => [split],
    },
  },
} satisfies Rule<'join'>;

/** Returns the split of an Army, preceded by the question to a teammate whose figures could join. */
export function splitFrames(state: State, split: Split): [Split | FrameOf<'join'>] {
  const side = sideOf(state, split.seat);
  if (!isTeam(state, side) || commanderOf(state, split.from, side) !== split.seat) return [split];
  const all = together(state, split);
  const isSame =
    all.every((count, troop) => count === split.troops[troop]) &&
    charactersTogether(state, split).length === split.characters.length;
  if (isSame) return [split];
  // With the teammate's figures, the player might lose control of the group.
  if (!keepsControl(state, split.seat, all)) return [split];
  const asked = seatsOf(state, side).find((seat) => seat !== split.seat)!;
  return [{ at: 'join', asked, split }];
}

/** Returns the player's group with the teammate's movable figures: unmoved, held by no border, At War for an attack. */
function together(state: State, split: Split): number[] {
  const side = sideOf(state, split.seat);
  const stack = state.stacks[split.from]!;
  const troops = [...split.troops];
  for (const troop of TROOPS_OF[side]!) {
    if (troop === NAZGUL || commands(state, split.seat, troop)) continue;
    const nation = NATION_OF[troop]!;
    const held = split.at === 'split' ? isForeign(state, nation, split.to) : !isAtWar(state, nation);
    if (!held) troops[troop] = Math.max(0, stack[troop]! - marchedThere(split, troop));
  }
  return troops;
}

/** Returns the player's characters with the teammate's movable ones. R 13.7 */
function charactersTogether(state: State, split: Split): number[] {
  const side = sideOf(state, split.seat);
  const there =
    split.at === 'split'
      ? marchingCharacters(state, split.from, split.marched, side)
      : charactersAt(state, split.from, side);
  return there.filter((one) => split.characters.includes(one) || !commandsCharacter(state, split.seat, one));
}

function marchedThere(split: Split, troop: number): number {
  if (split.at !== 'split') return 0;
  return split.marched.reduce((sum, { place, troops }: Group) => sum + (place === split.from ? troops[troop]! : 0), 0);
}

/** Returns whether the player still controls the acting part after a split. R 13.9 */
export function keepsControl(state: State, seat: Seat, troops: readonly number[]): boolean {
  const side = sideOf(state, seat);
  return !isTeam(state, side) || commanderOfTroops(state, troops, side) === seat;
}
