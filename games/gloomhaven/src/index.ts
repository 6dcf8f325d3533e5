export {
  describeEvent,
  describeMilestone,
  describeQuest,
  describeRequirements,
  type EventTexts,
} from './content/campaign/describeCampaign.ts';
export { describeEffects, placeText } from './content/campaign/describeEffect.ts';
export { gloomhavenChecks } from './content/checks/checks.ts';
export { describeModifierCard, describePerk } from './content/descriptions/describePerk.ts';
export { describeBattleGoal, describeScenario, type ScenarioTexts } from './content/descriptions/describeScenario.ts';
export { ContentError } from './content/errors.ts';
export { gloomhavenKinds } from './content/kinds.ts';
export { type GloomhavenContent, loadContent, readContent } from './content/load.ts';
export { prepare } from './content/prepare.ts';
export { gloomhaven } from './game/game.ts';
export { words } from './messages/messageFormat.ts';
export type { Action, Instructions } from './modifiers/action.ts';
export { type CardTranslator, describeInstructions } from './modifiers/describe.ts';
export type { Modifier, ModifierType } from './modifiers/modifier.ts';
