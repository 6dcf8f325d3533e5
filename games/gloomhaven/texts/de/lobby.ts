import type { Translation } from '@tessera/text';
import type { lobby as English } from '../en/lobby.ts';

/** Texte vor dem Beginn eines Szenarios. */
export const lobby: Translation<typeof English> = {
  level: 'Stufe {level} von 7: mit jeder Stufe werden die Monster zäher.',
  classes: 'Die Klasse jedes Platzes steht fest. Setz dich auf den Platz, dessen Klasse du spielen willst.',
  role: {
    brute: 'Steht vorn, steckt ein und schlägt zurück. Gut für das erste Mal.',
    tinkerer: 'Viele Karten, Fallen und Heilung: hält die anderen lange am Leben.',
    spellweaver: 'Wenige Karten und starke Flächenangriffe: holt verlorene Karten einmal zurück.',
    scoundrel: 'Schnell und stark gegen einzelne Gegner, vor allem neben Verbündeten.',
    cragheart: 'Wirft Felsen, versperrt Wege und heilt etwas, trifft aber auch Verbündete.',
    mindthief: 'Zerbrechlich und trickreich: verändert seine Angriffe und lenkt Gegner.',
  },
};
