import { type Refusal, refuse, type Seat } from '@tessera/kernel';
import { NONE } from '../content/index.ts';
import { holds } from '../deck/condition.ts';
import { cardOf, combatHalfOf } from '../deck/deck.ts';
import { lastingKindOf } from '../deck/lastingEffect.ts';
import { WILL_DIE } from '../pieces/dice.ts';
import { sideOf } from '../pieces/roles.ts';
import { FREE } from '../state/numbers.ts';
import type { State } from '../state/state.ts';
import type {
  CardRules,
  CombatPart,
  DiscardTrigger,
  Play,
  RemovalCost,
  StandingEffect,
  StandingKind,
  Strike,
} from './cardRulesTypes.ts';
import { combatEffectKindOf } from './combatEffect.ts';
import { effectKindOf } from './effect.ts';
import { blowOf, forfeitOptions, giveUp, payForfeit } from './forfeit.ts';
import { programOf } from './program.ts';
import { situationKindOf } from './situation.ts';

/** Implements the questions of the rules about cards from the content. */
export const cardRules: CardRules = {
  symbolOf: (card) => cardOf(card).symbol,
  roleOf: (card) => cardOf(card).role,
  stepsOf: (card) => cardOf(card).event.effects.length,
  isTableCard: (card) => cardOf(card).event.table !== undefined,
  whyNotPlay,

  run: (state, play, ctx) => kindAt(play).run(state, effectAt(play), play, ctx),
  options: (state, play, chosen) => kindAt(play).options?.(state, effectAt(play), play, chosen) ?? [],
  chosen: (state, play, chosen, ctx) => kindAt(play).chosen?.(state, effectAt(play), play, chosen, ctx),

  whyNotCombat,
  partsOf: (card) =>
    combatHalfOf(card).effects.map(({ initiative }): CombatPart => ({ stage: initiative, initiative })),
  strike(state, strike, ctx) {
    const asks = payForfeit(state, strike, ctx);
    if (asks) return asks;
    const effect = partAt(strike);
    return combatEffectKindOf(effect).strike(state, effect, blowOf(state, strike), ctx);
  },
  strikeOptions(state, strike, chosen) {
    const prices = forfeitOptions(state, strike);
    if (prices) return prices;
    const effect = partAt(strike);
    return combatEffectKindOf(effect).options?.(state, effect, blowOf(state, strike), chosen) ?? [];
  },
  struck(state, strike, chosen, ctx) {
    const effect = partAt(strike);
    const kind = combatEffectKindOf(effect);
    if (forfeitOptions(state, strike) === undefined) {
      return kind.struck?.(state, effect, blowOf(state, strike), chosen, ctx);
    }
    giveUp(state, strike, chosen[0]!, ctx.log);
    return kind.strike(state, effect, blowOf(state, strike), ctx);
  },

  standing,
  leaves,
  removalCost,
};

function effectAt({ card, step }: Play) {
  return programOf(card)[step]!.effect;
}

function kindAt(play: Play) {
  return effectKindOf(effectAt(play));
}

function partAt({ card, part }: Strike) {
  return combatHalfOf(card).effects[part]!;
}

/**
 * Returns why a card cannot be played: its condition fails, or no part of it would do anything. R 11.1, 11.1a, 11.1c
 */
function whyNotPlay(state: State, seat: Seat, card: number, die: number): Refusal | undefined {
  const { needs, effects, table } = cardOf(card).event;
  const need = needs.findIndex((condition) => !holds(state, condition));
  if (need >= 0) return refuse('card-needs', { card, need });
  if (table !== undefined) return wouldLeave(state, card) ? refuse('card-would-leave', { card }) : undefined;
  // While a card is being chosen, the paying die has already left the pool.
  const paying = state.flow.at(-1)?.at === 'card' ? NONE : die;
  const side = sideOf(state, seat);
  const does = effects.some((effect, step) =>
    effectKindOf(effect).can(state, effect, { card, step, seat, side, paying }),
  );
  return does ? undefined : refuse('card-without-effect', { card });
}

/** Returns whether a card for the table would have to leave it at once. R 11.1c */
function wouldLeave(state: State, card: number): boolean {
  const { until } = cardOf(card).event.table!;
  return leaves(state, card, 'action-end') || (until.includes('revealed') && !state.fellowship.hidden);
}

/** Returns why the combat half cannot be used in the running battle. R 9.4 */
function whyNotCombat(state: State, side: number, card: number): Refusal | undefined {
  const need = combatHalfOf(card).needs.findIndex((each) => !situationKindOf(each).holds(state, each, side));
  return need < 0 ? undefined : refuse('combat-needs', { combatCard: card, combatNeed: need });
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
function standing({ table }: State, kind: StandingKind): readonly StandingEffect[] {
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
function leaves(state: State, card: number, because: DiscardTrigger): boolean {
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
function removalCost(state: State, seat: Seat, card: number, die: number): RemovalCost | undefined {
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
