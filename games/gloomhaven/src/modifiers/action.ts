import { unknownTag } from '@tessera/rules';
import * as z from 'zod';
import { type AttackAction, attack } from './actions/attack.ts';
import { type HealAction, heal } from './actions/heal.ts';
import { type LootAction, loot } from './actions/loot.ts';
import { type MoveAction, move } from './actions/move.ts';
import { type SpecialAction, special } from './actions/special.ts';
import { type SummonAction, summon } from './actions/summon.ts';
import { TextAction } from './actions/text.ts';
import { type Modifier, modifier } from './modifier.ts';
import { wire } from './nested.ts';

/** One ability of a card, an item or a monster card. */
export type Action = AttackAction | MoveAction | HealAction | LootAction | SpecialAction | SummonAction | TextAction;

/** The schema of an action. An unknown type is reported as `E_UNKNOWN_ACTION` with the nearest name. */
export const action: z.ZodType<Action> = z.discriminatedUnion(
  'type',
  [attack, move, heal, loot, special, summon, TextAction],
  { error: unknownTag('E_UNKNOWN_ACTION') },
);
wire({ action });

/** Returns the modifiers of an action; text has none. */
export function modifiersOf(action: Action): readonly Modifier[] {
  return action.type === 'text' ? [] : action.modifiers;
}

/** A half of an ability card, a whole monster card or an item: abilities in order, and modifiers for all of them. */
export interface Instructions {
  readonly actions: readonly Action[];
  readonly modifiers: readonly Modifier[];
}

export const instructions: z.ZodType<Instructions> = z.strictObject({
  actions: z.array(action).min(1).max(8),
  modifiers: z.array(modifier).max(8).default([]),
});
