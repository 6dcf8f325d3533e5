import { type ActionRule, type Next, type Refusal, refuse } from '@tessera/kernel';
import { type ActionRecord, actionOf } from '../content/index.ts';
import type { ActionOf, SlotAction } from '../state/action.ts';
import type { Ctx } from '../state/events.ts';
import type { Frame } from '../state/frames.ts';
import type { State, View } from '../state/state.ts';
import { equipmentWorks, toolEffect } from '../units/stats.ts';
import { roleOf } from '../units/units.ts';

type SlotType = SlotAction['type'];

/** Listing, refusal and effect of an action. */
type Rule<Type extends SlotType> = ActionRule<ActionOf<Type>, State, Ctx, number, Next<Frame>, View>;

/**
 * Rule of an action that costs slots. `options` returns exactly the actions that `refuse` accepts, given that a record
 * is available. `refuse` does not check slots, state, role and limits; `play` does not pay. R 7.2
 */
export interface SlotActionRule<Type extends SlotType> extends Rule<Type> {
  /** Returns the action's record in the content; attacks have one per kind of weapon. */
  record(action: ActionOf<Type>): string;
  /** Records it may use. It is listed only if one of them is available. */
  readonly records: readonly string[];
}

/** Rules of one file: `satisfies ActionRules<'charm' | 'mob-intel'>`. */
export type ActionRules<Type extends SlotType> = { readonly [T in Type]: SlotActionRule<T> };

/** Returns the rule of an action with a single record. */
export function ruleOf<Type extends SlotType>(id: string, rule: Rule<Type>): SlotActionRule<Type> {
  return { record: () => id, records: [id], ...rule };
}

/** Returns the slots an action costs. R 7.4; mob intel is cheaper with Donuts, R 14.6 */
export function slotCost(state: View, unit: number, { id, slots }: ActionRecord): number {
  return id === 'get-mob-intel' ? (toolEffect(state, unit, 'cheap-intel')?.slots ?? slots) : slots;
}

/** Returns whether the active character may take this kind of action. */
export function isAvailable(state: View, unit: number, id: string): boolean {
  return mayTake(state, unit, actionOf(id, state.variants));
}

/** Returns whether a character may take the action of a record. */
export function mayTake(state: View, unit: number, record: ActionRecord): boolean {
  return obstacleTo(state, unit, record) === undefined;
}

/** Returns why a character may not take this kind of action, independent of the target. R 7.2 */
export function refuseRecord(state: View, unit: number, id: string): Refusal | undefined {
  const record = actionOf(id, state.variants);
  const code = obstacleTo(state, unit, record);
  if (code === undefined) return undefined;
  const { stance } = state.characters[unit]!;
  const slots = slotCost(state, unit, record);
  return refuse(code, { action: id, slots, left: slotsLeft(state, unit), stance, item: record.item ?? '' });
}

/** Returns the slots a character has left in its activation; 0 for all other characters. R 7.1 */
function slotsLeft({ activation }: View, unit: number): number {
  return activation?.character === unit ? activation.slots : 0;
}

function obstacleTo(state: View, unit: number, record: ActionRecord): string | undefined {
  const { stance, spent, items } = state.characters[unit]!;
  if (record.role !== undefined && record.role !== roleOf(unit)) return 'wrong-role';
  if (record.limit === 'game' && spent.includes(record.id)) return 'used-up';
  if (record.limit === 'turn' && state.activation?.used.includes(record.id)) return 'used-up';
  if (slotCost(state, unit, record) > slotsLeft(state, unit)) return 'no-slots';
  if (!record.stances.includes(stance)) return 'wrong-state';
  if (record.item === undefined) return undefined;
  if (!items.some(({ item, uses }) => item === record.item && uses !== 0)) return 'not-carrying';
  return equipmentWorks(state, unit) ? undefined : 'disabled';
}

/** Pays for an action: its slots, and one of its limited uses. */
export function pay(state: State, unit: number, id: string): void {
  const record = actionOf(id, state.variants);
  const activation = state.activation!;
  activation.slots -= slotCost(state, unit, record);
  if (record.limit === 'game') state.characters[unit]!.spent.push(record.id);
  if (record.limit === 'turn') activation.used.push(record.id);
}
