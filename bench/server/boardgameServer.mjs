// boardgame.io's own server with the same two games, in memory, as its documentation sets it up. Says its port when ready.
import { createRequire } from 'node:module';
import { UNITS } from '../kernel/army.mjs';
import { armyGame } from '../kernel/boardgame.mjs';

const require = createRequire(new URL('../peers/package.json', import.meta.url));
const { Server, Origins } = require('boardgame.io/server');

const ticks = {
  name: 'ticks',
  setup: () => ({ cells: [0, 0, 0, 0, 0, 0, 0, 0, 0], count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    tick({ G }, cell) {
      G.count++;
      G.cells[cell] = G.count;
    },
  },
};

const server = Server({ games: [ticks, armyGame(UNITS)], origins: [Origins.LOCALHOST] });
const { appServer } = await server.run(0);
process.send({ url: `http://127.0.0.1:${appServer.address().port}` });
process.on('disconnect', () => process.exit());
