import type { Translation } from '@tessera/text';
import type { pages as English } from './pages.en.ts';

/** Die Seite des Karteneditors, und die Wahl einer eigenen Karte. */
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
