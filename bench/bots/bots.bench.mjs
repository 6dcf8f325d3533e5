import { createRequire } from 'node:module';
import { search } from '@tessera/bots';
import { gomoku } from '@tessera/gomoku';
import { begin, fastChance, silent } from '@tessera/kernel';

const require = createRequire(new URL('../peers/package.json', import.meta.url));
const { MCTSBot } = require('boardgame.io/ai');
const { InitializeGame } = require('boardgame.io/internal');

const SIZE = 9;
const IN_A_ROW = 5;
const CELLS = SIZE * SIZE;
const ROUNDS = 7;
const OUR_PLAYOUTS = 2500;
const PEER_PLAYOUTS = 20;

/** Playouts of the tree search from an empty 9x9 board of five in a row; both bots play each one to the end. */
export async function rows() {
  const ours = [];
  const peer = [];
  ourSearch(OUR_PLAYOUTS, 'warm up');
  // Three times as many, until the compiler has optimized it.
  await peerSearch(3 * PEER_PLAYOUTS, 'warm up');
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await rate(OUR_PLAYOUTS, () => ourSearch(OUR_PLAYOUTS, `round ${round}`)));
    peer.push(await rate(PEER_PLAYOUTS, () => peerSearch(PEER_PLAYOUTS, `round ${round}`)));
  }
  return [
    {
      id: 'bots.mcts-9x9',
      ours: median(ours),
      peer: median(peer),
      unit: 'playouts/s',
      target: 100,
      better: 'higher',
    },
  ];
}

function ourSearch(iterations, seed) {
  const options = gomoku.options.parse({ columns: SIZE, rows: SIZE, inARow: IN_A_ROW });
  const chance = fastChance(seed);
  const state = begin(gomoku, options, 2, { chance, log: silent });
  const question = {
    view: gomoku.view(state, 0),
    seat: 0,
    legal: gomoku.legal(state, 0),
    budget: { iterations },
    chance,
  };
  const { playouts } = search(gomoku, question);
  if (playouts !== iterations) throw new Error(`Asked for ${iterations} playouts, got ${playouts}`);
}

/** The same game for boardgame.io: moves by an immutable reducer, the end by `endIf`. */
const peerGame = {
  setup: () => ({ cells: new Array(CELLS).fill(null), last: null }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place({ G, playerID }, cell) {
      G.cells[cell] = playerID;
      G.last = cell;
    },
  },
  endIf({ G }) {
    if (G.last === null) return undefined;
    if (isLineThrough(G.cells, G.last)) return { winner: G.cells[G.last] };
    return G.cells.includes(null) ? undefined : { draw: true };
  },
  ai: {
    enumerate(G) {
      const moves = [];
      for (let cell = 0; cell < CELLS; cell++) if (G.cells[cell] === null) moves.push({ move: 'place', args: [cell] });
      return moves;
    },
  },
};

async function peerSearch(iterations, seed) {
  const bot = new MCTSBot({
    game: peerGame,
    enumerate: peerGame.ai.enumerate,
    seed,
    iterations,
    playoutDepth: CELLS,
  });
  const { metadata } = await bot.play(InitializeGame({ game: peerGame }), '0');
  if (metadata.visits !== iterations) throw new Error(`Asked for ${iterations} playouts, got ${metadata.visits}`);
}

function isLineThrough(cells, cell) {
  const x = cell % SIZE;
  const y = (cell - x) / SIZE;
  for (const [dx, dy] of [
    [1, 0],
    [0, 1],
    [1, 1],
    [1, -1],
  ]) {
    if (1 + stonesFrom(cells, x, y, dx, dy) + stonesFrom(cells, x, y, -dx, -dy) >= IN_A_ROW) return true;
  }
  return false;
}

function stonesFrom(cells, x, y, dx, dy) {
  const stone = cells[y * SIZE + x];
  let count = 0;
  let column = x + dx;
  let row = y + dy;
  while (column >= 0 && column < SIZE && row >= 0 && row < SIZE && cells[row * SIZE + column] === stone) {
    count++;
    column += dx;
    row += dy;
  }
  return count;
}

async function rate(playouts, run) {
  const start = performance.now();
  await run();
  return (playouts * 1000) / (performance.now() - start);
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
