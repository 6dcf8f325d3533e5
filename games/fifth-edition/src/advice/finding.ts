import type { Label, MessageParam } from '@tessera/rules';
import type { SingleAction } from '../character/actions.ts';
import type { Rulebook } from '../content/rulebook.ts';
import type { CharacterRecord } from '../record/record.ts';
import type { DerivedState } from '../sheet/sheet.ts';

/** Kinds of weaknesses of a hero, each with a sentence in every language. */
export const FINDING_CODES = [
  'open-choices',
  'spell-twice',
  'skill-twice',
  'mastery-unused',
  'style-unused',
  'no-heal',
  'no-attack-cantrip',
  'ability-low',
  'no-gear',
  'no-ammunition',
  'no-weapon',
  'weapon-stowed',
  'weapon-untrained',
  'no-reach',
  'armor-stowed',
  'armor-untrained',
  'armor-heavy',
  'no-focus',
  'not-attuned',
] as const;
type FindingCode = (typeof FINDING_CODES)[number];

/** Kinds of one-tap fixes. */
type FixCode = 'answer' | 'replace' | 'take' | 'take-package' | 'equip' | 'unequip' | 'attune' | 'swap';

/** Ordinary actions that remove a finding. */
export interface HeroFix {
  readonly code: FixCode;
  readonly params: Readonly<Record<string, Label>>;
  readonly actions: readonly SingleAction[];
}

/** A weakness of a hero, and how to mend it. */
export interface HeroFinding {
  readonly code: FindingCode;
  readonly params: Readonly<Record<string, MessageParam>>;
  readonly fixes: readonly HeroFix[];
}

/** A hero under examination. */
export interface Hero {
  readonly record: CharacterRecord;
  readonly sheet: DerivedState;
  readonly rulebook: Rulebook;
}

export function newFinding(
  code: FindingCode,
  params: HeroFinding['params'],
  fixes: readonly (HeroFix | undefined)[] = [],
): HeroFinding {
  return { code, params, fixes: fixes.filter((fix) => fix !== undefined) };
}
