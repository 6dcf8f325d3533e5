import { type Next, type Refusal, refuse } from '@tessera/kernel';
import { actionOf, crew } from '../content/index.ts';
import type { Action, SlotAction } from '../state/action.ts';
import type { Ctx } from '../state/events.ts';
import type { Frame } from '../state/frames.ts';
import type { State, View } from '../state/state.ts';
import { isWaiting } from '../units/turnStructure.ts';
import { FIRST_NPC } from '../units/units.ts';
import { repeatPenalty } from '../weapons/targetNumber.ts';
import { mayTake, pay, refuseRecord, type SlotActionRule, slotCost } from './actionRule.ts';
import { attacks } from './attackAction.ts';
import { brain } from './brain.ts';
import { face } from './face.ts';
import { hackActions } from './hacking.ts';
import { moves } from './moves.ts';
import { muscle } from './muscle.ts';
import { ninja } from './ninja.ts';
import { objectives } from './objectives.ts';
import { reloadActions } from './reload.ts';
import { social } from './social.ts';
import { spook } from './spook.ts';
import { stanceActions } from './stanceActions.ts';
import { thrownWeaponRule } from './thrownWeapons.ts';
import { tools } from './tools.ts';

/** Rule of every action that costs slots. R 7.4 to 7.6 */
const RULES = {
  ...moves,
  ...objectives,
  ...hackActions,
  ...social,
  ...attacks,
  ...thrownWeaponRule,
  ...reloadActions,
  ...stanceActions,
  ...face,
  ...muscle,
  ...ninja,
  ...brain,
  ...spook,
  ...tools,
} satisfies Readonly<Record<SlotAction['type'], object>>;

// Each action gets the rule of its type: the table guarantees it, but TypeScript cannot infer it from a lookup.
const ruleFor = RULES as Readonly<Record<string, SlotActionRule<SlotAction['type']>>>;
/** Rules in the order of the list; a rule of several types is listed once. */
const IN_ORDER = [...new Set(Object.values(ruleFor))].map((rule) => ({
  rule,
  usual: rule.records.map((id) => actionOf(id)),
}));

const NO_ACTIONS: readonly SlotAction[] = [];

/** Returns all slot actions of the active character; ending the activation is always possible too. R 7.2 */
export function getLegalActions(state: View, unit: number): SlotAction[] {
  if (refuseActor(state, unit)) return [];
  const lists: (readonly SlotAction[])[] = [];
  for (const entry of IN_ORDER) if (isWorthListing(state, unit, entry)) lists.push(entry.rule.options(state, unit));
  // One call copies whole lists: pushing hundreds of moves one by one showed in the benchmark.
  return NO_ACTIONS.concat(...lists);
}

function isWorthListing(state: View, unit: number, { rule, usual }: (typeof IN_ORDER)[number]): boolean {
  const isUsual = state.variants.length === 0;
  for (let i = 0; i < usual.length; i++) {
    const record = isUsual ? usual[i]! : actionOf(rule.records[i]!, state.variants);
    if (mayTake(state, unit, record)) return true;
  }
  return false;
}

/** Returns whether an action belongs to an activation. */
export function isSlotAction(action: Action): action is SlotAction {
  return Object.hasOwn(RULES, action.type);
}

/** Returns whether a character may take an action now, and the reason if not. R 7.2, 19.5 */
export function isActionLegal(state: View, unit: number, action: SlotAction): { legal: boolean; refusal?: Refusal } {
  const refusal = refuseAction(state, unit, action);
  return refusal ? { legal: false, refusal } : { legal: true };
}

/** Returns why a character may not take an action now. */
export function refuseAction(state: View, unit: number, action: SlotAction): Refusal | undefined {
  const rule = ruleFor[action.type]!;
  return refuseActor(state, unit) ?? refuseRecord(state, unit, rule.record(action)) ?? rule.refuse(state, unit, action);
}

/** Returns why a character is not the active one. */
function refuseActor({ phase, activation }: View, unit: number): Refusal | undefined {
  if (phase !== 'player-activation') return refuse('wrong-phase', { phase });
  return activation?.character === unit ? undefined : refuse('not-active', { unit });
}

/** Plays a legal action and pays for it. */
export function playAction(state: State, unit: number, action: SlotAction, ctx: Ctx): Next<Frame> {
  const rule = ruleFor[action.type]!;
  pay(state, unit, rule.record(action));
  return rule.play(state, unit, action, ctx);
}

/** Returns the slots an action costs the acting unit. */
export function slotsOf(state: View, unit: number, action: SlotAction): number {
  return slotCost(state, unit, actionOf(recordOf(action), state.variants));
}

/** Returns the id of an action's record in the content. */
export function recordOf(action: SlotAction): string {
  return ruleFor[action.type]!.record(action);
}

/** Returns the slots a character has left this turn: all of them before it activates. R 7.1 */
export function getRemainingSlots(state: View, unit: number): number {
  if (state.activation?.character === unit) return state.activation.slots;
  return isWaiting(state, unit) ? crew.actionSlots : 0;
}

/** Returns whether a character can still be activated this turn. R 6.4 */
export function canActivate(state: View, unit: number): boolean {
  return unit < FIRST_NPC && state.phase === 'player-activation' && state.activation === null && isWaiting(state, unit);
}

/** Returns the penalty that earlier attacks of this activation add for this kind or weapon. R 9.3 */
export function getRepeatPenalty(state: View, unit: number, kind: 'melee' | 'ranged', weapon = ''): number {
  return repeatPenalty(state, unit, kind, weapon);
}
