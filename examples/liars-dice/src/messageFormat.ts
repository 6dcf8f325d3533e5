import type { Json } from '@tessera/kernel';
import type { GameMessageFormat } from '@tessera/text';
import type { Action, Event, View } from './state.ts';

const FACES = ['?', '⚀', '⚁', '⚂', '⚃', '⚄', '⚅'];

/** Formatters of parameters, for any language; the sentences are in `texts/`. */
export const words: GameMessageFormat<View, Action, Event> = {
  params: {
    face: (face) => faces([face]),
    dice: (dice) => (Array.isArray(dice) ? faces(dice) : Number(dice)),
    loser: (seat, { seatName }) => seatName(Number(seat)),
  },

  events: {
    rolled: ({ seat, dice }) =>
      dice ? { code: 'rolled', params: { seat, dice } } : { code: 'rolled.unseen', params: { seat } },
  },

  values: { chance: (chance, { language }) => percent(Number(chance), language) },

  board({ players, bid, teams }, viewer, { t, seatName, teamName }) {
    const lines = players.map(({ dice }, seat) => {
      const cup = dice.length === 0 ? t('board.out') : faces(dice);
      const team = teams?.[seat];
      const said = { seat: seatName(seat), cup };
      const line = team === undefined ? t('board.cup', said) : t('board.team', { ...said, team: teamName(team) });
      return `${seat === viewer ? '>' : ' '} ${line}`;
    });
    const standing = bid
      ? t('board.bid', { count: bid.count, face: faces([bid.face]), seat: seatName(bid.seat) })
      : t('board.noBid');
    return [...lines, standing].join('\n');
  },
};

function faces(dice: readonly Json[]): string {
  return dice.map((die) => FACES[typeof die === 'number' ? die : 0]).join(' ');
}

function percent(chance: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(chance);
}
