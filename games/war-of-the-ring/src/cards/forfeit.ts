import type { Next } from '@tessera/kernel';
import { nazgulLeadershipOf } from '../battle/battleRecord.ts';
import { combatHalfOf } from '../deck/deck.ts';
import type { ActionOf } from '../state/action.ts';
import type { Ctx } from '../state/events.ts';
import type { Frame } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { askFighter, fighterOf, pick } from './choices.ts';
import type { Blow, Strike } from './combatKind.ts';

/** Pays the Leadership of Nazgûl that a combat card costs, before its first effect. R 9.4.4 */
export function payForfeit(state: State, strike: Strike, { log }: Ctx): Next<Frame> {
  const price = priceOf(strike);
  if (price === undefined || strike.part > 0) return undefined;
  if (price === 'any') return mustChoose(state, strike) ? [askFighter(strike)] : undefined;
  giveUp(state, strike, price, log);
  return undefined;
}

/** Returns how much Leadership the owner may give up, while that choice is open. */
export function forfeitOptions(state: State, strike: Strike): readonly ActionOf<'choose'>[] | undefined {
  if (!mustChoose(state, strike)) return undefined;
  return Array.from({ length: nazgulLeadershipOf(state) }, (_, i) => pick('number', i + 1));
}

export function giveUp(state: State, { side }: Strike, points: number, log: Ctx['log']): void {
  fighterOf(state, side).forfeited += points;
  log({ type: 'leadership-forfeited', side, points });
}

/**
 * Returns the card with its forfeited Leadership. Only this card makes the Shadow forfeit, so the forfeited points are
 * its cost.
 */
export function blowOf(state: State, strike: Strike): Blow {
  return { ...strike, forfeited: fighterOf(state, strike.side).forfeited };
}

function priceOf({ card }: Strike): number | 'any' | undefined {
  const { forfeits } = combatHalfOf(card);
  return forfeits === undefined || forfeits === 'companions' ? undefined : forfeits.nazgul;
}

function mustChoose(state: State, strike: Strike): boolean {
  return strike.part === 0 && priceOf(strike) === 'any' && fighterOf(state, strike.side).forfeited === 0;
}
