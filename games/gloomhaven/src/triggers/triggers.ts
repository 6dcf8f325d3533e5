import { isRangedAttack } from '../abilities/abilityParameters.ts';
import type { EffectExecution, Of } from '../action/effects/kind.ts';
import type { Modifier } from '../action/modifier.ts';
import { cardsOfKeyword, isUsedUp, keywordOf, leaveSlot } from '../active.ts';
import type { Choice } from '../choice.ts';
import { recordOf } from '../content/lookup.ts';
import { availableElements, elementsFor } from '../elements/elements.ts';
import type { Ctx } from '../events.ts';
import { creditOf, has, isHero, isMonster, isUp, seatFor } from '../figures.ts';
import type { Frame } from '../frames.ts';
import { initiativeOf } from '../initiative.ts';
import { activeModifiers, mayUseNoItems } from '../modifiers/activeModifiers.ts';
import { evaluateAmount, holds, type Scene } from '../modifiers/effectContext.ts';
import { effects } from '../perform/effectFrames.ts';
import { takersOf } from '../perform/marks.ts';
import { consumeFor } from '../perform/offers.ts';
import { canPay, payFrames } from '../perform/prices.ts';
import { isSelected } from '../perform/select.ts';
import {
  below,
  modifierAt,
  modifiersAt,
  type PointedModifiers,
  type Pointer,
  performAbove,
  traitsAt,
} from '../pointer.ts';
import { concernsByRule } from '../scenario/persistentRules.ts';
import { currentPerformance, type Rule, type ShownPerformance, type State, type View } from '../state.ts';
import type { FigureId, GainedModifiers, Performance } from '../stateRecords.ts';
import type { Element, Moment } from '../vocabulary.ts';

type On = Of<'on'>;

/** An effect due at a moment. */
export interface Due {
  /** Pointer to the `on` modifier. */
  readonly at: Pointer;
  readonly on: On;
  readonly owner: FigureId;
  /** The acting figure may decline it: see `doerOf`. */
  readonly may: boolean;
  /** The item it belongs to, or its index in the lasting effects. */
  readonly item?: string;
  readonly lasting?: number;
  /** The value of formulas when the card was played. */
  readonly value: number | null;
}

/** Returns the key of a due effect and its owner. Frames keep the keys of settled effects. */
export function dueKey({ at, owner }: Pick<Due, 'at' | 'owner'>): string {
  return `${owner} ${at}`;
}

/** Returns the figure that performs a due effect: its owner, or the figure of the moment. */
function doerOf({ on, owner }: Pick<Due, 'on' | 'owner'>, figure: FigureId): FigureId {
  return owner < 0 || on.by === 'them' ? figure : owner;
}

/** Returns the key of an effect limited to once per turn, per figure that it names. */
function onceKey(due: Pick<Due, 'at' | 'on' | 'owner'>, figure: FigureId): string {
  return due.on.who === undefined ? dueKey(due) : `${figure} ${dueKey(due)}`;
}

type Ons = readonly (readonly [Pointer, On])[];

const itemOns = new Map<string, Ons>();

function onsOfItem(item: string): Ons {
  let known = itemOns.get(item);
  if (known === undefined) {
    known = recordOf('item', item).does.actions.flatMap((action, n) =>
      action.type === 'text' ? [] : onsIn(action.modifiers, `item/${item}/does/actions/${n}/modifiers`),
    );
    itemOns.set(item, known);
  }
  return known;
}

const traitOns = new WeakMap<PointedModifiers, Ons>();

function onsOfTraits(stats: Pointer): Ons {
  const traits = traitsAt(stats);
  let known = traitOns.get(traits);
  if (known === undefined) {
    known = traits.flatMap(([at, modifier]) => (modifier.type === 'on' ? [[at, modifier] as const] : []));
    traitOns.set(traits, known);
  }
  return known;
}

function onsIn(modifiers: readonly Modifier[], at: Pointer): Ons {
  return modifiers.flatMap((modifier, i) => (modifier.type === 'on' ? [[below(at, i), modifier] as const] : []));
}

/**
 * Returns the effects due at a moment of a figure; `other` is the counterpart. The scenario comes first, then monsters,
 * then heroes by initiative. Effects of one owner keep the order in which they began.
 */
export function dueAt(
  table: View,
  moment: Moment,
  figure: FigureId,
  other: FigureId,
  damage?: number,
  settled: readonly string[] = [],
): Due[] {
  const named = namedAt(table, moment);
  if (named.length === 0) return named;
  const found = named.filter(
    (due) =>
      (due.on.limit === 'none' || !table.turn.used.includes(onceKey(due, figure))) &&
      (settled.length === 0 || !settled.includes(dueKey(due))) &&
      concerns(table, due, figure) &&
      applies(table, due, figure, other, damage),
  );
  return found.length < 2 ? found : found.toSorted((a, b) => rankOf(table, a) - rankOf(table, b));
}

/** Returns all effects for this moment, for any figure: lasting effects, monster traits and items. */
function namedAt(table: View, moment: Moment): Due[] {
  const found: Due[] = [];
  for (let i = 0; i < table.lasting.length; i++) {
    const { at, owner, value, used } = table.lasting[i]!;
    if (used) continue;
    const on = modifierAt(at);
    if (on.type !== 'on' || on.moment !== moment || isUsedUp(table, owner, at)) continue;
    found.push({ at, on, owner, may: on.may, lasting: i, value });
  }
  for (let owner = table.heroes.length; owner < table.figures.length; owner++) {
    const one = table.figures[owner]!;
    if (one.cell < 0) continue;
    for (const [at, on] of onsOfTraits(one.stats)) {
      if (on.moment === moment) found.push({ at, on, owner, may: on.may, value: null });
    }
  }
  for (let seat = 0; seat < table.heroes.length; seat++) {
    for (const { id, state } of table.heroes[seat]!.items) {
      if (state !== 'ready') continue;
      for (const [at, on] of onsOfItem(id)) {
        if (on.moment !== moment) continue;
        const { use, slots } = recordOf('item', id);
        found.push({ at, on, owner: seat, may: use !== 'passive' && slots === undefined, item: id, value: null });
      }
    }
  }
  return found;
}

function rankOf(table: View, { owner }: Due): number {
  if (owner < 0) return 0;
  return isMonster(table.figures[owner]!) ? 1 : 2 + initiativeOf(table, owner);
}

/** Checks whether the moment's figure is the effect's owner, one of its fixed targets, or one that it names. */
function concerns(table: View, { at, on, owner, lasting, item }: Due, figure: FigureId): boolean {
  if (owner >= 0 && table.figures[owner]!.cell < 0) return false;
  if (item !== undefined && mayUseNoItems(table, owner)) return false;
  // R 12.4: a stunned figure uses no items.
  if (item !== undefined && has(table, owner, 'stun') && !recordOf('item', item).whileStunned) return false;
  const settled = lasting === undefined ? [] : table.lasting[lasting]!.on;
  if (settled.length > 0) return settled.includes(figure);
  if (on.who === undefined && owner >= 0) return owner === figure || isLent(table, at, owner, figure);
  if (owner < 0) return concernsByRule(table, at, figure);
  const scene: Scene = { table, figure: owner, target: -1 };
  return on.who !== undefined && isSelected(scene, on.who, { range: 1, targeting: false }, figure);
}

/** Checks whether a card lets another figure's attack gain the effects of the owner's augments. */
function isLent(table: View, at: Pointer, owner: FigureId, figure: FigureId): boolean {
  const performance = table.performances.at(-1);
  if (performance === undefined || performance.figure !== figure || keywordOf(at) === undefined) return false;
  return performAbove(performance.at)?.keyword === true && table.performances.at(-2)?.figure === owner;
}

function applies(table: View, due: Due, figure: FigureId, other: FigureId, damage: number | undefined): boolean {
  const { on, owner } = due;
  const performance = table.performances.at(-1);
  // The owner evaluates an effect that outlasts its card; the target is the moment's counterpart.
  const scene: Scene = { table, figure: doerOf(due, figure), target: other, performance, damage };
  if (!holds(scene, on.if) && !reachesFarther(table, due, performance)) return false;
  if (isExperienceOfAnother(table, due)) return false;
  return on.effects.some((modifier) => isAffordable(table, owner, modifier));
}

/** Checks whether another active card of the keyword, the oldest, is the only one that gives experience. */
function isExperienceOfAnother(table: View, { at, owner, on }: Due): boolean {
  if (!isHero(table, owner) || on.effects.some(({ type }) => type !== 'xp')) return false;
  const keyword = keywordOf(at);
  if (keyword === undefined) return false;
  const isOfOne = activeModifiers(table, owner, 'keyword-limit').some(
    ({ modifier }) => modifier.keyword === keyword && modifier.xpOfOne,
  );
  const [first] = cardsOfKeyword(table, owner, keyword);
  return isOfOne && first !== undefined && first !== at.split('/')[1];
}

/** Checks whether another card extends augments for melee attacks to other attacks. */
function reachesFarther(table: View, { at, owner, on }: Due, performance: ShownPerformance | undefined): boolean {
  const keyword = keywordOf(at);
  if (performance === undefined || owner < 0 || keyword === undefined || on.moment !== 'attack') return false;
  return activeModifiers(table, owner, 'keyword-reach').some(
    ({ modifier }) =>
      modifier.keyword === keyword && modifier.attacks === 'ranged' && isRangedAttack(table, performance),
  );
}

function isAffordable(table: View, owner: FigureId, modifier: Modifier): boolean {
  if (modifier.type === 'consume') return elementsFor(table, modifier.elements) !== undefined;
  if (modifier.type === 'cost') return owner >= 0 && canPay(table, owner, modifier.price);
  if (modifier.type === 'move-mark') return owner >= 0 && takersOf(table, owner, modifier).length > 0;
  return true;
}

/** Returns a `moment` frame when any effect is due. */
export function triggerFrames(
  state: State,
  moment: Moment,
  figure: FigureId,
  other: FigureId = -1,
  damage?: number,
): Frame[] {
  if (dueAt(state, moment, figure, other, damage).length === 0) return [];
  return [{ at: 'moment', moment, figure, other, settled: [] }];
}

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
      const isSettled = group.every(({ may }) => !may) && (group.length === 1 || group.every(isOrderless));
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

/** Effects with the same result in any order, so the player is not asked. */
const ORDERLESS: readonly Modifier['type'][] = [
  'bonus',
  'multiply',
  'advantage',
  'pierce',
  'condition',
  'xp',
  'shield',
  'retaliate',
];

function isOrderless({ on }: Due): boolean {
  return on.effects.every(({ type }) => ORDERLESS.includes(type));
}

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

/** Returns the ways to take a due effect: one per choice of elements when it consumes any. */
export function offersOf(table: View, { at, on }: Due): Choice[] {
  const consume = on.effects.find((one) => one.type === 'consume');
  if (consume?.type !== 'consume') return [{ type: 'take', offer: at, elements: [] }];
  return elementChoices(table, consume.elements).map((elements) => ({ type: 'take', offer: at, elements }));
}

/** Returns every choice of elements for a request, or one empty choice when the request names all of them. */
export function elementChoices(table: View, asked: readonly (Element | 'any')[]): Element[][] {
  const free = asked.filter((element) => element === 'any').length;
  if (free === 0) return elementsFor(table, asked) === undefined ? [] : [[]];
  const named = asked.filter((element): element is Element => element !== 'any');
  const available = availableElements(table);
  if (!named.every((element) => available.includes(element))) return [];
  const there = available.filter((element) => !named.includes(element));
  if (free === 1) return there.map((element) => [element]);
  return there.flatMap((first, i) => there.slice(i + 1).map((second) => [first, second]));
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
      return [...effects(acting, list, modifiersAt(list), (one) => AT_ONCE.includes(one.type)), ...spent];
    }
    case 'healed':
      addToHeal(acting, figure, list);
      return [...effects(acting, list, modifiersAt(list)), ...spent];
    case 'item-used': {
      // During the figure's own ability, the bonus also counts for the rest of the ability.
      const performance = state.performances.at(-1);
      if (performance?.figure !== owner) return [...effects(acting, list, modifiersAt(list)), ...spent];
      performance.here.push(gained);
      return [...effects(acting, list, modifiersAt(list), (one) => AT_ONCE.includes(one.type)), ...spent];
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
    if (one.type === 'bonus' && one.to === 'heal')
      heal.amount = Math.max(0, heal.amount + evaluateAmount(scene, one.value));
  }
}

/**
 * Effects of a defence that apply when it is used. Its numbers count when the attack is resolved; the rest applies
 * later.
 */
const AT_ONCE: readonly Modifier['type'][] = [
  'negate',
  'redirect',
  'perform',
  'heal',
  'xp',
  'infuse',
  'consume',
  'cost',
];

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
    if (modifier.type === 'consume')
      return consumeFor(acting, modifier.elements, elements)
        ? [{ gained, frames: triggerFrames(acting.state, 'element-consumed', acting.figure) }]
        : [];
    if (modifier.type !== 'cost') return [];
    const frames = payFrames({ ...acting, at }, modifier.price);
    return frames === undefined ? [] : [{ gained, frames }];
  });
}

function actingFor(state: State, due: Due, figure: FigureId, other: FigureId, ctx: Ctx): EffectExecution {
  const { at, value } = due;
  const self = doerOf(due, figure);
  const performance = state.performances.at(-1);
  const target = other < 0 ? self : other;
  const scene: Scene = { table: state, figure: self, target, performance, fixed: value, of: at };
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
