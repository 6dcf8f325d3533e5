import type { Chance } from '@tessera/kernel';
import type { Change, EditingOptions } from '@tessera/testkit';
import { items } from '../src/content/index.ts';
import { cellsWithin } from '../src/map/blast.ts';
import { siteOf } from '../src/map/site.ts';
import type { Action } from '../src/state/action.ts';
import { type Character, STANCES, type State } from '../src/state/state.ts';
import { newItem } from '../src/units/inventory.ts';
import { CREW_SIZE, crewOf, seatOf, unitCount } from '../src/units/units.ts';

/** Distance at which things are placed: near enough to touch, shoot and walk into. */
const NEAR = 3;

const CARRIED = items.filter(({ source }) => source !== 'innate');
const GOODS = CARRIED.map(({ id }) => id);
const WEAPONS = CARRIED.filter(({ type }) => type !== 'tool').map(({ id }) => id);

/** Changes that put crowds, areas and items around the acting unit, which random play rarely produces. */
const CHANGES = [
  function spotlight(state: State, dice: Chance) {
    const frame = state.flow.at(-1);
    if (state.activation) state.activation.character = dice.pick(crewOf(seatOf(state.activation.character)));
    if (frame?.at !== 'activate') return;
    const character = dice.pick(crewOf(frame.seat));
    state.activation = { character, slots: 3, melee: 0, ranged: 0, weapons: [], used: [] };
    state.flow.splice(-1, 1, { at: 'activation.end' }, { at: 'act' });
  },

  function crowd(state: State, dice: Chance) {
    const cells = cellsAround(state);
    for (let left = dice.d(6); left > 0; left--) {
      const unit = dice.d(unitCount(state)) - 1;
      const there = state.characters[unit] ?? state.npcs[unit - state.characters.length]!;
      if (there !== actorOf(state)) there.cell = dice.pick(cells);
    }
  },

  function ground(state: State, dice: Chance) {
    for (let left = dice.d(3); left > 0; left--) {
      const cells = cellsWithin(siteOf(state.map), dice.pick(cellsAround(state)), dice.d(2) - 1);
      state.areas.push({ effect: dice.pick(['smoke', 'shock', 'freeze']), cells, turns: 1 });
    }
  },

  function pockets(state: State, dice: Chance) {
    const actor = actorOf(state);
    for (let left = dice.d(3); left > 0; left--) {
      const id =
        dice.d(2) === 1 && actor.items.length > 0
          ? dice.pick(actor.items).item
          : dice.pick(dice.pick([GOODS, WEAPONS]));
      const item = newItem(state, id);
      actor.items.push({ ...item, loaded: dice.d(3) > 1, uses: item.uses > 0 && dice.d(4) === 1 ? 0 : item.uses });
    }
  },

  function stances(state: State, dice: Chance) {
    for (let left = dice.d(4); left > 0; left--) dice.pick(state.characters).stance = dice.pick(STANCES);
  },

  function slots(state: State, dice: Chance) {
    if (state.activation) state.activation.slots = dice.d(4) - 1;
  },

  function litter(state: State, dice: Chance) {
    const cells = cellsAround(state);
    for (const thing of [...state.drops, ...state.gear]) {
      if (thing.cell >= 0 && dice.d(3) === 1) thing.cell = dice.pick(cells);
    }
  },
] satisfies readonly Change[];

/** Settings of the law of edited states for Heist City. */
export const editing = { edits: 12, changes: CHANGES, isPossible, isUnlisted } satisfies EditingOptions;

function actorOf(state: State): Character {
  return state.characters[state.activation?.character ?? 0]!;
}

function cellsAround(state: State): number[] {
  const { cell } = actorOf(state);
  return cell < 0 ? [0] : cellsWithin(siteOf(state.map), cell, NEAR);
}

/** Returns whether every unit is on one hex, and every carried thing has one carrier. */
function isPossible({ map, characters, npcs, drops, gear, activation }: State): boolean {
  const { size } = siteOf(map);
  const carried = characters.flatMap(({ carries }) => carries);
  const things = [...characters, ...npcs, ...drops, ...gear];
  return (
    characters.length === 2 * CREW_SIZE &&
    things.every(({ cell }) => cell < size) &&
    new Set(carried).size === carried.length &&
    carried.every((drop) => drops[drop]?.cell === -1) &&
    (activation === null || activation.character < characters.length)
  );
}

/**
 * Returns whether `legal` omits an action: loadouts, plans and explicit paths are too many to list, and so are things
 * left for nothing.
 */
function isUnlisted(action: Action): boolean {
  if (action.type === 'loadout' || action.type === 'plan') return true;
  return 'path' in action || 'leave' in action || ('using' in action && action.using === 'BS');
}
