import type { RuleTexts } from '../ruleTexts.ts';

/** Was das Spiel sagt, auf Deutsch. Plätze behalten ihre Nummer: sie bekommen danach ihren Namen. */
export const liarsDiceDe: RuleTexts = {
  phrases: {
    '> Seat {seat}: {cup}': '> Seat {seat}: {cup}',
    '  Seat {seat}: {cup}': '  Seat {seat}: {cup}',
    out: 'ausgeschieden',
    'Bid: {count} × {face} by seat {seat}': 'Gebot: {count} × {face} von Seat {seat}',
    'No bid yet': 'Noch kein Gebot',
    'bid {count} × {face}': '{count} × {face} bieten',
    'call them a liar': 'Lüge! Aufdecken',
    'on with it': 'weiter',
    'Seat {seat} rolls under the cup': 'Seat {seat} würfelt unter dem Becher',
    'Seat {seat} rolls {dice}': 'Seat {seat} würfelt {dice}',
    'Seat {seat} bids {count} × {face}': 'Seat {seat} bietet {count} × {face}',
    'Seat {seat} says: liar!': 'Seat {seat} sagt: gelogen!',
    '{found} of {count} × {face} are there: seat {seat} was wrong':
      '{found} von {count} × {face} liegen da: Seat {seat} lag falsch',
    'Seat {seat} loses a die and has {left} left': 'Seat {seat} verliert einen Würfel und hat noch {left}',
    'Seat {seat} is out': 'Seat {seat} ist raus',
    'your dice that count': 'deine Würfel, die zählen',
    'needed from the others': 'von den anderen nötig',
    'their dice': 'ihre Würfel',
    'chance that the bid is true': 'Wahrscheinlichkeit, dass das Gebot stimmt',
  },
  refusals: {
    'nothing-to-challenge': 'Noch hat niemand geboten.',
    'bid-too-low': 'Das Gebot steht bei {count} × {face}: nenne mehr Würfel, oder gleich viele einer höheren Seite.',
    'too-many-dice': 'Auf dem Tisch liegen nur {dice} Würfel, nicht {count}.',
    'last-with-dice': 'Niemand sonst hat noch Würfel.',
  },
  decisions: { bid: 'höher bieten oder anzweifeln', look: 'sieh dir die Würfel an, dann weiter' },
};
