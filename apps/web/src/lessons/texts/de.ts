import type { Translation } from '@tessera/text';
import type { en } from './en.ts';

/** German texts of the lessons. */
export const de: Translation<typeof en> = {
  pageTitle: 'Lernen · Tessera',
  title: 'Am Tisch lernen',
  lead: 'Kurze Stellungen mit je einem Ziel. Du ziehst, der Tisch antwortet. Nichts ist gesperrt, hör auf, wann du willst.',
  progress: 'Dein Fortschritt',
  doneOf: '{done} von {all} Lektionen geschafft',
  minutesLeft: 'noch etwa {minutes} Minuten',
  count: '{count, plural, one {# Lektion} other {# Lektionen}}, {minutes} Minuten',
  begin: 'Beginne die erste Lektion',
  resume: 'Weiter mit den Lektionen',
  done: 'geschafft',
  atStep: 'Schritt {step}',
  number: 'Lektion {number} von {all}',
  leave: 'Verlassen',
  step: 'Schritt {step} von {count}',
  hint: 'Tipp',
  showMove: 'Zug zeigen',
  playMove: 'Diesen Zug spielen',
  toTable: 'Zum Tisch',
  unfold: 'Die Worte dieses Schrittes zeigen',
  skip: 'Schritt überspringen',
  goOn: 'Weiter',
  again: 'Zurücknehmen und neu versuchen',
  notYet: 'Noch nicht ganz',
  reached: 'Genau so',
  otherMove: 'Dieser Zug kommt noch nicht dran',
  finished: 'Du hast diese Lektion geschafft.',
  next: 'Nächste Lektion, {minutes} Minuten',
  all: 'Alle Lektionen',
};
