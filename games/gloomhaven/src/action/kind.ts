import type { JsonPath } from '@tessera/rules';
import type { TranslateFn } from '@tessera/text';
import * as z from 'zod';
import type { Amount } from '../facts.ts';
import type { Predicate } from '../predicates.ts';
import type { Action } from './action.ts';
import type { Modifier } from './modifier.ts';
import type { Selector } from './selector.ts';

/** The seven types of actions. */
export const ACTION_TYPES = ['attack', 'move', 'heal', 'loot', 'special', 'summon', 'text'] as const;

/** Places of a modifier: an action of a type, or a whole card half, item or monster card. */
export const PLACES_OF_MODIFIERS = [...ACTION_TYPES, 'half'] as const;
export type ModifierPlace = (typeof PLACES_OF_MODIFIERS)[number];

/** Action types with an effect. */
export const ACTING_TYPES = [
  'attack',
  'move',
  'heal',
  'loot',
  'special',
  'summon',
] as const satisfies readonly ModifierPlace[];
export const ANYWHERE = [...ACTING_TYPES, 'half'] as const satisfies readonly ModifierPlace[];

/** Describes parts of actions in a language. */
export interface Describer {
  readonly say: TranslateFn;
  /** `a, b, c` */
  list(parts: readonly string[]): string;
  /** `a, b and c` */
  all(parts: readonly string[]): string;
  /** `a, b or c` */
  either(parts: readonly string[]): string;
  amount(value: Amount): string;
  /** With a sign: `+2`. */
  signed(value: Amount): string;
  who(selector: Selector): string;
  predicate(predicate: Predicate): string;
  modifiers(modifiers: readonly Modifier[]): string;
  actions(actions: readonly Action[]): string;
  /** Abilities that another figure performs: "self" is that figure. */
  performed(actions: readonly Action[]): string;
  /** The name of a monster, card or other record. */
  name(id: string): string;
}

/** A reference inside a modifier that the content must resolve. */
export interface Reference {
  readonly kind: 'monster' | 'card' | 'item';
  readonly id: string;
  readonly path: JsonPath;
}

/** One kind of modifier: its schema, its places and its text. */
export interface ModifierKind<Schema extends z.ZodObject> {
  readonly schema: Schema;
  readonly on: readonly ModifierPlace[];
  // A method, because TypeScript compares methods loosely and all kinds are in one record.
  describe(modifier: z.output<Schema>, tell: Describer): string;
  /** Returns a problem that the schema cannot express. */
  problem?(modifier: z.output<Schema>): string | undefined;
  references?(modifier: z.output<Schema>): readonly Reference[];
}

/** Declares a kind of modifier. */
export function modifierKind<Schema extends z.ZodObject>(kind: ModifierKind<Schema>): ModifierKind<Schema> {
  return kind;
}

/** Returns the schema of a kind with its own fields. */
export function modifierSchema<const Type extends string, Shape extends z.core.$ZodLooseShape>(
  type: Type,
  shape: Shape,
) {
  return z.strictObject({ type: z.literal(type), ...shape });
}

/** Whole numbers as printed on cards. */
export const count = z.int().min(1).max(20);
export const countOrAll = z.union([count, z.literal('all')]);

/** Returns a value as a branch of a text's `select`, which allows no hyphens: `chosen-hex` becomes `chosenHex`. */
export function branch(value: string): string {
  return value.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
