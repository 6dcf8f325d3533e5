export type { CheckedPacks, ContentPlace, PackCheck } from './content.ts';
export type { GameLobby, LobbyNote, LobbyTable, RoleDifficulty, SeatRole } from './lobby.ts';
export type {
  BoardProps,
  CardTexts,
  GameBoard,
  GameCard,
  GameKey,
  GameLanguage,
  GameManifest,
  GamePage,
  GameRules,
  OptionInput,
  OptionPreset,
  OptionTexts,
} from './manifest.ts';
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
export type {
  ButtonLinkProps,
  HttpMethod,
  LinkProps,
  Loadable,
  OptionInputProps,
  PageProps,
  PageShell,
  Presence,
  ShellServices,
} from './shell.ts';
export { cardFor, mergeBundles, translatorFor } from './translator.ts';
