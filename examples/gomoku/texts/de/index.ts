import type { Translation } from '@tessera/text';
import type { en } from '../en/index.ts';

/** The German texts of the game. */
export const de: Translation<typeof en> = {
  ask: { place: { title: 'Wohin kommt der Stein?' } },
  action: { place: 'auf {cell} setzen' },
  event: { placed: '{seat} setzt einen Stein auf {point}' },
  refusal: {
    'off-the-board': 'Feld {cell} liegt nicht auf dem Brett, das {cells} Felder hat.',
    taken: 'Auf Feld {cell} liegt schon ein Stein.',
  },
  progress: { stones: '{stones, plural, =0 {Noch kein Stein} one {# Stein} other {# Steine}}' },
  ending: { 'in-a-row': 'Eine ganze Reihe von Steinen.', 'board-full': 'Das Brett ist voll.' },
  option: {
    columns: { title: 'Spalten', description: 'Wie breit das Brett ist.' },
    rows: { title: 'Zeilen', description: 'Wie hoch das Brett ist.' },
    inARow: { title: 'Steine in einer Reihe', description: 'So viele nebeneinander gewinnen, auch schräg.' },
  },
};
