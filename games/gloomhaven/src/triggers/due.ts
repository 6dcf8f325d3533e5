import '../abilities/sceneFacts.ts';
import { isRangedAttack } from '../abilities/abilityParameters.ts';
import { isUsedUp } from '../abilities/activation.ts';
import { dueKey } from '../abilities/lastingEffects.ts';
import { cardsOfKeyword, keywordOf } from '../cards/activeCards.ts';
import { recordOf } from '../content/lookup.ts';
import { modifierAt, type PointedModifiers, performAbove, traitsAt } from '../content/pointed.ts';
import { availableElements, elementsFor } from '../elements/elements.ts';
import { activeModifiers, mayUseNoItems } from '../inPlay/activeModifiers.ts';
import { isSelected } from '../inPlay/selection.ts';
import { type EffectContext, holds } from '../modifiers/effectContext.ts';
import type { On } from '../modifiers/kinds/conditional/on.ts';
import { aspectsOf, effectOf, type Modifier } from '../modifiers/modifier.ts';
import { initiativeOf } from '../scenario/initiative.ts';
import { concernsByRule } from '../scenario/persistentRules.ts';
import type { Choice } from '../state/choice.ts';
import { has, isHero, isMonster } from '../state/figures.ts';
import type { Frame } from '../state/frames.ts';
import type { ShownPerformance, State, View } from '../state/state.ts';
import type { FigureId } from '../state/stateRecords.ts';
import { below, type Pointer } from '../vocabulary/pointer.ts';
import type { Element, Moment } from '../vocabulary/vocabulary.ts';
import { availabilityRules } from './availabilityRules.ts';

/** An effect due at a moment. */
export interface Due {
  /** Pointer to the modifier with the trigger. */
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

/** Returns the figure that performs a due effect: its owner, or the figure of the moment. */
export function doerOf({ on, owner }: Pick<Due, 'on' | 'owner'>, figure: FigureId): FigureId {
  return owner < 0 || on.by === 'them' ? figure : owner;
}

/** Returns the key of an effect limited to once per turn, per figure that it names. */
export function onceKey(due: Pick<Due, 'at' | 'on' | 'owner'>, figure: FigureId): string {
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
    known = traits.flatMap(([at, modifier]) => triggerAt(at, modifier));
    traitOns.set(traits, known);
  }
  return known;
}

function onsIn(modifiers: readonly Modifier[], at: Pointer): Ons {
  return modifiers.flatMap((modifier, i) => triggerAt(below(at, i), modifier));
}

function triggerAt(at: Pointer, modifier: Modifier): Ons {
  const on = aspectsOf(modifier).trigger?.(modifier);
  return on === undefined ? [] : [[at, on]];
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
    const modifier = modifierAt(at);
    const on = aspectsOf(modifier).trigger?.(modifier);
    if (on?.moment !== moment || isUsedUp(table, owner, at)) continue;
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
  const scene: EffectContext = { table, figure: owner, target: -1 };
  return on.who !== undefined && isSelected(scene, on.who, figure);
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
  const scene: EffectContext = { table, figure: doerOf(due, figure), target: other, performance, damage };
  if (!holds(scene, on.if) && !reachesFarther(table, due, performance)) return false;
  if (isExperienceOfAnother(table, due)) return false;
  return on.effects.some((modifier) => isAffordable(table, owner, modifier));
}

/** Checks whether another active card of the keyword, the oldest, is the only one that gives experience. */
function isExperienceOfAnother(table: View, { at, owner, on }: Due): boolean {
  if (!isHero(table, owner) || on.effects.some((one) => aspectsOf(one).experience === undefined)) return false;
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
  return effectOf(modifier).isAvailable?.(modifier, table, owner, availabilityRules) ?? true;
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

/** Returns the ways to take a due effect: one per choice of elements when it consumes any. */
export function offersOf(table: View, { at, on }: Due): Choice[] {
  const [request] = on.effects.flatMap((one) => aspectsOf(one).request?.(one) ?? []);
  if (request === undefined) return [{ type: 'take', offer: at, elements: [] }];
  return elementChoices(table, request.elements).map((elements) => ({ type: 'take', offer: at, elements }));
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

/** The moment at which an ability of a type begins. */
export const ACTION_MOMENTS: Readonly<Partial<Record<string, Moment>>> = {
  attack: 'attack-action',
  move: 'move-action',
  heal: 'heal-action',
  loot: 'loot-action',
};
