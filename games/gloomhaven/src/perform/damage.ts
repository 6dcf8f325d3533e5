import { refuse } from '@tessera/kernel';
import { endActive } from '../abilities/activation.ts';
import { discardedCards, isLosable } from '../cards/activeCards.ts';
import { moveCards } from '../cards/piles.ts';
import { alteredDamage, hasCondition, loseCondition } from '../conditions/conditions.ts';
import { isProtected, isSuspended, objectOf, wake } from '../scenario/persistentRules.ts';
import { scenarioRulesAt } from '../scenario/ruleTimes.ts';
import { noteHitPoints } from '../scenario/tally.ts';
import type { Choice } from '../state/choice.ts';
import type { Ctx } from '../state/events.ts';
import { isHero, isUp } from '../state/figures.ts';
import type { Frame } from '../state/frames.ts';
import type { Rule, State } from '../state/state.ts';
import type { FigureId } from '../state/stateRecords.ts';
import { triggerFrames } from '../triggers/due.ts';
import { rulingOf } from '../vocabulary/variants.ts';

type Suffer = Extract<Frame, { at: 'suffer' }>;

/** Damage from any source: effects that change it, the owner's choice, and the loss of hit points. R 6.4, 6.5, 8.12 */
export const damage = {
  damage(state, { figure, amount, by, from }) {
    if (!isUp(state, figure) || amount <= 0) return undefined;
    wake(state, figure);
    if (isSuspended(state, figure) || isProtected(state, figure, by)) return undefined;
    // Ruling 85: in the specification only attack damage ends brittle.
    const breaks = from === 'attack' || rulingOf(state, 'cond.brittle') !== 'attack';
    const altered = alteredDamage(state.figures[figure]!, amount, breaks);
    return [
      ...triggerFrames(state, 'damage', figure, by, altered),
      { at: 'suffer', figure, amount: altered, by, from },
    ];
  },

  suffer: {
    asks: (state, { figure, amount, from }) =>
      mayNegate(state, figure, amount, from) ? figure : (guardFor(state, figure, amount) ?? []),
    prompt: (state, { figure, amount, from, by }) => ({
      code: 'suffer',
      params: { amount, from, by, left: state.figures[figure]!.hp },
    }),
    options: (state, { figure }, seat) => [
      { type: 'suffer' },
      ...(figure === seat ? losses(state, seat) : handLosses(state, seat)),
    ],
    answers: {
      suffer: sufferIt,
      lose: {
        refuse(state, { figure }, seat, { cards }) {
          const { hand } = state.heroes[seat]!;
          if (figure !== seat && cards.length > 1) return refuse('not-an-option');
          if (new Set(cards).size < cards.length) return refuse('same-card-twice');
          const pile = cards.length === 1 ? hand : pileForTwo(state, seat);
          const missing = cards.find((card) => !pile.includes(card));
          if (missing !== undefined) return refuse(pile === hand ? 'not-in-hand' : 'not-discarded', { card: missing });
          const kept = cards.find((card) => !isLosable(card));
          return kept === undefined ? undefined : refuse('not-to-be-lost', { card: kept });
        },
        play(state, { figure, amount }, { seat, action: { cards }, ...ctx }) {
          if (figure !== seat) noteGuard(state, figure);
          const hero = state.heroes[seat]!;
          const ended = cards.filter((card) => hero.active.includes(card));
          const frames = ended.flatMap((card) => endActive(state, seat, card, ctx));
          if (cards.length === 1) moveCards(hero, cards, 'hand', 'lost');
          else if (rulingOf(state, 'negate.two') === 'discardFromHand') moveCards(hero, cards, 'hand', 'discard');
          else moveCards(hero, cards, 'discard', 'lost');
          ctx.log({ type: 'cards-lost', seat, cards, amount });
          return frames;
        },
      },
    },
    afterwards: sufferIt,
  },
} satisfies Rule<'damage' | 'suffer'>;

function mayNegate(state: State, figure: FigureId, amount: number, from: Suffer['from']): boolean {
  if (!isHero(state, figure) || !isUp(state, figure) || amount <= 0) return false;
  if (rulingOf(state, 'negate.scope') === 'attacks' && from !== 'attack') return false;
  return state.heroes[figure]!.hand.some(isLosable) || pileForTwo(state, figure).length > 1;
}

/** Returns the first hero able to lose a hand card to protect a guarded object of the scenario. */
function guardFor(state: State, figure: FigureId, amount: number): number | undefined {
  if (amount <= 0 || !isUp(state, figure)) return undefined;
  const guards = objectOf(state, figure)?.guards ?? 0;
  if ((state.counters[guardKey(state, figure)] ?? 0) >= guards) return undefined;
  const seat = state.heroes.findIndex(({ exhausted, hand }) => !exhausted && hand.some(isLosable));
  return seat < 0 ? undefined : seat;
}

function guardKey({ figures }: State, figure: FigureId): string {
  return `guarded:${figures[figure]!.type}`;
}

function noteGuard(state: State, figure: FigureId): void {
  const key = guardKey(state, figure);
  state.counters[key] = (state.counters[key] ?? 0) + 1;
}

function handLosses({ heroes }: State, seat: number): Choice[] {
  return heroes[seat]!.hand.filter(isLosable).map((card) => ({ type: 'lose', cards: [card] }));
}

/** Returns the choices to lose one hand card or two discarded cards. R 6.4 */
function losses(state: State, seat: number): Choice[] {
  const two = pileForTwo(state, seat);
  const found = handLosses(state, seat);
  for (let i = 0; i < two.length; i++) {
    for (let j = i + 1; j < two.length; j++) found.push({ type: 'lose', cards: [two[i]!, two[j]!] });
  }
  return found;
}

/**
 * Returns discarded cards, including active ones without the lost icon (R 4.8), or the hand in the specification
 * (ruling 43).
 */
function pileForTwo(state: State, seat: number): readonly string[] {
  if (rulingOf(state, 'negate.two') === 'discardFromHand') return state.heroes[seat]!.hand.filter(isLosable);
  return discardedCards(state.heroes[seat]!);
}

function sufferIt(state: State, { figure: id, amount, by, from }: Suffer, { log }: Ctx): Frame[] | undefined {
  if (!isUp(state, id) || amount <= 0) return undefined;
  const figure = state.figures[id]!;
  const undamaged = figure.hp >= figure.maxHp;
  figure.hp -= amount;
  log({ type: 'suffered', figure: id, amount, left: Math.max(0, figure.hp), from });
  // R 8.12
  if (hasCondition(figure, 'regenerate')) loseCondition(figure, 'regenerate');
  noteDealt(state, id, amount, by, from);
  const rules = scenarioRulesAt(state, 'damaged', { figure: by, what: figure.type, amount });
  if (isHero(state, id)) {
    noteHitPoints(state, id);
    if (figure.hp < 1) return [{ at: 'exhaustion', seat: id }];
  } else if (figure.hp < 1) {
    return [
      ...triggerFrames(state, 'damaged', id, by, amount),
      ...rules,
      { at: 'death', figure: id, by, overkill: -figure.hp, undamaged: undamaged && from === 'attack' },
    ];
  }
  return [...triggerFrames(state, 'damaged', id, by, amount), ...rules];
}

/** Records damage for formulas: how much a performance dealt and how many figures it hurt. */
function noteDealt(state: State, id: FigureId, amount: number, by: FigureId, from: Suffer['from']): void {
  if (by >= 0 && state.turn.figure === by && id !== by) state.turn.dealt += amount;
  const performance = state.performances.findLast((one) => one.figure === by);
  if (performance !== undefined) {
    performance.dealt += amount;
    if (id !== by) performance.damaged++;
    if (from === 'attack' && performance.attack?.target === id) performance.attack.dealt += amount;
  }
  const own = state.performances.at(-1);
  if (own !== undefined && own.figure === id && from === 'cost') own.paid += amount;
}
