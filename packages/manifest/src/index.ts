export type { CheckedPacks, ContentPlace, PackCheck } from './content.ts';
export type { CardTexts, GameCard, GameLanguage, GameManifest, GameRules, OptionTexts } from './manifest.ts';
export { defineManifest } from './manifest.ts';
export {
  type GameResources,
  type KeptPack,
  type LongAnswer,
  type LongText,
  type PersonalMatches,
  type PersonalPacks,
  type Resource,
  type ResourceCall,
  type ResourceResult,
  resource,
} from './resources.ts';
export { speechFor } from './speech.ts';
