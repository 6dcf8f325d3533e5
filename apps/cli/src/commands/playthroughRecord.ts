import { defineCommand, EXIT, wholeNumber, writeText } from '@tessera/terminal';
import { record } from '@tessera/testkit';
import { GAME_FLAGS_ABOUT, gameFlags, gameNamed, MATCH_FLAGS, optionsOf } from '../matchFlags.ts';

/** Command that plays a random match and records it with one line per action, to be stored beside the rules. */
export const playthroughRecord = defineCommand({
  name: 'playthrough record',
  topic: 'rules',
  summary: 'Record a random match, to detect later changes of the rules',
  about: `Store it in the playthroughs folder of the game: every game needs one.\n${GAME_FLAGS_ABOUT}`,
  operands: { usage: '<game> <file>', min: 2, max: 2 },
  flags: {
    ...MATCH_FLAGS,
    players: { type: 'string', value: 'N', about: 'Number of seats (default: the fewest the game allows)' },
    limit: { type: 'string', value: 'N', about: 'Stop the match after this many actions (500)' },
  },
  further: gameFlags,
  examples: ['tessera playthrough record gomoku examples/gomoku/playthroughs/tic-tac-toe.txt --seed first'],

  async run({ operands: [id, file = ''], flags, further }, { io }) {
    const { game } = gameNamed(id);
    const { min, max } = game.seats;
    const seats = wholeNumber('players', flags.players, { min, max }) ?? min;
    const limit = wholeNumber('limit', flags.limit, { min: 1, max: 100_000 }) ?? 500;
    const seed = flags.seed ?? '1';
    const text = record(game, { options: optionsOf(game, flags.options, io.cwd, further), seats, seed, limit });
    writeText(file, io.cwd, text);
    return { exit: EXIT.fine, text: `Written to ${file}`, document: { game: game.id, seed, file } };
  },
});
