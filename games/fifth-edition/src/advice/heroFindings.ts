import type { Rulebook } from '../content/rulebook.ts';
import type { CharacterRecord } from '../record/record.ts';
import type { DerivedState } from '../sheet/sheet.ts';
import { armorFindings } from './armor.ts';
import { duplicateFindings, masteryFindings, openFindings, styleFindings } from './choices.ts';
import { FINDING_CODES, type Hero, type HeroFinding } from './finding.ts';
import { attunementFindings, focusFindings, packageFindings } from './gear.ts';
import { scoreFindings } from './scores.ts';
import { spellFindings } from './spells.ts';
import { weaponFindings } from './weapons.ts';

const CHECKS: readonly ((hero: Hero) => readonly HeroFinding[])[] = [
  openFindings,
  scoreFindings,
  duplicateFindings,
  spellFindings,
  styleFindings,
  masteryFindings,
  packageFindings,
  weaponFindings,
  armorFindings,
  focusFindings,
  attunementFindings,
];

/**
 * Returns what an experienced player would change about a hero: wasted picks, missing equipment, unused training. Each
 * finding has a sentence, and fixes that are ordinary actions. A hero without a class has open questions only.
 */
export function heroFindings(record: CharacterRecord, sheet: DerivedState, rulebook: Rulebook): readonly HeroFinding[] {
  const hero: Hero = { record, sheet, rulebook };
  if (sheet.identity.classes.length === 0) return openFindings(hero);
  return CHECKS.flatMap((check) => check(hero)).toSorted(
    (a, b) => FINDING_CODES.indexOf(a.code) - FINDING_CODES.indexOf(b.code),
  );
}
