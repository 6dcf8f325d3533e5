import type { Translation } from '@tessera/text';
import type { en } from '../en/index.ts';

/** The German texts of the game. */
export const de: Translation<typeof en> = {
  board: {
    cup: '{seat}: {cup}',
    team: '{seat} ({team}): {cup}',
    out: 'ausgeschieden',
    bid: 'Gebot: {count} × {face} von {seat}',
    noBid: 'Noch kein Gebot',
  },
  ask: {
    bid: { title: 'Höher bieten oder anzweifeln' },
    look: { title: 'Sieh dir die Würfel an, dann weiter' },
  },
  action: {
    bid: '{count} × {face} bieten',
    challenge: 'Lüge! Aufdecken',
    ready: 'weiter',
  },
  event: {
    rolled: '{seat} würfelt {dice}',
    'rolled.unseen': '{seat} würfelt unter dem Becher',
    bid: '{seat} bietet {count} × {face}',
    challenged: '{seat} sagt: gelogen!',
    showdown: '{found} von {count} × {face} liegen da: {loser} lag falsch',
    'lost-a-die': '{seat} verliert einen Würfel und hat noch {left}',
    out: '{seat} ist raus',
  },
  refusal: {
    'nothing-to-challenge': 'Es gibt noch kein Gebot.',
    'bid-too-low': 'Das Gebot steht bei {count} × {face}: nenne mehr Würfel, oder gleich viele einer höheren Seite.',
    'too-many-dice': 'Auf dem Tisch liegen nur {dice} Würfel, nicht {count}.',
  },
  progress: {
    dice: '{dice, plural, one {# Würfel} other {# Würfel}} bei {players, plural, one {# Person} other {# Leuten}}',
  },
  ending: {
    'last-with-dice': 'Alle anderen haben keine Würfel mehr.',
    'last-pair': 'Alle anderen haben keine Würfel mehr.',
  },
  team: { foxes: 'Füchse', owls: 'Eulen', bears: 'Bären' },
  reason: {
    'own-dice': 'Würfel, die du siehst und die zählen',
    needed: 'von den anderen nötig',
    'unseen-dice': 'ihre Würfel',
    chance: 'Wahrscheinlichkeit, dass das Gebot stimmt',
  },
  option: {
    dice: { title: 'Würfel in jedem Becher', description: 'So viele Würfel hat jede Person am Anfang.' },
    pairs: {
      title: 'In Paaren',
      description:
        'Zu viert oder zu sechst: Zwei Gegenübersitzende sehen die Würfel des anderen und gewinnen zusammen.',
    },
    wildOnes: { title: 'Einsen zählen für alles', description: 'Eine Eins gilt als jede Augenzahl.' },
  },
};
