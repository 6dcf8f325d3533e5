import type { Translation } from '@tessera/text';
import type { en } from './en.ts';

/** Was Mails auf Deutsch sagen. */
export const de: Translation<typeof en> = {
  confirm: {
    subject: 'Ist das deine Adresse?',
    text: 'Ein Konto beim Spieltisch unter {site} möchte Erinnerungen an diese Adresse schicken lassen. Wenn es deins ist, öffne diesen Link in dem Browser, in dem du angemeldet bist, innerhalb von {hours, plural, one {# Stunde} other {# Stunden}}:',
    ignore: 'Wenn du es nicht bist, tu nichts: Ohne diesen Link kommt hier nichts weiter an.',
  },
  reminder: {
    subject: 'Du bist dran: {table}',
    text: 'Der Tisch „{table}“ ({game}) wartet auf {names}. Seit {since} (UTC) ist dort nichts geschehen.',
    go: 'Zum Tisch:',
    often:
      'Du bekommst höchstens eine Mail je Zug und keine, solange du hier bist. Die Mail enthält nie, was in der Partie geschah: Das siehst du am Tisch.',
  },
  stop: 'Keine Mails mehr an diese Adresse:',
};
