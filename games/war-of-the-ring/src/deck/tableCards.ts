import type { Ctx } from '../state/events.ts';
import { DECK_SIZE } from '../state/numbers.ts';
import type { State } from '../state/state.ts';
import { type DiscardTrigger, leaves } from './standing.ts';

/** Discards table cards whose condition ended or whose ending event happened. R 11.3 */
export function settleTable(state: State, because: DiscardTrigger, ctx: Ctx): void {
  if (state.table.length === 0) return;
  for (const card of [...state.table]) {
    if (leaves(state, card, because)) discardFromTable(state, card, ctx);
  }
}

/** Removes a card from the table to the public discards. */
export function discardFromTable(state: State, card: number, ctx: Ctx): void {
  const at = state.table.indexOf(card);
  if (at < 0) return;
  state.table.splice(at, 1);
  state.discards[Math.floor(card / DECK_SIZE)]!.push(card);
  ctx.log({ type: 'table-card-left', card });
}

/** Discards a card from the table to use it. */
export function spendTableCard(state: State, card: number, ctx: Ctx): void {
  ctx.log({ type: 'table-card-used', card });
  discardFromTable(state, card, ctx);
}
