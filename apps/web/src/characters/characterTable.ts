import { useCharacterShelf as keepCharactersIn, usePackShelf as keepPacksIn } from '@tessera/fifth-edition/table';
import { i18n } from '../i18n/i18n.ts';
import { makeCharacter } from './myCharacters.ts';
import { ownPacks } from './ownPacks.ts';
import { whereIsPage } from './place.ts';

keepPacksIn(ownPacks);
keepCharactersIn({
  async keep(record) {
    const name = i18n.t('characters.copyOf', { name: record.name || i18n.t('characters.nameless') });
    // A copy is kept where the character is that is on this page.
    await makeCharacter({ record: { ...record, name }, from: 'copy' }, whereIsPage(location.pathname));
    return name;
  },
});

// The table together with the places where its packs and characters are kept: nobody can have the one without the other.
export * from '@tessera/fifth-edition/table';
