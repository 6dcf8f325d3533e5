import type { Words } from '@tessera/kernel';
import type { Action, View } from './state.ts';

const FACES = ['?', '⚀', '⚁', '⚂', '⚃', '⚄', '⚅'];

/** The table in plain text, for terminals and screen readers. */
export const words: Words<Action, View> = {
  board({ players, bid }, viewer) {
    const lines = players.map(({ dice }, seat) => {
      const cup = dice.length === 0 ? 'out' : dice.map((die) => FACES[die ?? 0]).join(' ');
      return `${seat === viewer ? '>' : ' '} Seat ${seat}: ${cup}`;
    });
    return [...lines, bid ? `Bid: ${bid.count} × ${FACES[bid.face]} by seat ${bid.seat}` : 'No bid yet'].join('\n');
  },

  action(action) {
    switch (action.type) {
      case 'bid':
        return `bid ${action.count} × ${FACES[action.face]}`;
      case 'challenge':
        return 'call them a liar';
      case 'ready':
        return 'on with it';
    }
  },

  event(event) {
    const seat = `Seat ${event.seat ?? event.loser}`;
    switch (event.type) {
      case 'rolled':
        return Array.isArray(event.dice) ? `${seat} rolls ${faces(event.dice)}` : `${seat} rolls under the cup`;
      case 'bid':
        return `${seat} bids ${event.count} × ${faces([event.face])}`;
      case 'challenged':
        return `${seat} says: liar!`;
      case 'showdown':
        return `${event.found} of ${event.count} × ${faces([event.face])} are there: ${seat.toLowerCase()} was wrong`;
      case 'lost-a-die':
        return `${seat} loses a die and has ${event.left} left`;
      case 'out':
        return `${seat} is out`;
      default:
        return event.type;
    }
  },
};

function faces(dice: readonly unknown[]): string {
  return dice.map((die) => FACES[typeof die === 'number' ? die : 0]).join(' ');
}
