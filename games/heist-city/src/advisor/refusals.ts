import { admit, type Refusal, type Seat } from '@tessera/kernel';
import { heistCity } from '../game/game.ts';
import type { Action } from '../state/action.ts';
import type { RefusalCode } from '../state/refusals.ts';
import type { View } from '../state/state.ts';
import type { Advice, AdviceItem, Category } from './advice.ts';
import { imaginedState } from './foresight.ts';

/** Returns why an action is not open to a seat, or undefined. */
export function whyNot(view: View, seat: Seat, action: Action): Advice | undefined {
  const admission = admit(heistCity, imaginedState(view, seat), view.loadouts.length, seat, action);
  return admission.ok ? undefined : explainRefusal(admission.refusal);
}

/** Converts a refusal to advice with a category and a severity. The sentence is that of the refusal. */
export function explainRefusal({ code, params = {} }: Refusal): Advice {
  const known = Object.hasOwn(ABOUT, code) ? code : OTHERWISE;
  return { category: ABOUT[known]!, severity: 'warning', code: PREFIX + known, params: { ...params, reason: code } };
}

/** Returns the code of the refusal behind advice, if there is one. */
export function refusedCode(code: string): string | undefined {
  return code.startsWith(PREFIX) ? code.slice(PREFIX.length) : undefined;
}

const PREFIX = 'refused-';

/** Fallback for refusals without a text. */
const OTHERWISE = 'otherwise';

/** Categories of the refusals of the rules. */
const OWN = {
  'wrong-phase': 'turn-order',
  'not-active': 'turn-order',
  'already-activated': 'turn-order',
  'no-passing': 'turn-order',
  'not-yours': 'turn-order',
  'wrong-state': 'state',
  'wrong-role': 'state',
  'must-be-overt': 'state',
  'too-stealthy': 'state',
  'no-slots': 'slots',
  'too-many-slots': 'slots',
  'used-up': 'slots',
  'not-loaded': 'equipment',
  loaded: 'equipment',
  'not-carrying': 'equipment',
  disabled: 'equipment',
  'no-room': 'equipment',
  'not-throwable': 'equipment',
  'wrong-crew': 'equipment',
  'unknown-item': 'equipment',
  'not-for-sale': 'equipment',
  'duplicate-item': 'equipment',
  'too-many-items': 'equipment',
  'over-budget': 'equipment',
  armed: 'combat',
  'not-a-weapon': 'combat',
  'wrong-skill': 'combat',
  'no-target': 'targeting',
  'not-an-enemy': 'targeting',
  unseen: 'targeting',
  'out-of-range': 'targeting',
  'no-sight': 'targeting',
  'blocked-path': 'movement',
  'not-in-zone': 'movement',
  occupied: 'movement',
  'no-alert-changes': 'alert',
} as const satisfies Readonly<Record<RefusalCode, Category>>;

/** Categories of the refusals of the kernel. */
const OF_THE_TABLE = {
  'match-over': 'turn-order',
  'not-your-decision': 'turn-order',
  'wrong-decision': 'turn-order',
  'not-an-option': 'targeting',
  [OTHERWISE]: 'turn-order',
} as const;

const ABOUT: Readonly<Record<string, Category | undefined>> = { ...OF_THE_TABLE, ...OWN };

/** Advice kinds of all refusals. */
export const REFUSAL_SAYINGS: Readonly<Record<string, AdviceItem>> = Object.fromEntries(
  Object.keys(ABOUT).map((code) => [PREFIX + code, { severity: 'warning', isRule: true }]),
);
