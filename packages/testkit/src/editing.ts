import { type Chance, cloneJson, fastChance, silent } from '@tessera/kernel';
import type { Position } from './law.ts';
import { schemaMisfit } from './laws/state.ts';

// Written as a method, which TypeScript compares loosely: a game gives changes of its own kind of state.
interface Changing {
  change(state: object, dice: Chance): void;
}

/** Something that is changed about a state by hand. */
export type Change = Changing['change'];

/** What the law of edited states is told about a game; nothing of it is needed where everything is listed. */
export interface Editing {
  /** How many edited states are made of each position that is looked at; a few unless told otherwise. */
  readonly edits?: number;
  /** Changes in the game's own words, besides those that any state can take: each writes to the state. */
  readonly changes?: readonly Change[];
  /** Whether a table could be in such a state. What fits the schema and makes no sense all the same is left out. */
  isPossible?(state: object): boolean;
  /** Whether an action is allowed without being listed, because there are too many like it to list them all. */
  isUnlisted?(action: object, state: object): boolean;
}

/** How many values of one state are changed at most, besides the game's own changes. */
const MOST = 3;

/**
 * The position as it would be after some hand has edited it: values exchanged for others that were met at the same kind
 * of place, things there twice or gone, and the game's own changes. Nothing where that fits no schema or cannot be
 * played on from.
 */
export function editedState(position: Position): object | undefined {
  const { game, dice, editing } = position;
  const state = cloneJson(position.state);
  for (const change of editing.changes ?? []) if (dice.d(2) === 1) change(state, dice);
  const kinds = placesIn(state);
  for (let left = dice.d(MOST); left > 0; left--) disturb(state, kinds, position);
  if (schemaMisfit(game.state, state) !== undefined || editing.isPossible?.(state) === false) return undefined;
  try {
    game.settle?.(state, { chance: fastChance(`edited ${position.seq}`), log: silent });
    const asked = game.decisions(state);
    // More seats than there are at the table, if the list of them has grown.
    return asked.length > 0 && asked.every(({ seat }) => seat < position.seats) ? state : undefined;
  } catch {
    // The steps that were going on meet things that cannot be: such a state is none to ask anything about.
    return undefined;
  }
}

/** Where something is: keys of objects and positions in arrays. */
type Way = readonly (string | number)[];

/** All places of a state by their kind, which is the way there whatever the positions in arrays. */
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

/** One change that any state can take: every kind of place is as likely as every other. */
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

/** The object or array that holds a place, while there still is one. */
function insideOf(state: object, way: Way): Record<string | number, unknown> | undefined {
  let inner: unknown = state;
  for (const key of way.slice(0, -1)) inner = isObject(inner) ? inner[key] : undefined;
  return isObject(inner) && Object.hasOwn(inner, way.at(-1)!) ? inner : undefined;
}

/** The value at a place of the same kind: any position of an array will do. */
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
