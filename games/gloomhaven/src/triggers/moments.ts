import { leaveSlot } from '../abilities/activation.ts';
import { effects } from '../abilities/effectFrames.ts';
import { dueKey } from '../abilities/lastingEffects.ts';
import { recordOf } from '../content/lookup.ts';
import { modifiersAt } from '../content/pointed.ts';
import type { EffectExecution } from '../modifiers/effect.ts';
import { type EffectContext, evaluateAmount } from '../modifiers/effectContext.ts';
import { bonusTo } from '../modifiers/kinds/attack/bonus.ts';
import { aspectsOf, effectOf, isOrderless, type Modifier } from '../modifiers/modifier.ts';
import type { Ctx } from '../state/events.ts';
import { creditOf, isHero, isMonster, isUp, seatFor } from '../state/figures.ts';
import type { Frame } from '../state/frames.ts';
import { currentPerformance, type Rule, type State } from '../state/state.ts';
import type { FigureId, GainedModifiers, Performance } from '../state/stateRecords.ts';
import { below, type Pointer } from '../vocabulary/pointer.ts';
import type { Element, Moment } from '../vocabulary/vocabulary.ts';
import { consumeFor } from './consume.ts';
import { type Due, doerOf, dueAt, offersOf, onceKey, triggerFrames } from './due.ts';
import { payFrames } from './payment.ts';

type MomentFrame = Extract<Frame, { at: 'moment' }>;

/**
 * Effects at a moment, owner by owner. A single mandatory effect happens by itself; in all other cases the player is
 * asked.
 */
export const moments = {
  moment: {
    asks(state, frame) {
      const group = firstGroup(state, frame);
      const [first] = group;
      if (first === undefined || first.owner < 0 || isMonster(state.figures[first.owner]!)) return [];
      const isSettled =
        group.every(({ may }) => !may) &&
        (group.length === 1 || group.every(({ on }) => on.effects.every(isOrderless)));
      return isSettled && offersOf(state, first).length === 1 ? [] : seatFor(state, doerOf(first, frame.figure));
    },
    prompt: (_state, { moment, figure, other }) => ({ code: 'moment', params: { moment, figure, other } }),
    options(state, frame) {
      const group = firstGroup(state, frame);
      const offers = group.flatMap((due) => offersOf(state, due));
      return group.some(({ may }) => !may) ? offers : [...offers, { type: 'go-on' }];
    },
    answers: {
      take(state, frame, { action: { offer, elements }, ...ctx }) {
        const due = firstGroup(state, frame).find(({ at }) => at === offer)!;
        return use(state, frame, due, elements, ctx);
      },
      'go-on'(state, frame) {
        const declined = firstGroup(state, frame).map(dueKey);
        return [{ ...frame, settled: [...frame.settled, ...declined] }];
      },
    },
    afterwards(state, frame, ctx) {
      const [due] = firstGroup(state, frame);
      return due === undefined ? undefined : use(state, frame, due, [], ctx);
    },
  },
} satisfies Rule<'moment'>;

/** Moments of a figure that is off the map. */
const AFTER_DEATH: readonly Moment[] = ['fallen', 'mark-ending'];

function firstGroup(state: State, frame: MomentFrame): Due[] {
  const { moment, figure, other, settled } = frame;
  if (figure >= 0 && !isUp(state, figure) && !AFTER_DEATH.includes(moment)) return [];
  const due = dueAt(state, moment, figure, other, damageAt(state, figure), settled).filter(
    // A dying figure does not react to its last damage; other owners do.
    ({ owner }) => moment !== 'damaged' || owner !== figure || state.figures[figure]!.hp > 0,
  );
  return due.filter(({ owner, on }) => owner === due[0]!.owner && on.by === due[0]!.on.by);
}

function damageAt(state: State, figure: FigureId): number | undefined {
  const frame = state.flow.findLast((one) => one.at === 'suffer');
  return frame?.at === 'suffer' && frame.figure === figure ? frame.amount : undefined;
}

function use(state: State, frame: MomentFrame, due: Due, elements: readonly Element[], ctx: Ctx): Frame[] {
  const { moment, figure, other, settled } = frame;
  const later: Frame = { ...frame, settled: [...settled, dueKey(due)] };
  return [...applyDue(state, due, moment, figure, other, elements, ctx), later];
}

/** Uses a due effect: pays its slot, item or limit, then applies it. */
export function applyDue(
  state: State,
  due: Due,
  moment: Moment,
  figure: FigureId,
  other: FigureId,
  elements: readonly Element[],
  ctx: Ctx,
): Frame[] {
  const spent = spend(state, due, figure, ctx);
  const { at, owner, value } = due;
  const list = below(at, 'effects');
  const gained: GainedModifiers = { at: list, by: doerOf(due, figure), value };
  const acting: EffectExecution = { ...actingFor(state, due, figure, other, ctx), elements };
  const inside = () => containers(acting, list, elements);
  switch (moment) {
    case 'attack-action':
    case 'move-action':
    case 'heal-action':
    case 'loot-action': {
      currentPerformance(state).here.push(gained);
      return [...inside().map(intoHere(currentPerformance(state))), ...spent].flat();
    }
    case 'attack': {
      const { attack } = currentPerformance(state);
      attack!.here.push(gained);
      return [...inside().map(into(attack!.here)), ...spent].flat();
    }
    case 'attacked':
    case 'modifier-drawn':
    case 'attack-damage': {
      const attack = state.performances.findLast((performance) => performance.attack !== null)?.attack;
      attack?.defence.push(gained);
      return [...effects(acting, list, modifiersAt(list), isAtOnce), ...spent];
    }
    case 'healed':
      addToHeal(acting, figure, list);
      return [...effects(acting, list, modifiersAt(list)), ...spent];
    case 'item-used': {
      // During the figure's own ability, the bonus also counts for the rest of the ability.
      const performance = state.performances.at(-1);
      if (performance?.figure !== owner) return [...effects(acting, list, modifiersAt(list)), ...spent];
      performance.here.push(gained);
      return [...effects(acting, list, modifiersAt(list), isAtOnce), ...spent];
    }
    default:
      return [...effects(acting, list, modifiersAt(list)), ...spent];
  }
}

/** Increases the heal that a figure is about to receive. R 8.9 */
function addToHeal({ state, scene }: EffectExecution, figure: FigureId, list: Pointer): void {
  const heal = state.flow.findLast((frame) => frame.at === 'heal.restore' && frame.figure === figure);
  if (heal?.at !== 'heal.restore') return;
  for (const one of modifiersAt(list)) {
    const more = bonusTo('heal', one);
    if (more !== undefined) heal.amount = Math.max(0, heal.amount + evaluateAmount(scene, more));
  }
}

/**
 * Checks whether an effect of a defence applies when it is used. Its numbers count when the attack is resolved; the rest applies
 * later.
 */
function isAtOnce(modifier: Modifier): boolean {
  return effectOf(modifier).inDefence === 'at-once';
}

function intoHere(performance: Performance) {
  return into(performance.here);
}

/** Returns a callback that adds a paid bonus to the list. */
function into(list: GainedModifiers[]) {
  return ({ gained, frames }: Paid): Frame[] => {
    list.push(gained);
    return frames;
  };
}

interface Paid {
  readonly gained: GainedModifiers;
  readonly frames: Frame[];
}

/** Pays the prices inside an effect when it is taken, and collects the bonuses that they buy. */
function containers(acting: EffectExecution, list: Pointer, elements: readonly Element[]): Paid[] {
  return modifiersAt(list).flatMap((modifier, i): Paid[] => {
    const at = below(list, i);
    const gained: GainedModifiers = { at: below(at, 'bonus'), by: acting.figure, value: null };
    const { request, payment } = aspectsOf(modifier);
    if (request !== undefined)
      return consumeFor(acting, request(modifier).elements, elements)
        ? [{ gained, frames: triggerFrames(acting.state, 'element-consumed', acting.figure) }]
        : [];
    if (payment === undefined) return [];
    const frames = payFrames({ ...acting, at }, payment(modifier).price);
    return frames === undefined ? [] : [{ gained, frames }];
  });
}

function actingFor(state: State, due: Due, figure: FigureId, other: FigureId, ctx: Ctx): EffectExecution {
  const { at, value } = due;
  const self = doerOf(due, figure);
  const performance = state.performances.at(-1);
  const target = other < 0 ? self : other;
  const scene: EffectContext = { table: state, figure: self, target, performance, fixed: value, of: at };
  return { state, figure: self, target, at, performance, scene, value, ...ctx };
}

/** Pays for a use: a slot of the card or the item, the item itself, or the limit. R 4.8, 12.2, 12.3 */
function spend(state: State, due: Due, figure: FigureId, ctx: Ctx): Frame[] {
  const { at, on, owner, item, lasting } = due;
  if (on.limit === 'turn' || (lasting === undefined && on.limit !== 'none')) state.turn.used.push(onceKey(due, figure));
  if (item !== undefined) return spendItem(state, owner, item, ctx);
  if (lasting === undefined) return [];
  if (on.limit === 'half' || on.limit === 'action') state.lasting[lasting]!.used = true;
  const [kind, card] = at.split('/');
  if (on.limit === 'next') state.lasting.splice(lasting, 1);
  const seat = creditOf(state, owner);
  // A bonus bought with an element uses no slot itself.
  if (kind !== 'card' || card === undefined || seat < 0 || at.includes('/bonus/')) return [];
  return leaveSlot(state, seat, card, ctx);
}

/** Spends or consumes an item. R 12.2, 12.3 */
function spendItem(state: State, seat: number, id: string, { log }: Ctx): Frame[] {
  const item = state.heroes[seat]!.items.find((one) => one.id === id)!;
  const { use, slots } = recordOf('item', id);
  if (use === 'passive') return [];
  log({ type: 'item-used', seat, item: id });
  if (state.turn.figure === seat) state.turn.items++;
  state.heroes[seat]!.tally['item-used'] = (state.heroes[seat]!.tally['item-used'] ?? 0) + 1;
  const isUsedUp = slots === undefined || item.used + 1 >= slots;
  item.used = isUsedUp ? 0 : item.used + 1;
  if (isUsedUp && (use === 'spent' || use === 'consumed')) item.state = use;
  return isHero(state, seat) ? triggerFrames(state, 'item-used', seat) : [];
}
