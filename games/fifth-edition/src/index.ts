export { applyChoice, levelDown, levelUp, removeEffect } from './changes.ts';
export { type Approval, type Comparison, compareSheet, comparisonLines, type Expectation } from './compare.ts';
export { compareEditions, type EditionComparison } from './compareEditions.ts';
export { editionFiles } from './content/editions.ts';
export { contentKinds, ENGINE_VERSION, GAME, type Manifest, manifestSchema } from './content/kinds.ts';
export { type LoadedRulebook, loadRulebook } from './content/load.ts';
export type { Rulebook } from './content/rulebook.ts';
export { editorSchemas } from './content/schemas.ts';
export { type Difference, diff, type Severity, whatIf } from './diff.ts';
export { EFFECT_KINDS, type Effect } from './effects/effect.ts';
export { evaluateCharacter } from './evaluateCharacter.ts';
export { type Explained, type Explanation, explain } from './explain.ts';
export { type Line, listing } from './listing.ts';
export { type Migration, migrate, vanished } from './migrate.ts';
export { type ChoiceOffer, choiceOffers, type PendingChoice, pendingChoices } from './pendingChoices.ts';
export {
  type ActiveEffect,
  type CharacterRecord,
  type ChoiceValue,
  characterRecordSchema,
  type InventoryEntry,
  type LevelEntry,
} from './record.ts';
export { reevaluate } from './reevaluate.ts';
export type { ChoiceState, DerivedState, Issue } from './sheet.ts';
export {
  type Advanced,
  addEffect,
  advance,
  checkConcentration,
  concentrationDifficulty,
  type Interval,
} from './time.ts';
export { ABILITIES, type Ability, EDITIONS, type Edition } from './vocabulary.ts';
