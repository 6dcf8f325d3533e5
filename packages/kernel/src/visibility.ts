import * as z from 'zod';

/** A place at the table, counted from 0. */
export type Seat = number;

/** Who is looking: a seat, or somebody who plays no part. */
export type Viewer = Seat | 'spectator';

/**
 * Who may see a value of the state. Hidden means absent, but what anyone at the table can see of it stays: a hidden array
 * shows its size (as nulls), and a null shows that there is nothing. To hide that too, wrap it in an object and hide the
 * object.
 */
export type Visibility =
  | { readonly to: 'nobody' }
  | { readonly to: 'owner'; readonly owner: string | undefined }
  | { readonly to: 'seats'; readonly seats: string }
  | { readonly to: 'team'; readonly team: string | undefined }
  | { readonly to: 'faceUp'; readonly flag: string; readonly before: Visibility };

declare const concealed: unique symbol;

/** A schema whose value some viewer may not see; the mark is in the type so that the view's type knows. */
export type Concealed<Schema> = Schema & { readonly [concealed]: true };

const visibilities = new WeakMap<z.core.$ZodType, Visibility>();
const seatIndexed = new WeakSet<z.core.$ZodType>();

/** Nobody at the table may see it: a draw pile, a secret stack. */
export function hidden<Schema extends z.core.$ZodType>(schema: Schema): Concealed<Schema> {
  return mark(schema, { to: 'nobody' });
}

/**
 * Only its owner may see it: a hand. The owner is the seat named by the sibling field `owner`, or, without one, the
 * place in the nearest `perSeat` array around it.
 */
export function ownerOnly<Schema extends z.core.$ZodType>(schema: Schema, owner?: string): Concealed<Schema> {
  return mark(schema, { to: 'owner', owner });
}

/** Only the seats in the list that the sibling field `seats` holds may see it: a card shown to two of the players. */
export function seatsOnly<Schema extends z.core.$ZodType>(schema: Schema, seats: string): Concealed<Schema> {
  return mark(schema, { to: 'seats', seats });
}

/**
 * Only one team may see it: the one whose code the sibling field `team` holds, or, without one, that of the seat whose place in
 * the nearest `perSeat` array it is. Who is in which team stands in `state.teams`; where there are none it is for the owner alone.
 */
export function teamOnly<Schema extends z.core.$ZodType>(schema: Schema, team?: string): Concealed<Schema> {
  return mark(schema, { to: 'team', team });
}

/** Who sees something all along while it lies face down; nobody by default. */
export interface FaceDown {
  /** The sibling field that turns it face up for everyone. */
  readonly until: string;
  /** Its owner: true for the nearest `perSeat`, or the sibling field that holds a seat. */
  readonly owner?: string | boolean;
  /** The sibling field that holds a list of seats. */
  readonly seats?: string;
  /** Its owner's team, or the sibling field that holds the code of one. */
  readonly team?: string | boolean;
}

/** Hidden until the sibling field `until` is true; then everyone sees it. Some may see it all along. */
export function faceDown<Schema extends z.core.$ZodType>(
  schema: Schema,
  { until, ...before }: FaceDown,
): Concealed<Schema> {
  return mark(schema, { to: 'faceUp', flag: until, before: keepersOf(before) });
}

function keepersOf({ owner = false, seats, team = false }: Omit<FaceDown, 'until'>): Visibility {
  if (team !== false) return { to: 'team', team: team === true ? undefined : team };
  if (seats !== undefined) return { to: 'seats', seats };
  return owner === false ? { to: 'nobody' } : { to: 'owner', owner: owner === true ? undefined : owner };
}

/** An array with one item a seat: item 2 belongs to seat 2. */
export function perSeat<Schema extends z.core.$ZodType>(item: Schema): z.ZodArray<Schema> {
  const schema = z.array(item);
  seatIndexed.add(schema);
  return schema;
}

/** What was declared on a schema, if anything. */
export function visibilityOf(schema: z.core.$ZodType): Visibility | undefined {
  return visibilities.get(schema);
}

/** Whether the array is indexed by seat. */
export function isPerSeat(schema: z.core.$ZodType): boolean {
  return seatIndexed.has(schema);
}

function mark<Schema extends z.core.$ZodType>(schema: Schema, visibility: Visibility): Concealed<Schema> {
  // A copy, so that a schema used in two places is hidden only where it was said to be.
  const copy = z.core.clone(schema);
  visibilities.set(copy, visibility);
  if (seatIndexed.has(schema)) seatIndexed.add(copy);
  return copy as Concealed<Schema>;
}

/** What a viewer gets of a state with this schema: what may be hidden is optional, hidden arrays may hold nulls. */
export type ViewOf<Schema> =
  Schema extends Concealed<infer Inner>
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

/** The same, free to be changed and put into a state. */
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
  Schema extends Concealed<unknown>
    ? Schema extends z.core.$ZodArray
      ? false
      : true
    : Schema extends z.core.$ZodOptional
      ? true
      : false;
