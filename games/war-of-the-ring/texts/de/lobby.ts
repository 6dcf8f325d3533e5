import type { Translation } from '@tessera/text';
import type { lobby as English } from '../en/lobby.ts';

/** Seiten und Anführer, vor der Wahl. */
export const lobby: Translation<typeof English> = {
  role: {
    'free-peoples': {
      name: 'Die Freien Völker',
      advice:
        'Ihr seid in der Unterzahl: halte die Festungen und bringe den Ring zum Schicksalsberg, bevor sie fallen.',
    },
    shadow: {
      name: 'Der Schatten',
      advice: 'Du hast die größeren Heere: erobere Städte und Festungen für zehn Punkte und jage die Ringträger.',
    },
    gondor: {
      name: 'Gondor und die Elben',
      advice: 'Du führst die Gemeinschaft und hältst Minas Tirith. Sprich mit Rohan ab, wer welchen Würfel nimmt.',
    },
    rohan: {
      name: 'Rohan, der Norden und die Zwerge',
      advice: 'Deine Völker sind noch im Frieden: bring sie rechtzeitig in den Krieg und halte Helms Klamm.',
    },
    'witch-king': {
      name: 'Der Hexenkönig: Saurons Heere',
      advice: 'Du befehligst Mordor und die Nazgûl: belagere Gondor und jage die Ringträger.',
    },
    saruman: {
      name: 'Saruman: Isengart, der Süden und der Osten',
      advice: 'Du greifst früh Rohan an und führst Südländer und Ostlinge gegen Gondor und den Norden.',
    },
  },
};
