export {
  BOUGHT_SCORES,
  SCORE_POINTS,
  type ScoresProblem,
  STANDARD_ARRAY,
  scoreCost,
  scoresProblem,
} from './baseScores.ts';
export { blankRecord } from './blankRecord.ts';
export { type CastOffer, castOffers } from './castOffers.ts';
export { applyChoice, levelDown, levelUp, removeEffect } from './changes.ts';
export {
  type ActionOf,
  CharacterAction,
  ROLL_MODES,
  type SingleAction,
  TURN_PARTS,
  type TurnPart,
} from './character/actions.ts';
export { character, characterBots } from './character/character.ts';
export { type CharacterContentNames, resourceName } from './character/contentNames.ts';
export { type CastRolled, CharacterEvent, type EventOf } from './character/events.ts';
export { characterWords, words } from './character/messageFormat.ts';
export type { CharacterOptions, CharacterState } from './character/state.ts';
export { stateAfterActions } from './character/stateAfterActions.ts';
export { characterFile, characterJsonSchema, withoutOpenChoices } from './characterFile.ts';
export { COINS, type Coin, coinsFor, coinWeight, goldWorth } from './coins.ts';
export { type Approval, type Comparison, compareSheet, comparisonLines, type Expectation } from './compare.ts';
export { compareEditions, type EditionComparison } from './compareEditions.ts';
export { type CheckedPacks, checkPacks } from './content/checkPacks.ts';
export { editionFiles } from './content/editions.ts';
export { contentKinds, ENGINE_VERSION, GAME, Manifest } from './content/kinds.ts';
export { type LoadedRulebook, loadRulebook } from './content/load.ts';
export type { Rulebook } from './content/rulebook.ts';
export { editorSchemas } from './content/schemas.ts';
/** Creates a problem of content or of a file, with the codes of this game. */
export { problem } from './content/speech.ts';
export { type SrdEntries, srdEntries } from './content/srdEntries.ts';
export { type Description, descriptionKey, isBasic, isFiller } from './descriptions/description.ts';
export { loadDescriptions } from './descriptions/load.ts';
export { highestOf, sidesOf } from './dice.ts';
export { type Difference, diff, type Severity, whatIf } from './diff.ts';
export { type Duration, generalDuration } from './duration.ts';
export { earlyEndings, endingsWithoutTemp } from './earlyEndings.ts';
export { EFFECT_KINDS, type Effect } from './effects/effect.ts';
export { houseRulesOf } from './evaluate/recordChecks.ts';
export { type EvaluationOptions, evaluateCharacter } from './evaluateCharacter.ts';
export { type Explanation, type ExplanationResult, explain, explanationLines } from './explain.ts';
export type { RollContext } from './facts.ts';
export { type Gain, gainsOf } from './gains.ts';
export { issueText, messageText } from './message.ts';
export { type Migration, migrate, vanishedRecords } from './migrate.ts';
export {
  type ChoiceOffer,
  choiceOffers,
  type PendingChoice,
  pendingChoices,
  questionOffers,
} from './pendingChoices.ts';
export {
  type ActiveEffect,
  CharacterRecord,
  type ChoiceValue,
  type Coins,
  type InventoryEntry,
  type LevelEntry,
} from './record.ts';
export { type ResolvedRoll, resolveRoll } from './resolveRoll.ts';
export { type PickOffer, settleChoices } from './settleChoices.ts';
export { shapedLevel } from './shapedDice.ts';
export type { Activation, ChoiceState, DerivedState, Issue } from './sheet.ts';
export { caseRecord, compareCase, type SheetCase, SheetCases } from './sheetCase.ts';
export { type Line, sheetLines } from './sheetLines.ts';
export { type CastingContext, type SpellDice, spellDice } from './spellRolls.ts';
export {
  type StartingAnswer,
  type StartingOption,
  type StartingQuestion,
  startingEquipment,
  startingItems,
} from './startingEquipment.ts';
export { type TargetNode, targetGraph } from './targetGraph.ts';
export {
  addCondition,
  addEffect,
  advance,
  checkConcentration,
  concentrationDifficulty,
  fallingConditions,
  type Interval,
  passTime,
  type Rest,
  restoreOnRest,
  stayingConditions,
  type TimeAdvance,
} from './time.ts';
export { ABILITIES, type Ability, EDITIONS, type Edition, ICON_NAMES, type IconName } from './vocabulary.ts';
