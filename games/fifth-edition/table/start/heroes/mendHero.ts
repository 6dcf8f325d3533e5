import {
  type CharacterRecord,
  evaluateCharacter,
  heroFindings,
  type Rulebook,
  recordAfterFix,
} from '@tessera/fifth-edition';

/** Limit of fixes; no generated hero needs more. */
const MAX_FIXES = 40;

/** Applies the first fix of each finding until none is left. A fix that was tried before is not tried again. */
export function mendHero(start: CharacterRecord, rulebook: Rulebook): CharacterRecord {
  let record = start;
  const tried = new Set<string>();
  for (let count = 0; count < MAX_FIXES; count++) {
    const fixes = heroFindings(record, evaluateCharacter(record, rulebook), rulebook).flatMap((found) => found.fixes);
    const fix = fixes.find((each) => !tried.has(JSON.stringify(each)));
    if (fix === undefined) return record;
    tried.add(JSON.stringify(fix));
    record = recordAfterFix(record, fix);
  }
  return record;
}
