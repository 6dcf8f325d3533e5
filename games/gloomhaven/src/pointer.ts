import type { Action, Instructions } from './action/action.ts';
import type { SummonedFigure } from './action/actions/summon.ts';
import type { Modifier } from './action/modifier.ts';
import { BUILT_IN } from './builtIn.ts';
import { enhancedCard, isEnhanced } from './content/enhancedCard.ts';
import { ContentError } from './content/errors.ts';
import { loadContent } from './content/load.ts';
import type { Stats } from './figures.ts';

/**
 * Where something stands in the content: kind of record, id, and the way down to it, as in a JSON pointer.
 * `card/sweeping-blow/top/actions/0/modifiers/1` is the second modifier of the first ability of that half. State and
 * frames hold pointers, never content.
 */
export type Pointer = string;

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

/** The instructions at a pointer: a half of a card, what an item does, a monster card. */
export function instructionsAt(pointer: Pointer): Instructions {
  const value = lookUp(pointer);
  if (isInstructions(value)) return value;
  throw new ContentError('bad-pointer', pointer, 'There are no instructions here.');
}

/** The ability at a pointer. */
export function actionAt(pointer: Pointer): Action {
  const value = lookUp(pointer);
  if (isTagged(value)) return value as Action;
  throw new ContentError('bad-pointer', pointer, 'This is no ability.');
}

/** The modifier at a pointer. */
export function modifierAt(pointer: Pointer): Modifier {
  const value = lookUp(pointer);
  if (isTagged(value)) return value as Modifier;
  throw new ContentError('bad-pointer', pointer, 'This is no modifier.');
}

/** The `on` whose effect stands at a pointer, if it is one. */
export function onAbove(pointer: Pointer): Extract<Modifier, { readonly type: 'on' }> | undefined {
  const above = /^(.*\/(?:modifiers|effects|bonus)\/\d+)\/effects\/\d+$/.exec(pointer)?.[1];
  const modifier = above === undefined ? undefined : modifierAt(above);
  return modifier?.type === 'on' ? modifier : undefined;
}

/** The `perform` whose abilities stand at a pointer; nothing for abilities of a scenario's own person or of a boss. */
export function performAbove(pointer: Pointer): Extract<Modifier, { readonly type: 'perform' }> | undefined {
  const above = /^(.*\/(?:modifiers|effects|bonus|from\/\d+)\/\d+)\/actions$/.exec(pointer)?.[1];
  const modifier = above === undefined ? undefined : modifierAt(above);
  return modifier?.type === 'perform' ? modifier : undefined;
}

const NONE: readonly never[] = [];

/** The list of modifiers at a pointer: `modifiers`, `effects` or `bonus`. */
export function modifiersAt(pointer: Pointer): readonly Modifier[] {
  const value = lookUp(pointer);
  if (Array.isArray(value) && value.every(isTagged)) return value;
  throw new ContentError('bad-pointer', pointer, 'This is no list of modifiers.');
}

/** Modifiers with where each of them stands. */
export type Listed = readonly (readonly [Pointer, Modifier])[];

const lists = new Map<Pointer, Listed>();

/** The list of modifiers at a pointer, each with its own pointer; worked out once. */
export function listedAt(pointer: Pointer): Listed {
  let known = lists.get(pointer);
  if (known === undefined) {
    known = modifiersAt(pointer).map((modifier, i) => [below(pointer, i), modifier] as const);
    lists.set(pointer, known);
  }
  return known;
}

const traits = new Map<Pointer, Listed>();

/** The traits in a row of statistics; none where it lists none. */
export function traitsAt(stats: Pointer): Listed {
  if (stats === '') return NONE;
  let known = traits.get(stats);
  if (known === undefined) {
    known = statsAt(stats).modifiers === undefined ? NONE : listedAt(below(stats, 'modifiers'));
    traits.set(stats, known);
  }
  return known;
}

/** The abilities of instructions, or of what stands in their place: `actions` of a `perform`, a boss's special. */
export function actionsAt(pointer: Pointer): readonly Action[] {
  const value = lookUp(pointer);
  if (isInstructions(value)) return value.actions;
  if (Array.isArray(value) && value.every(isTagged)) return value;
  throw new ContentError('bad-pointer', pointer, 'These are no abilities.');
}

/** The modifiers that hold for all of the instructions; a mere list of abilities has none. */
export function sharedModifiersAt(pointer: Pointer): readonly Modifier[] {
  const value = lookUp(pointer);
  return isInstructions(value) ? value.modifiers : NONE;
}

const children = new Map<Pointer, Map<string | number, Pointer>>();

/** The pointer further down; built once, as the rules ask for the same ones all the time. */
export function below(pointer: Pointer, ...way: readonly (string | number)[]): Pointer {
  let at = pointer;
  for (let i = 0; i < way.length; i++) at = child(at, way[i]!);
  return at;
}

function child(pointer: Pointer, step: string | number): Pointer {
  let known = children.get(pointer);
  if (known === undefined) {
    known = new Map();
    children.set(pointer, known);
  }
  let found = known.get(step);
  if (found === undefined) {
    found = `${pointer}/${step}`;
    known.set(step, found);
  }
  return found;
}

/** Forgets what was worked out for a pointer and for everything below it. */
export function forgetBelow(pointer: Pointer): void {
  for (const inner of children.get(pointer)?.values() ?? []) forgetBelow(inner);
  for (const cache of [known, lists, traits, children]) cache.delete(pointer);
}

/** The ability of this number of instructions or of a mere list of abilities. */
export function actionPointer(pointer: Pointer, n: number): Pointer {
  return isInstructions(lookUp(pointer)) ? below(pointer, 'actions', n) : below(pointer, n);
}

function isTagged(value: unknown): value is Modifier & Action {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function isInstructions(value: unknown): value is Instructions {
  return typeof value === 'object' && value !== null && 'actions' in value && 'modifiers' in value;
}

/** The statistics at a pointer: a row of a monster's card, a summon of a card, an object of a scenario. */
export function statsAt(pointer: Pointer): Stats {
  const value = lookUp(pointer);
  if (typeof value === 'object' && value !== null && 'hitPoints' in value) return value as Stats;
  throw new ContentError('bad-pointer', pointer, 'These are no statistics.');
}

/** The figure that a summon action brings. */
export function summonedAt(pointer: Pointer): SummonedFigure {
  const value = lookUp(pointer);
  if (typeof value === 'object' && value !== null && 'hitPoints' in value && 'name' in value) {
    return value as SummonedFigure;
  }
  throw new ContentError('bad-pointer', pointer, 'Nobody is summoned there.');
}
