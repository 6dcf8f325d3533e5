export type { CheckedPacks, ContentPlace, PackCheck } from './content.ts';
export type { CardTexts, GameCard, GameLanguage, GameManifest, GameRules, OptionTexts } from './manifest.ts';
export { defineManifest } from './manifest.ts';
export { speechFor } from './speech.ts';
