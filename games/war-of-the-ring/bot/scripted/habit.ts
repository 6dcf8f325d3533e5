import type { Question } from '@tessera/bots';
import type { Seat } from '@tessera/kernel';
import { CHARACTER_DIE, EVENT_DIE, MUSTER_ARMY_DIE, WILL_DIE } from '../../src/pieces/dice.ts';
import type { Action, ActionOf } from '../../src/state/action.ts';
import type { View } from '../../src/state/state.ts';
import type { Reason } from '../judgement.ts';

/** A seat's view and its legal actions. */
export interface HabitContext {
  readonly view: View;
  readonly seat: Seat;
  readonly side: number;
  readonly legal: readonly Action[];
  readonly chance: Question['chance'];
}

/** One habit of people: returns a move if the habit applies. */
export interface Habit {
  readonly reason: Reason;
  readonly move: (table: HabitContext) => Action | undefined;
}

export function habit(reason: Reason, move: Habit['move']): Habit {
  return { reason, move };
}

/** Returns all legal moves of a type. */
export function allOf<Type extends Action['type']>({ legal }: HabitContext, type: Type): ActionOf<Type>[] {
  return legal.filter((action): action is ActionOf<Type> => action.type === type);
}

/** Returns the item with the lowest number; on a tie the first. */
export function leastBy<Item>(items: readonly Item[], number: (item: Item) => number): Item | undefined {
  let least: Item | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const value = number(item);
    if (value >= lowest) continue;
    lowest = value;
    least = item;
  }
  return least;
}

/** Order in which people spend dice: an Event die before one that moves the Fellowship. */
const DEARNESS: Readonly<Record<number, number>> = {
  [EVENT_DIE]: 0,
  [MUSTER_ARMY_DIE]: 2,
  [CHARACTER_DIE]: 3,
  [WILL_DIE]: 4,
};
const DEFAULT_DEARNESS = 1;

/** Returns a use of the die that is missed least. */
export function dieUseOf(table: HabitContext, as: ActionOf<'use'>['as']): Action | undefined {
  const uses = allOf(table, 'use').filter((use) => use.as === as);
  return leastBy(uses, ({ die }) => DEARNESS[die] ?? DEFAULT_DEARNESS);
}

/** Returns a random item, or undefined for an empty list. */
export function anyOf<Item>(items: readonly Item[], { chance }: HabitContext): Item | undefined {
  return items.length > 0 ? chance.pick(items) : undefined;
}
