import {
  characterTable,
  useCharacterShelf as keepCharactersIn,
  usePackShelf as keepPacksIn,
} from '@tessera/fifth-edition/table';
import type { ShellServices } from '@tessera/manifest';
import type { GameTable } from '@tessera/table';
import { charactersOf } from './myCharacters.ts';
import { ownPacks } from './ownPacks.ts';
import { whereIsPage } from './place.ts';

// Exports the table together with its storages, because it does not work without them.
export { CharacterStart, CompareBuilds, HomebrewStudio, recordFile } from '@tessera/fifth-edition/table';

/** Returns the table of a character, connected to the user's packs and characters. */
export function tableIn(shell: ShellServices): GameTable {
  keepIn(shell);
  return characterTable;
}

/** Sets the storages of packs and characters before the table is rendered. */
export function keepIn(shell: ShellServices): void {
  keepPacksIn(ownPacks(shell));
  keepCharactersIn({
    async keep(record) {
      const { t } = await shell.translator();
      const name = t('pages.characters.copyOf', { name: record.name || t('pages.characters.nameless') });
      // Save a copy in the storage of the current character.
      await charactersOf(shell).make({ record: { ...record, name }, from: 'copy' }, whereIsPage(location.pathname));
      return name;
    },
  });
}
