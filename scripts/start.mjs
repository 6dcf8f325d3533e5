// `npm start`: from a fresh clone to a game. There is no server yet, so it opens a game in the terminal.
import { prepare, root, run, say } from './setup.mjs';

prepare();
say('');
say('There is nothing to serve yet: the online table comes with the server. Until then, a game in this terminal.');
say('Others: npx tessera games, npx tessera play duel, npx tessera play liars-dice --bots mcts');
say('');
const given = process.argv.slice(2);
const game = given.length > 0 ? given : ['gomoku', '--bots', 'mcts'];
process.exit(run(process.execPath, [`${root}apps/cli/bin/tessera.mjs`, 'play', ...game]));
