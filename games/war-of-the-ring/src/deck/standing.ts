import type { Seat } from '@tessera/kernel';
import { type CardSymbol, NONE } from '../content/index.ts';
import { WILL_DIE } from '../pieces/dice.ts';
import { sideOf } from '../pieces/roles.ts';
import { FREE, SHADOW } from '../state/numbers.ts';
import type { State } from '../state/state.ts';
import { holds } from './condition.ts';
import { cardOf } from './deck.ts';
import { type LastingType, lastingKindOf } from './lastingEffect.ts';
import type { StandingEffect } from './lastingKind.ts';

/** Event that may make a card leave the table. */
export type DiscardTrigger = 'declared' | 'declared-safe' | 'revealed' | 'attack-or-companion-advance' | 'action-end';

/** Price of taking a card off the table, if the seat can pay it now with this die. R 6.8, 6.10, 11.3 */
export interface RemovalCost {
  /** An Elven Ring is spent too. */
  readonly ring: boolean;
  /** Cards to discard from the hand, one of each symbol. */
  readonly symbols: readonly CardSymbol[];
}

/** Standing effects of each card on the table, by kind. */
const standings = new Map<number, ReadonlyMap<string, StandingEffect>>();

function standingsOf(card: number): ReadonlyMap<string, StandingEffect> {
  let known = standings.get(card);
  if (known === undefined) {
    const does = cardOf(card).event.table?.does ?? [];
    known = new Map(
      does.map((each) => [
        each.type,
        { card, regions: [], nation: NONE, amount: 0, ...lastingKindOf(each).standing?.(each) },
      ]),
    );
    standings.set(card, known);
  }
  return known;
}

const NOTHING: readonly StandingEffect[] = [];

/**
 * Returns the standing effects of a kind. Called at every step of a march and mostly empty, so it allocates no list
 * then.
 */
export function standingEffects({ table }: State, kind: LastingType): readonly StandingEffect[] {
  let found: StandingEffect[] | undefined;
  for (const card of table) {
    const one = standingsOf(card).get(kind);
    if (one === undefined) continue;
    if (found === undefined) found = [one];
    else found.push(one);
  }
  return found ?? NOTHING;
}

/** Returns whether a card leaves the table: its condition ended, or an event that it names happened. R 11.3 */
export function leaves(state: State, card: number, because: DiscardTrigger): boolean {
  const { while: conditions, until } = cardOf(card).event.table!;
  if (conditions.some((condition) => !holds(state, condition))) return true;
  return until.some((what) => {
    switch (what) {
      case 'declared':
        return because === 'declared' || because === 'declared-safe';
      case 'declared-at-home':
        return because === 'declared-safe';
      case 'revealed':
        return because === 'revealed';
      case 'provoked':
        return because === 'attack-or-companion-advance';
      case 'activated':
        return state.active[standingsOf(card).get('activation-only')?.nation ?? NONE] === true;
    }
    return false;
  });
}

/** Returns the cheapest price with this die for the other side to take the card off the table. R 6.8, 6.10 */
export function removalCost(state: State, seat: Seat, card: number, die: number): RemovalCost | undefined {
  const { side, event } = cardOf(card);
  const asker = sideOf(state, seat);
  if ((side === 'free') === (asker === FREE)) return undefined;
  const way = event.table?.removal.find((removal) => {
    if (removal.die === 'will' && die !== WILL_DIE) return false;
    if (removal.ring && (state.rings[asker] === 0 || state.ringUsed[asker])) return false;
    return removal.if.every((condition) => holds(state, condition));
  });
  return way && { ring: way.ring, symbols: way.cards };
}

/** Returns the card on the table that keeps Armies of this side out of a region. */
export function barringCard(state: State, region: number, side: number): number | undefined {
  if (state.table.length === 0 || side !== SHADOW) return undefined;
  return standingEffects(state, 'no-entry').find(({ regions }) => regions.includes(region))?.card;
}
