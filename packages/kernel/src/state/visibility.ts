import * as z from 'zod';

/** A position at the table, counted from 0. */
export type Seat = number;

/** The viewer of a match: a seat or a spectator. */
export type Viewer = Seat | 'spectator';

/**
 * The viewers who may see a value of the state. A hidden value is absent from the view, with two exceptions that are visible on a
 * table: a hidden array shows its size (as nulls), and null stays null. To hide those too, wrap the value in an object
 * and hide the object.
 */
export type Visibility =
  | { readonly to: 'nobody' }
  | { readonly to: 'owner'; readonly owner: string | undefined }
  | { readonly to: 'seats'; readonly seats: string }
  | { readonly to: 'team'; readonly team: string | undefined }
  | { readonly to: 'faceUp'; readonly flag: string; readonly before: Visibility };

declare const concealed: unique symbol;

/**
 * A schema whose value may be hidden from some viewers. The type carries the mark so that the view's type can depend on
 * it.
 */
export type ConcealedSchema<Schema> = Schema & { readonly [concealed]: true };

const visibilities = new WeakMap<z.core.$ZodType, Visibility>();
const seatIndexed = new WeakSet<z.core.$ZodType>();

/** Hides a value from all viewers: a draw pile, a secret stack. */
export function hidden<Schema extends z.core.$ZodType>(schema: Schema): ConcealedSchema<Schema> {
  return mark(schema, { to: 'nobody' });
}

/**
 * Shows a value to its owner only: a hand. The owner is the seat in the sibling field `owner`, or, without one, the
 * index in the nearest enclosing `perSeat` array.
 */
export function ownerOnly<Schema extends z.core.$ZodType>(schema: Schema, owner?: string): ConcealedSchema<Schema> {
  return mark(schema, { to: 'owner', owner });
}

/** Shows a value only to the seats listed in the sibling field `seats`: a card shown to two of the players. */
export function seatsOnly<Schema extends z.core.$ZodType>(schema: Schema, seats: string): ConcealedSchema<Schema> {
  return mark(schema, { to: 'seats', seats });
}

/**
 * Shows a value to one team only: the team whose code is in the sibling field `team`, or, without one, the team of the
 * seat at this index of the nearest `perSeat` array. `state.teams` defines the teams; without teams only the owner sees
 * it.
 */
export function teamOnly<Schema extends z.core.$ZodType>(schema: Schema, team?: string): ConcealedSchema<Schema> {
  return mark(schema, { to: 'team', team });
}

/** The viewers who see a value while it lies face down; default: none. */
export interface FaceDown {
  /** The sibling field that turns it face up for all viewers. */
  readonly until: string;
  /** The owner: true for the nearest `perSeat`, or the sibling field with the seat. */
  readonly owner?: string | boolean;
  /** The sibling field with the list of seats. */
  readonly seats?: string;
  /** The team: true for the owner's team, or the sibling field with the team code. */
  readonly team?: string | boolean;
}

/** Hides a value until the sibling field `until` is true, except from the viewers in `FaceDown`. */
export function faceDown<Schema extends z.core.$ZodType>(
  schema: Schema,
  { until, ...before }: FaceDown,
): ConcealedSchema<Schema> {
  return mark(schema, { to: 'faceUp', flag: until, before: keepersOf(before) });
}

function keepersOf({ owner = false, seats, team = false }: Omit<FaceDown, 'until'>): Visibility {
  if (team !== false) return { to: 'team', team: team === true ? undefined : team };
  if (seats !== undefined) return { to: 'seats', seats };
  return owner === false ? { to: 'nobody' } : { to: 'owner', owner: owner === true ? undefined : owner };
}

/** An array with one item per seat: item 2 belongs to seat 2. */
export function perSeat<Schema extends z.core.$ZodType>(item: Schema): z.ZodArray<Schema> {
  const schema = z.array(item);
  seatIndexed.add(schema);
  return schema;
}

/** Returns the visibility declared on a schema, if any. */
export function visibilityOf(schema: z.core.$ZodType): Visibility | undefined {
  return visibilities.get(schema);
}

/** Whether the array is indexed by seat. */
export function isPerSeat(schema: z.core.$ZodType): boolean {
  return seatIndexed.has(schema);
}

function mark<Schema extends z.core.$ZodType>(schema: Schema, visibility: Visibility): ConcealedSchema<Schema> {
  // A copy, so that a schema used in two places is hidden only in this one.
  const copy = z.core.clone(schema);
  visibilities.set(copy, visibility);
  if (seatIndexed.has(schema)) seatIndexed.add(copy);
  return copy as ConcealedSchema<Schema>;
}

/** The view type of a state schema: parts that may be hidden are optional, and hidden arrays may hold nulls. */
export type ViewOf<Schema> =
  Schema extends ConcealedSchema<infer Inner>
    ? Schema extends z.core.$ZodArray<infer Item>
      ? readonly (ViewOf<Item> | null)[]
      : ViewOfVisible<Inner> | undefined
    : ViewOfVisible<Schema>;

type ViewOfVisible<Schema> =
  Schema extends z.core.$ZodObject<infer Shape>
    ? ViewOfShape<Shape>
    : Schema extends z.core.$ZodArray<infer Item>
      ? readonly ViewOf<Item>[]
      : Schema extends z.core.$ZodDiscriminatedUnion<infer Options>
        ? ViewOf<Options[number]>
        : Schema extends z.core.$ZodRecord<infer Key, infer Value>
          ? Readonly<Partial<Record<z.core.output<Key> & PropertyKey, ViewOf<Value>>>>
          : Schema extends z.core.$ZodOptional<infer Inner>
            ? ViewOf<Inner> | undefined
            : Schema extends z.core.$ZodNullable<infer Inner>
              ? ViewOf<Inner> | null
              : z.core.output<Schema>;

/** The mutable version of a type, for values that become part of a state. */
export type Writable<T> = T extends readonly (infer Item)[]
  ? Writable<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Writable<T[Key]> }
    : T;

type ViewOfShape<Shape> = {
  readonly [Key in keyof Shape as MayBeAbsent<Shape[Key]> extends true ? never : Key]: ViewOf<Shape[Key]>;
} & {
  readonly [Key in keyof Shape as MayBeAbsent<Shape[Key]> extends true ? Key : never]?: ViewOf<Shape[Key]>;
};

type MayBeAbsent<Schema> =
  Schema extends ConcealedSchema<unknown>
    ? Schema extends z.core.$ZodArray
      ? false
      : true
    : Schema extends z.core.$ZodOptional
      ? true
      : false;
