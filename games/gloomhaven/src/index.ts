export type { Action, Instructions } from './action/action.ts';
export { type CardSpeech, describeInstructions } from './action/describe.ts';
export {
  getConsumeModifiers,
  getInfuseModifiers,
  getXPValue,
  modifierOfType,
  modifiersOfType,
} from './action/extract.ts';
export type { Modifier, ModifierType } from './action/modifier.ts';
export { type ConversionResult, convertOldCard } from './action/oldFormat.ts';
export {
  describeEvent,
  describeMilestone,
  describeQuest,
  describeRequirements,
  type EventTexts,
} from './campaign/content/describeCampaign.ts';
export { describeEffects, placeText } from './campaign/content/describeEffect.ts';
export { describeModifierCard, describePerk } from './content/describePerk.ts';
export { describeBattleGoal, describeScenario, type ScenarioTexts } from './content/describeScenario.ts';
export { ContentError } from './content/errors.ts';
export { gloomhavenChecks, gloomhavenKinds } from './content/kinds.ts';
export { type GloomhavenContent, loadContent, readContent } from './content/load.ts';
export { prepare } from './content/prepare.ts';
export { gloomhaven } from './game.ts';
export { words } from './messageFormat.ts';
