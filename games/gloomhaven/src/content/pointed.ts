import type { Action, Instructions } from '../modifiers/action.ts';
import type { SummonedFigure } from '../modifiers/actions/summon.ts';
import type { On } from '../modifiers/kinds/conditional/on.ts';
import type { Perform } from '../modifiers/kinds/performance/perform.ts';
import { aspectsOf, type Modifier } from '../modifiers/modifier.ts';
import type { Amount } from '../vocabulary/facts.ts';
import { below, forgetPointers, type Pointer } from '../vocabulary/pointer.ts';
import { BUILT_IN } from './builtIn.ts';
import { enhancedCard, isEnhanced } from './enhancedCard.ts';
import { ContentError } from './errors.ts';
import { loadContent } from './load.ts';

const known = new Map<Pointer, unknown>();

function lookUp(pointer: Pointer): unknown {
  return known.get(pointer) ?? find(pointer);
}

function find(pointer: Pointer): unknown {
  const [kind = '', id = '', ...path] = pointer.split('/');
  const { content } = loadContent();
  const records: ReadonlyMap<string, unknown> | undefined =
    kind === 'rule' ? BUILT_IN : Object.entries(content).find(([name]) => name === kind)?.[1];
  let value: unknown = kind === 'card' && isEnhanced(id) ? enhancedCard(id) : records?.get(id);
  for (const key of path) value = (value as Readonly<Record<string, unknown>> | undefined)?.[key];
  if (value === undefined) throw new ContentError('bad-pointer', pointer, 'Nothing stands there.');
  known.set(pointer, value);
  return value;
}

/** Returns the instructions at a pointer: a half of a card, an item's actions, a monster card. */
export function instructionsAt(pointer: Pointer): Instructions {
  const value = lookUp(pointer);
  if (isInstructions(value)) return value;
  throw new ContentError('bad-pointer', pointer, 'There are no instructions here.');
}

export function actionAt(pointer: Pointer): Action {
  const value = lookUp(pointer);
  if (isTagged(value)) return value as Action;
  throw new ContentError('bad-pointer', pointer, 'This is no ability.');
}

export function modifierAt(pointer: Pointer): Modifier {
  const value = lookUp(pointer);
  if (isTagged(value)) return value as Modifier;
  throw new ContentError('bad-pointer', pointer, 'This is no modifier.');
}

/** Returns the trigger whose effect list contains the pointer, if any. */
export function onAbove(pointer: Pointer): On | undefined {
  const above = /^(.*\/(?:modifiers|effects|bonus)\/\d+)\/effects\/\d+$/.exec(pointer)?.[1];
  const modifier = above === undefined ? undefined : modifierAt(above);
  return modifier && aspectsOf(modifier).trigger?.(modifier);
}

/** Returns the modifier that grants the abilities at the pointer. Abilities of a scenario's person or a boss have none. */
export function performAbove(pointer: Pointer): Perform | undefined {
  const above = /^(.*\/(?:modifiers|effects|bonus|from\/\d+)\/\d+)\/actions$/.exec(pointer)?.[1];
  const modifier = above === undefined ? undefined : modifierAt(above);
  return modifier && aspectsOf(modifier).grant?.(modifier);
}

const NONE: readonly never[] = [];

/** Returns the list of modifiers at a pointer: `modifiers`, `effects` or `bonus`. */
export function modifiersAt(pointer: Pointer): readonly Modifier[] {
  const value = lookUp(pointer);
  if (Array.isArray(value) && value.every(isTagged)) return value;
  throw new ContentError('bad-pointer', pointer, 'This is no list of modifiers.');
}

/** Modifiers, each with its pointer. */
export type PointedModifiers = readonly (readonly [Pointer, Modifier])[];

const lists = new Map<Pointer, PointedModifiers>();

/** Returns the modifiers at a pointer, each with its own pointer. Cached. */
export function listedAt(pointer: Pointer): PointedModifiers {
  let known = lists.get(pointer);
  if (known === undefined) {
    known = modifiersAt(pointer).map((modifier, i) => [below(pointer, i), modifier] as const);
    lists.set(pointer, known);
  }
  return known;
}

const traits = new Map<Pointer, PointedModifiers>();

/** Returns the traits in a row of statistics, or an empty list. */
export function traitsAt(stats: Pointer): PointedModifiers {
  if (stats === '') return NONE;
  let known = traits.get(stats);
  if (known === undefined) {
    known = statsAt(stats).modifiers === undefined ? NONE : listedAt(below(stats, 'modifiers'));
    traits.set(stats, known);
  }
  return known;
}

/**
 * Returns the abilities of instructions, or of a list that replaces them: the `actions` of a `perform`, a boss's
 * special.
 */
export function actionsAt(pointer: Pointer): readonly Action[] {
  const value = lookUp(pointer);
  if (isInstructions(value)) return value.actions;
  if (Array.isArray(value) && value.every(isTagged)) return value;
  throw new ContentError('bad-pointer', pointer, 'These are no abilities.');
}

/** Returns the modifiers that apply to all abilities of the instructions; a plain list of abilities has none. */
export function sharedModifiersAt(pointer: Pointer): readonly Modifier[] {
  const value = lookUp(pointer);
  return isInstructions(value) ? value.modifiers : NONE;
}

/** Removes the cached values for a pointer and everything below it. */
export function forgetBelow(pointer: Pointer): void {
  forgetPointers(pointer, (one) => {
    for (const cache of [known, lists, traits]) cache.delete(one);
  });
}

/** Returns the pointer to ability `n` of instructions or of a plain list of abilities. */
export function actionPointer(pointer: Pointer, n: number): Pointer {
  return isInstructions(lookUp(pointer)) ? below(pointer, 'actions', n) : below(pointer, n);
}

function isTagged(value: unknown): value is Modifier & Action {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function isInstructions(value: unknown): value is Instructions {
  return typeof value === 'object' && value !== null && 'actions' in value && 'modifiers' in value;
}

/** Returns the statistics at a pointer: a row of a monster's card, a summon of a card, an object of a scenario. */
export function statsAt(pointer: Pointer): Stats {
  const value = lookUp(pointer);
  if (typeof value === 'object' && value !== null && 'hitPoints' in value) return value as Stats;
  throw new ContentError('bad-pointer', pointer, 'These are no statistics.');
}

/** Checks whether nothing damages the object whose statistics are at a pointer. */
export function isUnharmedAt(pointer: Pointer): boolean {
  const value = pointer === '' ? undefined : lookUp(pointer);
  return typeof value === 'object' && value !== null && 'unharmed' in value && value.unharmed === true;
}

/** Returns the figure that a summon action places. */
export function summonedAt(pointer: Pointer): SummonedFigure {
  const value = lookUp(pointer);
  if (typeof value === 'object' && value !== null && 'hitPoints' in value && 'name' in value) {
    return value as SummonedFigure;
  }
  throw new ContentError('bad-pointer', pointer, 'Nobody is summoned there.');
}

/** Statistics of a monster or a summon. It does not perform an ability that has no value here. R 11.3, 13.1 */
export interface Stats {
  readonly hitPoints?: Amount | undefined;
  readonly attack?: Amount | undefined;
  readonly move?: Amount | undefined;
  readonly range?: number | undefined;
  readonly flying?: boolean | undefined;
  readonly modifiers?: readonly Modifier[] | undefined;
}
