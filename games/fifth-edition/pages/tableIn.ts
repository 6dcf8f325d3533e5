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

// The table together with the places where its packs and characters are kept: nobody can have the one without the other.
export { CharacterStart, CompareBuilds, HomebrewStudio, recordFile } from '@tessera/fifth-edition/table';

/** The table of a character, with the packs and characters of whoever sits there. */
export function tableIn(shell: ShellServices): GameTable {
  keepIn(shell);
  return characterTable;
}

/** Says where packs and characters are kept, before anything of the table is shown. */
export function keepIn(shell: ShellServices): void {
  keepPacksIn(ownPacks(shell));
  keepCharactersIn({
    async keep(record) {
      const { say } = await shell.speech();
      const name = say('pages.characters.copyOf', { name: record.name || say('pages.characters.nameless') });
      // A copy is kept where the character is that is on this page.
      await charactersOf(shell).make({ record: { ...record, name }, from: 'copy' }, whereIsPage(location.pathname));
      return name;
    },
  });
}
