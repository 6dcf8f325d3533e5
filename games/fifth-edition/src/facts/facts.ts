import type { CharacterRecord } from '../record/record.ts';
import { joinedBy } from '../vocabulary/joinCache.ts';
import type { Ability, Edition, Movement, ProficiencyType } from '../vocabulary/vocabulary.ts';
import type { WieldedWeapon } from './weaponFilter.ts';

/** Circumstances that a roll can have. */
export const CONTEXT_FIELDS = ['against', 'attackerIs', 'sense', 'use', 'targetIs', 'light', 'range'] as const;

/** The circumstances of one roll, in the terms of content. SPEC 5 */
export type RollContext = Readonly<Partial<Record<(typeof CONTEXT_FIELDS)[number], string | readonly string[]>>>;

/** An item that predicates and formulas can read. */
interface ItemFacts {
  readonly id: string;
  readonly name: string;
  readonly equipped: boolean;
  readonly attuned: boolean;
  readonly tags: readonly string[];
  readonly armor:
    | { readonly base: number; readonly dexCap?: number | undefined; readonly category: string }
    | undefined;
  readonly bonus: number;
}

/** The part of the equipment that predicates and formulas can read. */
interface EquipmentFacts {
  readonly carried: readonly ItemFacts[];
  readonly armor: ItemFacts | undefined;
  readonly shield: ItemFacts | undefined;
  readonly wielded: readonly WieldedWeapon[];
  readonly attunedCount: number;
}

/** The part of an effect on a character that its predicate and formulas can read. */
interface EffectFacts {
  readonly feature: { readonly source: { readonly className: string | undefined } };
  readonly scope: string;
  readonly item: ItemFacts | undefined;
  readonly slot: number | undefined;
  readonly castingAbility: Ability | undefined;
  readonly points: number | undefined;
}

/**
 * Facts about a character for predicates and formulas. The evaluation fills them in the order of calculation, which
 * follows the declared reads of content, so no fact is read before it is set.
 */
export interface Facts {
  readonly edition: Edition;
  level: number;
  readonly startingClass: string;
  classLevels: ReadonlyMap<string, number>;
  readonly subclasses: ReadonlySet<string>;
  readonly species: string;
  readonly lineage: string | undefined;
  readonly background: string;
  readonly packs: ReadonlySet<string>;
  feats: Map<string, number>;
  features: Set<string>;
  tags: Set<string>;
  /** `type:value` per proficiency; categories as granted. */
  proficiencies: Set<string>;
  expertise: Set<string>;
  scores: Record<Ability, number>;
  readonly modifiers: Record<Ability, number>;
  /** Modifiers without a form: hit points and hit dice always use the character's scores. */
  readonly ownModifiers: Record<Ability, number>;
  toggles: ReadonlySet<string>;
  /** Active conditions with their levels. */
  conditions: ReadonlyMap<string, number>;
  equipment: EquipmentFacts;
  casting: { readonly kinds: Set<string>; highestSpellLevel: number; casterLevel: number; pactLevel: number };
  /** Size as an integer: -2 tiny, 0 medium, 3 gargantuan. */
  size: number;
  proficiencyBonus: number;
  readonly speeds: Record<Movement, number>;
  readonly bases: { ac: number; walk: number };
  readonly hitPoints: { max: number; current: number };
  /** Whether the character is at 0 hit points. Set first, because conditions depend on it. */
  readonly isDown: boolean;
  hitDice: number;
  readonly resources: Map<string, { max: number; left: number }>;
  slots: number[];
  readonly numericChoices: ReadonlyMap<string, number>;
  /** Answers of the record by question key. */
  readonly answers: CharacterRecord['choices'];
  /** Every spell named in an answer. */
  readonly chosenSpells: ReadonlySet<string>;
  readonly scales: ReadonlyMap<string, number>;
  /** The roll being resolved; undefined for the sheet, which covers all rolls. */
  roll: RollContext | undefined;
  /** The effect whose predicate or formula is being evaluated. */
  self: EffectFacts | undefined;
  /** Ability of the current casting entry or weapon. */
  castingAbility: Ability | undefined;
  /** Whether a granted weapon or tool proficiency covers another one, according to content. */
  covers: (type: ProficiencyType, granted: string, wanted: string) => boolean;
}

/** Returns the key of a proficiency in the facts. */
export const proficiencyKey: (type: ProficiencyType, value: string) => string = joinedBy(':');

/** Whether the character is proficient. A category covers its members, but a member does not cover its category. */
export function isProficient(facts: Facts, type: ProficiencyType, value: string): boolean {
  if (facts.proficiencies.has(proficiencyKey(type, value))) return true;
  if (type !== 'weapon' && type !== 'armor') return false;
  for (const entry of facts.proficiencies) {
    const [grantedType, granted] = splitOnce(entry);
    if (grantedType === type && facts.covers(type, granted, value)) return true;
  }
  return false;
}

function splitOnce(entry: string): [string, string] {
  const colon = entry.indexOf(':');
  return [entry.slice(0, colon), entry.slice(colon + 1)];
}
