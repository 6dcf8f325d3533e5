import type { Translation } from '@tessera/text';
import type { desk as original } from '../en/desk.ts';

export const desk: Translation<typeof original> = {
  screen: {
    sheet: 'Bogen',
    build: 'Erschaffen',
    levelup: 'Aufstieg',
    history: 'Verlauf',
    search: 'Suche',
    print: 'Drucken',
  },
  desk: {
    screens: 'Seiten dieses Charakters',
    loading: 'Das Regelwerk wird geöffnet',
    open: '{n, plural, one {# offene Wahl} other {# offene Wahlen}}',
    nameless: 'Held ohne Namen',
    lostPacks: 'Auf diesem Gerät fehlen: {packs}. Ihre Inhalte fehlen auf dem Bogen.',
    badPacks: '{n, plural, one {# Fehler} other {# Fehler}} in eigenen Paketen: die Werkstatt zeigt sie.',
  },
};
