import { type Next, type Refusal, refuse } from '@tessera/kernel';
import type { ActionOf } from '../state/action.ts';
import type { Ctx } from '../state/events.ts';
import type { Frame } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { type CombatEffect, combatEffectKindOf } from './combatEffect.ts';
import type { Strike } from './combatKind.ts';
import { blowOf, forfeitOptions, giveUp, payForfeit } from './forfeit.ts';
import { combatRecordOf } from './records.ts';
import { situationKindOf } from './situation.ts';

/** Returns why the combat half cannot be used in the running battle. R 9.4 */
export function whyNotCombat(state: State, side: number, card: number): Refusal | undefined {
  const need = combatRecordOf(card).needs.findIndex((each) => !situationKindOf(each).holds(state, each, side));
  return need < 0 ? undefined : refuse('combat-needs', { combatCard: card, combatNeed: need });
}

/** Returns the stage of a round at which each part of a combat card acts, which is also its initiative. R 9.4.2 */
export function stagesOf(card: number): readonly number[] {
  return combatRecordOf(card).effects.map(({ initiative }) => initiative);
}

/** Applies a part of a combat card; its first part pays the forfeit. */
export function strike(state: State, strike: Strike, ctx: Ctx): Next<Frame> {
  const asks = payForfeit(state, strike, ctx);
  if (asks) return asks;
  const effect = partAt(strike);
  return combatEffectKindOf(effect).strike(state, effect, blowOf(state, strike), ctx);
}

/** Lists the options of a choice that a part of a combat card offers, given the values chosen before it. */
export function strikeOptions(state: State, strike: Strike, chosen: readonly number[]): readonly ActionOf<'choose'>[] {
  const prices = forfeitOptions(state, strike);
  if (prices) return prices;
  const effect = partAt(strike);
  return combatEffectKindOf(effect).options?.(state, effect, blowOf(state, strike), chosen) ?? [];
}

/** Applies the last value of `chosen` to a part of a combat card. */
export function chooseInStrike(state: State, strike: Strike, chosen: readonly number[], ctx: Ctx): Next<Frame> {
  const effect = partAt(strike);
  const kind = combatEffectKindOf(effect);
  if (forfeitOptions(state, strike) === undefined) {
    return kind.struck?.(state, effect, blowOf(state, strike), chosen, ctx);
  }
  giveUp(state, strike, chosen[0]!, ctx.log);
  return kind.strike(state, effect, blowOf(state, strike), ctx);
}

function partAt({ card, part }: Strike): CombatEffect {
  return combatRecordOf(card).effects[part]!;
}
