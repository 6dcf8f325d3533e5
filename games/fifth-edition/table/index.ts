import type { CharacterAction, CharacterState } from '@tessera/fifth-edition';
import type { GameTable } from '@tessera/table';
import { CharacterHeading, CharacterTable } from './CharacterTable.tsx';
import { subjects } from './search/subjects.ts';

export { type CharacterShelf, useCharacterShelf } from './character/characterShelf.ts';
export { type KeptPack, type PackPin, type PackShelf, type PackTest, usePackShelf } from './character/rulebooks.ts';
export { useBestiary } from './companions/bestiary.ts';
export { type PlaceProvenance, provenanceAt } from './hooks/provenanceAt.ts';
export { useProvenance } from './hooks/useProvenance.ts';
export { type RulesEngine, useRulesEngine } from './hooks/useRulesEngine.ts';
export {
  CompareBuilds,
  type CompareBuildsProps,
  HomebrewStudio,
  type HomebrewStudioProps,
  type NamedRecord,
} from './pages.tsx';
export {
  CharacterStart,
  type CharacterStartProps,
  type StartOrigin,
  type StartScreen,
  type Template,
} from './start/CharacterStart.tsx';
export { recordFile, recordText, type SavedFile } from './start/recordFile.ts';
export { fileOfPack, type PackRead, packFromFile } from './studio/pack/packFile.ts';

/** Table of a fifth-edition character: sheet, builder, level-up, history and print. */
export const characterTable = {
  Table: CharacterTable,
  Heading: CharacterHeading,
  subjects,
  title: ({ record }) => record.name,
} satisfies GameTable<CharacterState, CharacterAction>;
