import type { Translation } from '@tessera/text';
import type { rulebook as en } from '../en/rulebook.ts';

/** German texts of the rulebook. */
export const rulebook: Translation<typeof en> = {
  rulebook: {
    title: 'Regelbuch',
    pageTitle: 'Regeln von {game} · Tessera',
    of: 'Regeln von {game}',
    contents: 'Inhalt',
    chapters: 'Kapitel',
    sameChapter: 'Im selben Kapitel',
    search: 'Regeln durchsuchen',
    nothing: 'Keine Regel enthält „{query}“.',
    open: 'Regel {number} öffnen',
    rule: 'Regel {number}',
    missing: 'Das Regelbuch hat keinen Abschnitt {number}.',
    back: 'Zurück zum Abschnitt davor',
    whole: 'Ganzes Regelbuch',
    read: 'Regeln lesen',
    readGame: 'Regeln von {game} lesen',
    loading: 'Das Regelbuch wird geladen …',
    failed: 'Das Regelbuch konnte nicht geladen werden.',
    again: 'Noch einmal versuchen',
  },
};
