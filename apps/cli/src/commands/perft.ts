import { columns, defineCommand, EXIT, wholeNumber } from '@tessera/terminal';
import { perft as count } from '@tessera/testkit';
import { GAME_FLAGS_ABOUT, gameFlags, gameNamed, MATCH_FLAGS, optionsOf } from '../matchFlags.ts';

const MAX_DEPTH = 64;

/**
 * Command that counts the action sequences of a game. Two versions of its rules with equal counts most likely agree.
 */
export const perft = defineCommand({
  name: 'perft',
  topic: 'play',
  summary: 'Count the action sequences of each length',
  about: `A finished match ends its sequence. The seed determines all chance.\n${GAME_FLAGS_ABOUT}`,
  operands: { usage: '<game>', min: 1, max: 1 },
  flags: {
    ...MATCH_FLAGS,
    depth: { type: 'string', value: 'D', about: 'Maximum length of a sequence (3)' },
    players: { type: 'string', value: 'N', about: 'Number of seats (default: the fewest the game allows)' },
  },
  further: gameFlags,
  examples: [
    'tessera perft gomoku --depth 5',
    `tessera perft gomoku --options '{"rows": 4}' --seed 7 --depth 3 --json`,
  ],

  async run({ operands: [id], flags, further }, terminal) {
    const { game } = gameNamed(id);
    const options = optionsOf(game, flags.options, terminal.io.cwd, further);
    const { min, max } = game.seats;
    const seats = wholeNumber('players', flags.players, { min, max }) ?? min;
    const depth = wholeNumber('depth', flags.depth, { min: 1, max: MAX_DEPTH }) ?? 3;
    const seed = flags.seed ?? '1';
    const counts = count(game, { options, seats, seed, depth });
    const rows = counts.map((sequences, i) => [String(i + 1), sequences.toLocaleString('en-US')]);
    return {
      exit: EXIT.fine,
      text: columns([['length', 'sequences'].map(terminal.paint.bold), ...rows], [0, 1], terminal.tableWidth),
      document: { game: game.id, seed, options, counts },
    };
  },
});
