import type { JsonPath } from '@tessera/rules';
import type { TranslateFn } from '@tessera/text';
import * as z from 'zod';
import type { Amount } from '../vocabulary/facts.ts';
import type { Predicate } from '../vocabulary/predicates.ts';
import type { Action } from './action.ts';
import type { Aspects } from './aspects.ts';
import type { BotEstimate } from './botEstimate.ts';
import type { Effect, EffectRole } from './effect.ts';
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

/** The grammatical case of figures in a sentence; languages without cases ignore it. */
export type WhoCase = 'nom' | 'acc' | 'dat';

/** `any`: one figure of those selected, `exact`: not "up to" the number. */
export type WhoForm = 'plain' | 'any' | 'exact';

/** Figures in a sentence, and the number of their verb. */
export interface Subject {
  readonly who: string;
  readonly number: 'you' | 'one' | 'many';
}

/** The figure of an effect that names no figures. */
export type SubjectRole = 'self' | 'target' | 'attacker' | 'victim';

/** Effects inside a sentence: as they are, with a capital, and whether they begin with a term such as "+1 Attack". */
export interface EffectsText {
  readonly effects: string;
  readonly begun: string;
  readonly lead: 'term' | 'sentence';
}

/** Translates a text by its key, and describes parts of actions. */
export interface Describer extends TranslateFn {
  /** The figure of effects that name no figures. */
  readonly role: SubjectRole;
  /** `you`: the card speaks to its player. */
  readonly voice: 'you' | 'monster' | 'figure';
  /** `a, b, c` */
  list(parts: readonly string[]): string;
  /** `a, b and c` */
  all(parts: readonly string[]): string;
  /** `a, b or c` */
  either(parts: readonly string[]): string;
  /** A number, or X with its explanation. */
  amount(value: Amount): string;
  /** A number, or X. */
  number(value: Amount): string;
  /** The explanation of X, with a space before it; empty for a number. */
  where(value: Amount): string;
  /** With a sign: `+2`. */
  signed(value: Amount): string;
  who(selector: Selector, grammar?: { readonly case?: WhoCase; readonly form?: WhoForm }): string;
  /** The figures of a selector, or those that the effect concerns without one. */
  subject(selector?: Selector, grammar?: WhoCase): Subject;
  /** With `it` the sentence has already named the target. */
  predicate(predicate: Predicate, target?: 'it'): string;
  modifiers(modifiers: readonly Modifier[]): string;
  effects(modifiers: readonly Modifier[]): EffectsText;
  actions(actions: readonly Action[]): string;
  /** Abilities that another figure performs: "self" is that figure. */
  performed(actions: readonly Action[]): string;
  /** Effects of a special action that the figures of the selector perform. */
  granted(modifiers: readonly Modifier[], selector: Selector): string;
  /** Checks whether an effect is optional in its own words, as a price is. */
  isOptional(modifier: Modifier): boolean;
  /** The describer of effects that concern another figure. */
  about(role: SubjectRole): Describer;
  /** The describer of a summoned figure's own statistics and traits. */
  asFigure(): Describer;
  /** The name of a monster, card or other record. */
  nameOf(id: string): string;
}

/** A reference inside a modifier that the content must resolve. */
export interface Reference {
  readonly kind: 'monster' | 'card' | 'item';
  readonly id: string;
  readonly path: JsonPath;
}

/** Modifiers or actions inside a modifier. */
export interface NestedPart {
  readonly path: JsonPath;
  readonly modifiers?: readonly Modifier[];
  readonly actions?: readonly Action[];
  /** The place that its modifiers stand on, when it differs from the place of the modifier itself. */
  readonly place?: ModifierPlace;
}

/**
 * One kind of modifier with all its parts. Nothing else knows a kind by name for any of them, and a kind that lacks a
 * part does not compile. All functions are methods, because TypeScript compares methods loosely and all kinds are in one
 * record.
 */
export interface ModifierKind<Schema extends z.ZodObject> {
  readonly schema: Schema;
  /** Where it may stand. */
  readonly on: readonly ModifierPlace[];
  /** Returns the text in lower case, except for terms of the game: it may stand inside a sentence. */
  describe(modifier: z.output<Schema>, t: Describer): string;
  /** Checks whether the text is a term such as "Range 3", which takes no full stop. */
  isTerm?(modifier: z.output<Schema>, t: Describer): boolean;
  /** Returns a problem that the schema cannot express. */
  problem?(modifier: z.output<Schema>): string | undefined;
  references?(modifier: z.output<Schema>): readonly Reference[];
  /** `free`: the result is the same in any order with other effects of one moment, so the player is not asked. */
  readonly order: 'free' | 'chosen';
  /** Returns the modifier with a sticker of the campaign on a line, or undefined when the sticker does not fit. R 16.12 */
  enhance(modifier: z.output<Schema>, line: string, sticker: string): z.output<Schema> | undefined;
  /** Returns the value to a bot beside the hit points of the ability itself, which is small compared to them. */
  worth(modifier: z.output<Schema>): number;
  readonly estimate?: BotEstimate<z.output<Schema>>;
  /** Returns the modifiers and actions inside it. The content check visits them. */
  inside?(modifier: z.output<Schema>): readonly NestedPart[];
  /** The card shows it as an icon, not as a line of text. */
  readonly isIcon?: true;
  readonly aspects?: Aspects<z.output<Schema>>;
  readonly effect: Effect<z.output<Schema>>;
}

/** The `enhance` of a kind without a line for stickers. */
export const noEnhancement = () => undefined;

/** The `worth` of a kind that bots do not value. */
export const noWorth = () => 0;

/** The `ownTargets` of an effect that affects the targets of its ability. */
export const noOwnTargets = () => undefined;

/** The `forAttacker` of an effect on the target of an attack. */
export const forTarget = () => false;

/** The `forAttacker` of an effect that is for the figures it names, or else for the target. */
export const forNamed = ({ who }: { readonly who?: unknown }) => who !== undefined;

/** The `forAttacker` of an effect on the attacker. */
export const forPerformer = () => true;

/** The role of an effect on the targets of its ability, dead or alive, that is no part of a defence. */
export const plainRole: EffectRole<unknown> = {
  ownTargets: noOwnTargets,
  forAttacker: forTarget,
  inDefence: 'never',
  onFallen: 'applied',
};

/** The role of such an effect that applies at the use of the defence that it is part of. */
export const defenceRole: EffectRole<unknown> = { ...plainRole, inDefence: 'at-once' };

/** Returns a number or a formula plus one: the usual sticker. */
export function plusOne(value: Amount): Amount {
  if (typeof value === 'number') return value + 1;
  return typeof value === 'string' ? `(${value}) + 1` : { own: value.own + 1 };
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

/** The `isTerm` of a kind whose text is a term. */
export const always = () => true;
