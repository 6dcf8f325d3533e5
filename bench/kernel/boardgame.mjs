// The same games for boardgame.io's headless client.
import { createRequire } from 'node:module';

const require = createRequire(new URL('../peers/package.json', import.meta.url));
const { Client } = require('boardgame.io/client');
const { INVALID_MOVE } = require('boardgame.io/core');

export function linesGame(columns, rows, inARow) {
  return {
    name: 'lines',
    setup: () => ({ cells: new Array(columns * rows).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      place({ G, playerID }, cell) {
        if (G.cells[cell] !== null) return INVALID_MOVE;
        G.cells[cell] = playerID;
        return undefined;
      },
    },
    endIf({ G, ctx }) {
      if (isLine(G.cells, columns, rows, inARow)) return { winner: ctx.currentPlayer };
      return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
    },
    ai: {
      enumerate: (G) => G.cells.flatMap((cell, i) => (cell === null ? [{ move: 'place', args: [i] }] : [])),
    },
  };
}

/** Game with a state of about 50 KB and a move that changes ten of its fields. */
export function armyGame(units) {
  return {
    name: 'army',
    setup: () => ({ units: units.map((unit) => ({ ...unit })) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      volley({ G }, first) {
        for (let k = 0; k < 10; k++) G.units[(first + k * 13) % G.units.length].hitPoints--;
      },
    },
  };
}

export function headless(game) {
  const client = Client({ game, numPlayers: 2, debug: false });
  client.start();
  return client;
}

function isLine(cells, columns, rows, inARow) {
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const stone = cells[y * columns + x];
      if (stone === null) continue;
      for (const [dx, dy] of [
        [1, 0],
        [0, 1],
        [1, 1],
        [-1, 1],
      ]) {
        let length = 1;
        while (length < inARow) {
          const column = x + dx * length;
          const row = y + dy * length;
          if (column < 0 || column >= columns || row >= rows || cells[row * columns + column] !== stone) break;
          length++;
        }
        if (length === inARow) return true;
      }
    }
  }
  return false;
}
