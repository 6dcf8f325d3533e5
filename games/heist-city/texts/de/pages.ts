import type { Translation } from '@tessera/text';
import type { pages as English } from '../en/pages.ts';

/** Texts of the map editor's page, and of the choice of an own map. */
export const pages: Translation<typeof English> = {
  pages: {
    maps: {
      pageTitle: 'Karteneditor · Tessera',
      title: 'Karten für Heist City',
      own: 'Eine eigene Karte',
      none: 'Keine: einer der Orte',
      draw: 'Eigene Karte zeichnen',
    },
  },
};
