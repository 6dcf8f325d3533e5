export type { HeroFinding, HeroFix } from './advice/finding.ts';
export { heroFindings } from './advice/heroFindings.ts';
export { recordAfterFix } from './advice/recordAfterFix.ts';
export type { CastingContext, SpellDice } from './changes/casting.ts';
export { type CastOffer, castOffers } from './changes/castOffers.ts';
export { earlyEndings, endingsWithoutTemp } from './changes/earlyEndings.ts';
export { type Gain, gainsOf } from './changes/gains.ts';
export { parseDamage, takenParts } from './changes/harm.ts';
export { shapedLevel } from './changes/shapedDice.ts';
export { spellDice } from './changes/spellRolls.ts';
export {
  addCondition,
  addEffect,
  advance,
  checkConcentration,
  concentrationDifficulty,
  conditionsOnRevival,
  fallingConditions,
  type Interval,
  passTime,
  type Rest,
  restoreOnRest,
  stayingConditions,
  type TimeAdvance,
} from './changes/time.ts';
export {
  type ActionOf,
  CharacterAction,
  REVIVAL_MEANS,
  ROLL_MODES,
  type SingleAction,
  STABLE_MEANS,
} from './character/actions.ts';
export { character, characterBots } from './character/character.ts';
export { type CharacterContentNames, resourceName } from './character/contentNames.ts';
export { type DeathOdds, deathOdds } from './character/deathOdds.ts';
export { type AttackDamageRolled, type CastRolled, CharacterEvent, type EventOf } from './character/events.ts';
export { characterWords, words } from './character/messageFormat.ts';
export { rollDice } from './character/rollDice.ts';
export type { CharacterOptions, CharacterState } from './character/state.ts';
export { stateAfterActions } from './character/stateAfterActions.ts';
export { type CallOffer, callOffers } from './companions/callOffers.ts';
export { type CompanionSheet, companionSheet, explainCompanion } from './companions/companionSheet.ts';
export { type CheckedPacks, checkPacks } from './content/checkPacks.ts';
export { type Bestiary, editionCreatures } from './content/editions/creatures.ts';
export { editionFiles } from './content/editions/editions.ts';
export { type SrdEntries, srdEntries } from './content/editions/srdEntries.ts';
export { type LoadedRulebook, loadRulebook } from './content/load.ts';
export { contentKinds, ENGINE_VERSION, GAME, Manifest } from './content/records/kinds.ts';
export { editorSchemas } from './content/records/schemas.ts';
export type { Rulebook } from './content/rulebook.ts';
export { type Description, descriptionKey, isBasic, isFiller } from './descriptions/description.ts';
export { loadDescriptions } from './descriptions/load.ts';
export { EFFECT_KINDS, type Effect } from './effects/effect.ts';
export { type EvaluationOptions, evaluateCharacter } from './evaluate/evaluateCharacter.ts';
export { houseRulesOf } from './evaluate/features/recordChecks.ts';
export { type Approval, type Comparison, compareSheet, comparisonLines, type Expectation } from './explain/compare.ts';
export { compareEditions, type EditionComparison } from './explain/compareEditions.ts';
export { type Difference, diff, type Severity, whatIf } from './explain/diff.ts';
export { type Explanation, type ExplanationResult, explain, explanationLines } from './explain/explain.ts';
export { type ResolvedRoll, resolveRoll } from './explain/resolveRoll.ts';
export { caseRecord, compareCase, type SheetCase, SheetCases } from './explain/sheetCase.ts';
export { type TargetNode, targetGraph } from './explain/targetGraph.ts';
export type { RollContext } from './facts/facts.ts';
export type { Bar } from './gate/bar.ts';
export type { DeedRequest } from './gate/deed.ts';
export { deadlyCondition, isDead, possibilityOf } from './gate/possibility.ts';
export { shapeOf } from './gate/shape.ts';
export { characterFile, characterJsonSchema, withoutOpenChoices } from './questions/characterFile.ts';
export { type Migration, migrate, vanishedRecords } from './questions/migrate.ts';
export {
  type ChoiceOffer,
  choiceOffers,
  type PendingChoice,
  pendingChoices,
  questionOffers,
} from './questions/pendingChoices.ts';
export { type PickOffer, settleChoices } from './questions/settleChoices.ts';
export {
  type StartingAnswer,
  type StartingOption,
  type StartingQuestion,
  startingEquipment,
  startingItems,
} from './questions/startingEquipment.ts';
export {
  BOUGHT_SCORES,
  SCORE_POINTS,
  type ScoresProblem,
  STANDARD_ARRAY,
  scoreCost,
  scoresProblem,
} from './record/baseScores.ts';
export { blankRecord } from './record/blankRecord.ts';
export { applyChoice, levelDown, levelUp, removeEffect } from './record/changes.ts';
export { COINS, type Coin, coinsFor, coinWeight, goldWorth } from './record/coins.ts';
export {
  type ActiveEffect,
  CharacterRecord,
  type ChoiceValue,
  type Coins,
  type InventoryEntry,
  type LevelEntry,
  MAX_COUNT,
} from './record/record.ts';
export type { Activation, ChoiceState, DerivedState } from './sheet/sheet.ts';
export { type Line, sheetLines } from './sheet/sheetLines.ts';
/** Creates a problem of content or of a file, with the codes of this game. */
export { problem } from './vocabulary/contentMessage.ts';
export { highestOf, sidesOf } from './vocabulary/dice.ts';
export { type Duration, generalDuration } from './vocabulary/duration.ts';
export type { Issue } from './vocabulary/issue.ts';
export { issueText, messageText } from './vocabulary/message.ts';
export {
  ABILITIES,
  type Ability,
  DAMAGE_TYPES,
  EDITIONS,
  type Edition,
  ICON_NAMES,
  type IconName,
  TURN_PARTS,
  type TurnPart,
} from './vocabulary/vocabulary.ts';
