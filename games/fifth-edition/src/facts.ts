import type { EquipmentState } from './evaluate/equipment.ts';
import type { EffectInstance } from './instance.ts';
import { joinedBy } from './joined.ts';
import type { CharacterRecord } from './record.ts';
import type { Ability, Edition, Movement, ProficiencyType } from './vocabulary.ts';

/** What a roll can be about. */
export const CONTEXT_FIELDS = ['against', 'attackerIs', 'sense', 'use', 'targetIs', 'light', 'range'] as const;

/** The circumstances of one roll: what is said about it, in the words of content. SPEC 5 */
export type RollContext = Readonly<Partial<Record<(typeof CONTEXT_FIELDS)[number], string | readonly string[]>>>;

/**
 * What predicates and formulas can ask about a character. Filled from low to high while the sheet is worked out: nothing is
 * read before it stands, because the order of calculation follows what content says it reads.
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
  /** `type:value` for each proficiency, categories as they were granted. */
  proficiencies: Set<string>;
  expertise: Set<string>;
  scores: Record<Ability, number>;
  readonly modifiers: Record<Ability, number>;
  /** Without a form: hit points and hit dice stay the character's own. */
  readonly ownModifiers: Record<Ability, number>;
  toggles: ReadonlySet<string>;
  /** Active conditions with their levels. */
  conditions: ReadonlyMap<string, number>;
  equipment: EquipmentState;
  casting: { readonly kinds: Set<string>; highestSpellLevel: number; casterLevel: number; pactLevel: number };
  /** Small whole numbers: -2 tiny, 0 medium, 3 gargantuan. */
  size: number;
  proficiencyBonus: number;
  readonly speeds: Record<Movement, number>;
  readonly bases: { ac: number; walk: number };
  readonly hitPoints: { max: number; current: number };
  /** Whether damage has left no hit points. Stands before everything else, because conditions depend on it. */
  readonly isDown: boolean;
  hitDice: number;
  readonly resources: Map<string, { max: number; left: number }>;
  slots: number[];
  readonly numericChoices: ReadonlyMap<string, number>;
  /** The answers of the record, by question. */
  readonly answers: CharacterRecord['choices'];
  /** Every spell that is named among the answers. */
  readonly chosenSpells: ReadonlySet<string>;
  readonly scales: ReadonlyMap<string, number>;
  /** The roll that is being made; nothing for the sheet, which is for all of them. */
  roll: RollContext | undefined;
  /** Whose predicate or formula is being asked. */
  self: EffectInstance | undefined;
  /** The ability of the casting entry or weapon at hand. */
  castingAbility: Ability | undefined;
  /** Which values a weapon's or tool's proficiency counts as, from content. */
  covers: (type: ProficiencyType, granted: string, wanted: string) => boolean;
}

/** How the facts name a proficiency. */
export const proficiencyKey: (type: ProficiencyType, value: string) => string = joinedBy(':');

/** Whether the character is proficient; a category covers its members, never the other way round. */
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
