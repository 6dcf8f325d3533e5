// The server of boardgame.io with the same two games, in memory, set up as in its documentation. Prints its port when ready.
import { createRequire } from 'node:module';
import { UNITS } from '../kernel/army.mjs';

const require = createRequire(new URL('../peers/package.json', import.meta.url));
const { ActivePlayers } = require('boardgame.io/core');
const { Server, Origins } = require('boardgame.io/server');

/** Both players may act at any time, also on an outdated state. */
const anytime = (move) => ({ move, ignoreStaleStateID: true });
const turn = { activePlayers: ActivePlayers.ALL };

const ticks = {
  name: 'ticks',
  setup: () => ({ cells: [0, 0, 0, 0, 0, 0, 0, 0, 0], count: 0 }),
  turn,
  moves: {
    tick: anytime(({ G }, cell) => {
      G.count++;
      G.cells[cell] = G.count;
    }),
  },
};

const volleys = {
  name: 'volleys',
  setup: () => ({ units: UNITS.map((unit) => ({ ...unit })) }),
  turn,
  moves: {
    volley: anytime(({ G }, first) => {
      for (let k = 0; k < 10; k++) G.units[(first + k * 13) % G.units.length].hitPoints--;
    }),
  },
};

const server = Server({ games: [ticks, volleys], origins: [Origins.LOCALHOST] });
const { appServer } = await server.run(0);
process.send({ url: `http://127.0.0.1:${appServer.address().port}` });
process.on('disconnect', () => process.exit());
