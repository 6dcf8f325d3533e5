import { gomoku } from '@tessera/gomoku';
import { begin, fastChance, Match, silent } from '@tessera/kernel';
import { rates } from '../measure.mjs';
import { army, UNITS } from './army.mjs';
import { armyGame, headless, linesGame } from './boardgame.mjs';
import { playByHand } from './byHand.mjs';

export const ids = [
  'kernel.fast.tic-tac-toe',
  'kernel.fast.by-hand',
  'kernel.fast.19x19',
  'kernel.tracked.tic-tac-toe',
  'kernel.tracked.50kb',
  'kernel.tracked.50kb-rate',
];

const SMALL = { columns: 3, rows: 3, inARow: 3 };
const LARGE = { columns: 19, rows: 19, inARow: 5 };

export async function rows() {
  const small = rates({
    fast: fastMatch(SMALL),
    byHand: handMatch(SMALL),
    tracked: trackedMatch(SMALL),
    peer: peerMatch(SMALL),
  });
  const large = rates({ fast: fastMatch(LARGE), peer: peerMatch(LARGE) });
  const volleys = rates({ tracked: trackedVolleys(), peer: peerVolleys() });
  const row = (id, ours, peer, target, unit = 'moves/s') => ({ id, ours, peer, unit, target, better: 'higher' });
  return [
    row('kernel.fast.tic-tac-toe', small.fast, small.peer, 100),
    row('kernel.fast.by-hand', small.fast, small.byHand, 0.25),
    row('kernel.fast.19x19', large.fast, large.peer, 50),
    row('kernel.tracked.tic-tac-toe', small.tracked, small.peer, 20),
    row('kernel.tracked.50kb', volleys.tracked, volleys.peer, 4, 'actions/s'),
    // The peer is a minimum: ten thousand actions per second.
    row('kernel.tracked.50kb-rate', volleys.tracked, 10_000, 1, 'actions/s'),
  ];
}

function fastMatch(options) {
  const chance = fastChance(1);
  const ctx = { chance, log: silent };
  return () => {
    const state = begin(gomoku, options, 2, ctx);
    let moves = 0;
    for (let decision = gomoku.decisions(state)[0]; decision; decision = gomoku.decisions(state)[0]) {
      gomoku.play(state, decision.seat, chance.pick(gomoku.legal(state, decision.seat)), ctx);
      moves++;
    }
    return moves;
  };
}

function handMatch({ columns, rows, inARow }) {
  const chance = fastChance(1);
  return () => playByHand(columns, rows, inARow, (n) => chance.d(n) - 1);
}

function trackedMatch(options) {
  const chance = fastChance(1);
  return () => {
    const match = Match.create(gomoku, { options, seats: 2, seed: 'bench' });
    for (let decision = match.decisions[0]; decision; decision = match.decisions[0]) {
      match.apply(decision.seat, chance.pick(match.legal(decision.seat)));
    }
    return match.seq;
  };
}

function peerMatch({ columns, rows, inARow }) {
  const chance = fastChance(1);
  const client = headless(linesGame(columns, rows, inARow));
  return () => {
    client.reset();
    let moves = 0;
    for (let { G, ctx } = client.getState(); ctx.gameover === undefined; { G, ctx } = client.getState()) {
      const empty = [];
      for (let i = 0; i < G.cells.length; i++) if (G.cells[i] === null) empty.push(i);
      client.moves.place(chance.pick(empty));
      moves++;
    }
    return moves;
  };
}

const VOLLEYS = 200;

function trackedVolleys() {
  return () => {
    const match = Match.create(army, { seats: 2, seed: 'bench' });
    for (let i = 0; i < VOLLEYS; i++) {
      match.apply(match.decisions[0].seat, { type: 'volley', first: (i * 7) % UNITS.length });
    }
    return VOLLEYS;
  };
}

function peerVolleys() {
  const client = headless(armyGame(UNITS));
  return () => {
    client.reset();
    for (let i = 0; i < VOLLEYS; i++) client.moves.volley((i * 7) % UNITS.length);
    return VOLLEYS;
  };
}
