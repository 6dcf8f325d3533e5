import type { Seat } from '@tessera/kernel';
import type { GameFormatter } from '@tessera/text';
import type { Action } from '../state/action.ts';
import type { View } from '../state/state.ts';
import { type Advice, type AdviceFilter, type AdviceItem, byGravity, isMuted } from './advice.ts';
import { alert } from './alert.ts';
import { combat } from './combat.ts';
import { type Counsel, filterAdvice } from './counsel.ts';
import { equipment } from './equipment.ts';
import { movement } from './movement.ts';
import { considerationOf, occasionOf } from './occasion.ts';
import { points } from './points.ts';
import { REFUSAL_SAYINGS, refusedCode, whyNot } from './refusals.ts';
import { slots } from './slots.ts';
import { state } from './state.ts';
import { targeting } from './targeting.ts';
import { turnOrder } from './turnOrder.ts';

const COUNSELS: readonly Counsel[] = [movement, slots, targeting, state, turnOrder, combat, equipment, points, alert];

/** Returns advice about the current position, the highest severity first. It reads only the view of a seat. */
export function advise(view: View, seat: Seat, filter: AdviceFilter = {}): Advice[] {
  const occasion = occasionOf(view, seat);
  return COUNSELS.flatMap((counsel) => filterAdvice(counsel, filter, (add) => counsel.situation?.(occasion, add))).sort(
    byGravity,
  );
}

/**
 * Returns advice about an action before it is taken, the highest severity first. For an illegal action it returns only
 * the reason.
 */
export function adviseAction(view: View, seat: Seat, action: Action, filter: AdviceFilter = {}): Advice[] {
  const reason = whyNot(view, seat, action);
  if (reason) return isMuted(reason.category, filter) ? [] : [reason];
  const consideration = considerationOf(view, seat, action);
  return COUNSELS.flatMap((counsel) =>
    filterAdvice(counsel, filter, (add) => counsel.action?.(consideration, add)),
  ).sort(byGravity);
}

/** Every kind of advice, by code. */
export const ADVICE_SAYINGS: Readonly<Record<string, AdviceItem>> = Object.fromEntries(
  [...COUNSELS.map(({ sayings }) => sayings), REFUSAL_SAYINGS].flatMap((sayings) => Object.entries(sayings)),
);

/** Formats advice as text. */
export function adviceText({ code, params }: Advice, { format }: Pick<GameFormatter, 'format'>): string {
  const refused = refusedCode(code);
  return refused === undefined ? format(`advice.${code}`, params) : format(`refusal.${refused}`, params);
}
