import { refuse } from '@tessera/kernel';
import type { Cell } from '@tessera/space';
import { abilityOf, shapeOf } from '../abilities/abilityParameters.ts';
import { doublesOf } from '../abilities/attackOrigins.ts';
import { actingOf } from '../abilities/effectFrames.ts';
import { dueKey } from '../abilities/lastingEffects.ts';
import { actionPointer, sharedModifiersAt } from '../content/pointed.ts';
import { isAvailable } from '../elements/elements.ts';
import { activeModifiers } from '../inPlay/activeModifiers.ts';
import type { Shape } from '../modifiers/abilityShape.ts';
import { modifiersOf } from '../modifiers/action.ts';
import type { Choose } from '../modifiers/kinds/conditional/choose.ts';
import type { Cost } from '../modifiers/kinds/conditional/cost.ts';
import type { Consume } from '../modifiers/kinds/elements/consume.ts';
import { aspectsOf, effectOf, type Modifier } from '../modifiers/modifier.ts';
import type { Choice } from '../state/choice.ts';
import type { Ctx } from '../state/events.ts';
import { deciderFor } from '../state/figures.ts';
import type { Frame } from '../state/frames.ts';
import { currentPerformance, type Rule, type ShownPerformance, type State, type View } from '../state/state.ts';
import type { Performance } from '../state/stateRecords.ts';
import { bit, consumeFor, deckOf } from '../triggers/consume.ts';
import { ACTION_MOMENTS, type Due, dueAt, elementChoices, offersOf, triggerFrames } from '../triggers/due.ts';
import { applyDue } from '../triggers/moments.ts';
import { payFrames } from '../triggers/payment.ts';
import { canPay } from '../triggers/prices.ts';
import { below, type Pointer } from '../vocabulary/pointer.ts';
import { rulingOf } from '../vocabulary/variants.ts';
import type { Element } from '../vocabulary/vocabulary.ts';

type Scope = Extract<Frame, { at: 'offers' }>['of'];

/**
 * Additions to an ability or a whole performance before it begins: one at a time, in any order, until the player
 * continues. R 10.3
 */
export const offers = {
  offers: {
    asks(state, { of }) {
      const performance = currentPerformance(state);
      const all = allOffers(state, performance, of);
      // R 10.5: a monster takes every addition that it can. The players choose between several elements.
      if (performance.by < 0) return all[0] !== undefined && all[0].choices.length > 1 ? deciderFor(state) : [];
      return all.some((offer) => !isForced(offer)) ? performance.by : [];
    },
    prompt: (_state, { of }) => ({ code: 'offers', params: { scope: of } }),
    options(state, { of }) {
      const performance = currentPerformance(state);
      const all = allOffers(state, performance, of);
      if (performance.by < 0) return all[0]?.choices ?? [];
      return [
        ...all.flatMap(({ choices }) => choices),
        ...(all.some(({ must }) => must) ? [] : [{ type: 'go-on' as const }]),
      ];
    },
    sound: true,
    answers: {
      take: {
        refuse(state, { of }, _seat, { offer, elements }) {
          const inert = inertFor(state, currentPerformance(state), of, offer, elements);
          return inert === undefined ? undefined : refuse('inert', { element: inert });
        },
        play(state, frame, { action: { offer, elements }, ...ctx }) {
          const found = allOffers(state, currentPerformance(state), frame.of).find(({ key }) => key === offer)!;
          return [...take(state, found, frame.of, elements, ctx), frame];
        },
      },
      option(state, frame, { action: { n }, ...ctx }) {
        const found = allOffers(state, currentPerformance(state), frame.of).find(({ list }) => list === n)!;
        return [...take(state, found, frame.of, [], ctx), frame];
      },
      'go-on': () => undefined,
    },
    afterwards(state, frame, ctx) {
      const performance = currentPerformance(state);
      const all = allOffers(state, performance, frame.of);
      const next = performance.by < 0 ? all[0] : all.find(isForced);
      if (next === undefined) return undefined;
      const [first] = next.choices;
      return [...take(state, next, frame.of, first?.type === 'take' ? first.elements : [], ctx), frame];
    },
  },
} satisfies Rule<'offers'>;

/** An addition on offer. */
interface Offer {
  readonly key: string;
  readonly choices: readonly Choice[];
  readonly must: boolean;
  readonly due?: Due;
  readonly at?: Pointer;
  /** Consumes elements. */
  readonly request?: Consume;
  /** Pays a price. */
  readonly payment?: Cost;
  /** Index of the chosen list. */
  readonly list?: number;
  /** Performs the ability as another type. */
  readonly as?: { readonly type: 'attack' | 'move' | 'heal'; readonly plus: number };
  /** Makes the attack from another hex. */
  readonly from?: Cell;
}

/** Checks whether an offer applies without asking. One of several lists must be chosen by the player. */
function isForced({ must, choices, list }: Offer): boolean {
  return must && choices.length === 1 && list === undefined;
}

/** Returns an `offers` frame when there are any. Most abilities have none. */
export function offerFrames(state: State, performance: Performance, of: Scope): Frame[] {
  return allOffers(state, performance, of).length > 0 ? [{ at: 'offers', of }] : [];
}

function allOffers(table: View, performance: ShownPerformance, of: Scope): Offer[] {
  const found: Offer[] = [];
  const isOpen = (key: string) => !performance.settled.includes(key);
  const look = (modifier: Modifier, at: Pointer) => {
    if (effectOf(modifier).offered && isOpen(at)) found.push(...priced(table, performance, modifier, at));
  };
  const { list, at } = printed(performance, of);
  for (let i = 0; i < list.length; i++) look(list[i]!, below(at, i));
  if (of === 'performance') return found;
  const moment = ACTION_MOMENTS[abilityOf(performance).type];
  if (moment !== undefined) {
    for (const due of dueAt(table, moment, performance.figure, -1, undefined, performance.settled)) {
      if (!isOwn(due, performance)) continue;
      found.push({ key: due.at, choices: offersOf(table, due), must: !due.may, due });
    }
  }
  found.push(...otherTypes(table, performance).filter(({ key }) => isOpen(key)));
  found.push(...otherHexes(table, performance).filter(({ key }) => isOpen(key)));
  return found;
}

/** Returns the modifiers of the performance or the current ability, with their pointers. */
function printed(
  performance: ShownPerformance,
  of: Scope,
): { readonly list: readonly Modifier[]; readonly at: Pointer } {
  if (of === 'performance') return { list: sharedModifiersAt(performance.at), at: below(performance.at, 'modifiers') };
  return {
    list: modifiersOf(abilityOf(performance)),
    at: below(actionPointer(performance.at, performance.n), 'modifiers'),
  };
}

/** Returns an inert element that a player wants to consume. R 10.3 */
function inertFor(
  table: View,
  performance: ShownPerformance,
  of: Scope,
  offer: Pointer,
  chosen: readonly Element[],
): Element | undefined {
  const { list, at } = printed(performance, of);
  const asked = list.find((_, i) => below(at, i) === offer);
  const request = asked && aspectsOf(asked).request?.(asked);
  if (request === undefined || isPaidFor(table, performance, request)) return undefined;
  const named = request.elements.filter((element) => element !== 'any');
  return [...named, ...chosen].find((element) => !isAvailable(table, element));
}

/** Checks whether an effect is mandatory or belongs to the performer. Other owners are asked separately. */
function isOwn({ owner, may, on }: Due, { figure }: ShownPerformance): boolean {
  return !may || owner === figure || on.by === 'them';
}

/** Returns one question per other owner of an optional addition, such as a scroll. */
export function offersOfOthers(state: State, performance: Performance): Frame[] {
  const moment = ACTION_MOMENTS[abilityOf(performance).type];
  if (moment === undefined) return [];
  const due = dueAt(state, moment, performance.figure, -1);
  const own = due.filter((one) => isOwn(one, performance));
  return own.length === due.length
    ? []
    : [{ at: 'moment', moment, figure: performance.figure, other: -1, settled: own.map(dueKey) }];
}

function priced(table: View, performance: ShownPerformance, modifier: Modifier, at: Pointer): Offer[] {
  const { request, payment, alternatives } = aspectsOf(modifier);
  return [
    ...(request === undefined ? [] : requested(table, performance, request(modifier), at)),
    ...(payment === undefined ? [] : paid(table, performance, payment(modifier), at)),
    ...(alternatives === undefined ? [] : listed(performance, alternatives(modifier), at)),
  ];
}

function requested(table: View, performance: ShownPerformance, request: Consume, at: Pointer): Offer[] {
  const choices = isPaidFor(table, performance, request) ? [[]] : elementChoices(table, request.elements);
  if (choices.length === 0) return [];
  return [
    {
      key: at,
      at,
      request,
      must: rulingOf(table, 'element.autoConsume') === 'all',
      choices: choices.map((elements) => ({ type: 'take', offer: at, elements })),
    },
  ];
}

function paid(table: View, { figure }: ShownPerformance, payment: Cost, at: Pointer): Offer[] {
  if (!canPay(table, figure, payment.price)) return [];
  return [{ key: at, at, payment, must: !payment.may, choices: [{ type: 'take', offer: at, elements: [] }] }];
}

/** Returns an offer per list that is left. A monster takes the first. */
function listed({ settled }: ShownPerformance, { count, from }: Choose, at: Pointer): Offer[] {
  const taken = from.filter((_, n) => settled.includes(below(at, 'from', n))).length;
  if (taken >= (count === 'any' ? from.length : count)) return [];
  return from.flatMap((_, n): Offer[] => {
    const key = below(at, 'from', n);
    if (settled.includes(key)) return [];
    return [{ key, at, list: n, must: count !== 'any', choices: [{ type: 'option', n }] }];
  });
}

/** R 10.5: an element that the first monster of a kind consumed this round counts for all that follow. */
function isPaidFor(table: View, { figure }: ShownPerformance, { elements }: Consume): boolean {
  const consumed = deckOf(table, figure)?.consumed ?? 0;
  return consumed !== 0 && elements.every((element) => element !== 'any' && (consumed & bit(element)) !== 0);
}

function otherTypes(table: View, performance: ShownPerformance): Offer[] {
  const { type } = abilityOf(performance);
  if (performance.by < 0 || (type !== 'attack' && type !== 'move' && type !== 'heal')) return [];
  return activeModifiers(table, performance.figure, 'treat-as')
    .filter(({ modifier }) => modifier.from.includes(type))
    .map(({ modifier, at }) => ({
      key: at,
      must: false,
      as: { type: modifier.to, plus: modifier.plus },
      choices: [{ type: 'take' as const, offer: at, elements: [] }],
    }));
}

/** Returns the hexes from which the attack may be made instead. */
function otherHexes(table: View, performance: ShownPerformance): Offer[] {
  if (performance.by < 0 || abilityOf(performance).type !== 'attack') return [];
  return doublesOf(table, performance.figure).map(({ at, cell }) => ({
    key: at,
    must: false,
    from: cell,
    choices: [{ type: 'take' as const, offer: at, elements: [] }],
  }));
}

function take(state: State, offer: Offer, of: Scope, elements: readonly Element[], ctx: Ctx): Frame[] {
  const performance = currentPerformance(state);
  const { key, due, at, request, payment, list, as, from } = offer;
  if (due !== undefined) {
    performance.settled.push(dueKey(due));
    const moment = ACTION_MOMENTS[abilityOf(performance).type]!;
    return applyDue(state, due, moment, performance.figure, -1, elements, ctx);
  }
  if (request !== undefined && performance.by < 0 && !performance.settled.includes(`wanted ${key}`)) {
    // A player may consume the element before the monster does, so it is checked again afterwards.
    performance.settled.push(`wanted ${key}`);
    const wanted = triggerFrames(state, 'element-wanted', performance.figure);
    if (wanted.length > 0) return wanted;
  }
  performance.settled.push(key);
  if (as !== undefined) {
    performance.replaced = replacement(shapeOf(state, performance), as);
    return [];
  }
  if (from !== undefined) performance.from = from;
  if (at === undefined) return [];
  const gains = of === 'performance' ? performance.gained : performance.here;
  const acting = actingOf(state, { of: at, figure: performance.figure, target: performance.figure, value: null }, ctx);
  const gained = {
    at: list === undefined ? below(at, 'bonus') : below(at, 'from', list),
    by: performance.figure,
    value: null,
  };
  if (request !== undefined) {
    if (isPaidFor(state, performance, request) || consumeFor(acting, request.elements, elements)) gains.push(gained);
    return triggerFrames(state, 'element-consumed', performance.figure);
  }
  const frames = payment === undefined ? [] : payFrames(acting, payment.price);
  if (frames === undefined) return [];
  gains.push(gained);
  return frames;
}

/** Returns the pointer to the ability performed instead, with the value plus a bonus and the same range. */
function replacement({ value, range }: Shape, { type, plus }: NonNullable<Offer['as']>): Pointer {
  const plain = `rule/as-${type}-${Math.min(20, value + plus)}`;
  return type === 'heal' && range > 1 ? `${plain}-range-${Math.min(9, range)}` : plain;
}
