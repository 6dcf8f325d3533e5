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
};
