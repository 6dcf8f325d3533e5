import type { JsonPath } from '@tessera/rules';
import type { Say } from '@tessera/text';
import * as z from 'zod';
import type { Amount } from '../facts.ts';
import type { Predicate } from '../predicates.ts';
import type { Action } from './action.ts';
import type { Modifier } from './modifier.ts';
import type { Selector } from './selector.ts';

/** The seven types of actions. */
export const ACTION_TYPES = ['attack', 'move', 'heal', 'loot', 'special', 'summon', 'text'] as const;

/** Where a modifier may stand: on an action of a type, or on a whole card half, item or monster card. */
export const PLACES_OF_MODIFIERS = [...ACTION_TYPES, 'half'] as const;
export type Place = (typeof PLACES_OF_MODIFIERS)[number];

/** Actions that do something. */
export const ACTING_TYPES = ['attack', 'move', 'heal', 'loot', 'special', 'summon'] as const satisfies readonly Place[];
export const ANYWHERE = [...ACTING_TYPES, 'half'] as const satisfies readonly Place[];

/** Puts parts of actions into words. */
export interface Describer {
  readonly say: Say;
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
  /** What somebody else performs: "self" is whoever does it. */
  performed(actions: readonly Action[]): string;
  /** The name of a monster, card or other record. */
  name(id: string): string;
}

/** Something inside a modifier that the content must hold. */
export interface Reference {
  readonly kind: 'monster' | 'card' | 'item';
  readonly id: string;
  readonly path: JsonPath;
}

/** One kind of modifier: what it may hold, where it may stand, and how it reads. */
export interface ModifierKind<Schema extends z.ZodObject> {
  readonly schema: Schema;
  readonly on: readonly Place[];
  // A method, which TypeScript compares loosely: all kinds stand in one record.
  describe(modifier: z.output<Schema>, tell: Describer): string;
  /** What is wrong with it beyond its schema. */
  problem?(modifier: z.output<Schema>): string | undefined;
  references?(modifier: z.output<Schema>): readonly Reference[];
}

/** Declares a kind of modifier. */
export function modifierKind<Schema extends z.ZodObject>(kind: ModifierKind<Schema>): ModifierKind<Schema> {
  return kind;
}

/** The schema of a kind that has fields of its own. */
export function modifierSchema<const Type extends string, Shape extends z.core.$ZodLooseShape>(
  type: Type,
  shape: Shape,
) {
  return z.strictObject({ type: z.literal(type), ...shape });
}

/** Whole numbers as they are printed on cards. */
export const count = z.int().min(1).max(20);
export const countOrAll = z.union([count, z.literal('all')]);

/** A value as a branch of a text's `select`, where hyphens cannot stand: `chosen-hex` is `chosenHex`. */
export function branch(value: string): string {
  return value.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
