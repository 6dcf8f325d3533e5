import { type Chance, cloneJson, fastChance, silent } from '@tessera/kernel';
import type { Position } from './law.ts';
import { schemaMisfit } from './laws/state.ts';

// A method, because TypeScript checks its parameters bivariantly: a game's changes take its own state type.
interface Changing {
  change(state: object, dice: Chance): void;
}

/** A manual edit of a state. */
export type Change = Changing['change'];

/** Settings of the law `edited` for a game; all are optional. */
export interface EditingOptions {
  /** Number of edited states per checked position; default: a few. */
  readonly edits?: number;
  /** Edits specific to the game, besides the generic ones; each mutates the state. */
  readonly changes?: readonly Change[];
  /** Whether such a state could occur. Excludes states that fit the schema but make no sense. */
  isPossible?(state: object): boolean;
  /** Whether an action is legal but unlisted, because there are too many like it. */
  isUnlisted?(action: object, state: object): boolean;
}

/** Maximum number of generic edits per state. */
const MAX = 3;

/**
 * Returns the position after random manual edits: values swapped for others seen at the same kind of path, list items
 * duplicated or removed, and the game's own edits. Undefined if the result is invalid or cannot be settled.
 */
export function editedState(position: Position): object | undefined {
  const { game, dice, editing } = position;
  const state = cloneJson(position.state);
  for (const change of editing.changes ?? []) if (dice.d(2) === 1) change(state, dice);
  const kinds = placesIn(state);
  for (let left = dice.d(MAX); left > 0; left--) disturb(state, kinds, position);
  if (schemaMisfit(game.state, state) !== undefined || editing.isPossible?.(state) === false) return undefined;
  try {
    game.settle?.(state, { chance: fastChance(`edited ${position.seq}`), log: silent });
    const asked = game.decisions(state);
    // An edit may have added entries for seats that do not exist.
    return asked.length > 0 && asked.every(({ seat }) => seat < position.seats) ? state : undefined;
  } catch {
    // The pending steps met an impossible state, about which the rules make no promise.
    return undefined;
  }
}

/** A path: object keys and array indices. */
type Way = readonly (string | number)[];

/** All paths of a state by kind; paths that differ only in array indices are of the same kind. */
type Places = ReadonlyMap<string, readonly Way[]>;

function placesIn(state: object): Places {
  const places = new Map<string, Way[]>();
  const visit = (value: unknown, way: Way, kind: string): void => {
    if (way.length > 0) {
      const alike = places.get(kind);
      if (alike) alike.push(way);
      else places.set(kind, [way]);
    }
    if (Array.isArray(value)) for (const [i, item] of value.entries()) visit(item, [...way, i], `${kind}.*`);
    else if (isObject(value)) for (const key of Object.keys(value)) visit(value[key], [...way, key], `${kind}.${key}`);
  };
  visit(state, [], '');
  return places;
}

/** Applies one generic edit, with equal probability for every kind of path. */
function disturb(state: object, places: Places, { dice, others }: Position): void {
  if (places.size === 0) return;
  const way = dice.pick(places.get(dice.pick([...places.keys()]))!);
  const inner = insideOf(state, way);
  const key = way.at(-1)!;
  if (inner === undefined) return;
  const value = inner[key];
  const donor = dice.pick([state, ...others]);
  if (Array.isArray(value) && dice.d(2) === 1) {
    const item = likeAt(donor, [...way, 0], dice);
    if (value.length > 0 && dice.d(2) === 1) value.splice(dice.d(value.length) - 1, 1);
    else if (item !== undefined) value.push(cloneJson(item));
    return;
  }
  const other = likeAt(donor, way, dice);
  if (other !== undefined) inner[key] = cloneJson(other);
}

/** Returns the object or array that contains a path, if it still exists. */
function insideOf(state: object, way: Way): Record<string | number, unknown> | undefined {
  let inner: unknown = state;
  for (const key of way.slice(0, -1)) inner = isObject(inner) ? inner[key] : undefined;
  return isObject(inner) && Object.hasOwn(inner, way.at(-1)!) ? inner : undefined;
}

/** Returns the value at a path of the same kind, with any array index. */
function likeAt(state: object, way: Way, dice: Chance): unknown {
  let inner: unknown = state;
  for (const key of way) {
    if (!isObject(inner)) return undefined;
    if (Array.isArray(inner)) inner = inner.length > 0 ? dice.pick(inner) : undefined;
    else inner = inner[key];
  }
  return inner;
}

function isObject(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null;
}
