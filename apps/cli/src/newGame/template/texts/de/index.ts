import type { Translation } from '@tessera/text';
import type { en } from '../en/index.ts';

/** Alles, was das Spiel sagt, auf Deutsch. */
export const de: Translation<typeof en> = {
  board: { left: '{left, plural, =0 {Keiner ist übrig} one {Einer ist übrig} other {# sind übrig}}' },
  ask: { take: { title: 'Wie viele nimmst du?', hint: '{left} liegen da; höchstens {most}.' } },
  action: { take: '{count} nehmen' },
  event: { took: '{seat} nimmt {count}, {left, plural, =0 {und keiner ist übrig} other {# übrig}}.' },
  refusal: {
    'too-many': 'Du kannst höchstens {most} auf einmal nehmen.',
    'not-there': 'Es sind nur {left} da.',
  },
  ending: { 'last-pebble': 'Der letzte Kiesel ist genommen.' },
  option: {
    pebbles: { title: 'Kiesel', description: 'So viele liegen auf dem Haufen.' },
    most: { title: 'Höchstens', description: 'So viele darf man auf einmal nehmen.' },
  },
};
