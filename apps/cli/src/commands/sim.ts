import { botsOf, type Limit, playSeries, type Series, type Report as SeriesReport } from '@tessera/bots';
import { arena, progressBar } from '@tessera/bots/arena';
import { type CatalogEntry, catalogUrl, find } from '@tessera/catalog';
import {
  defineCommand,
  EXIT,
  type Flags,
  list,
  type ParsedArguments,
  type Terminal,
  unknownName,
  wholeNumber,
  writeText,
} from '@tessera/terminal';
import { LIMIT_FLAGS, limitArguments, limitFrom } from '../bots.ts';
import { GAME_FLAGS_ABOUT, gameFlags, gameNamed, MATCH_FLAGS, optionsOf } from '../matchFlags.ts';
import { reportPage } from '../report/page.ts';
import { commandLine } from '../shell.ts';
import { simText } from '../simText.ts';

const FLAGS = {
  bots: {
    type: 'string',
    value: 'name,...',
    about: 'Bots to play (mcts,random); a name given twice plays against itself',
  },
  matches: { type: 'string', value: 'N', about: 'Number of matches (100)' },
  ...MATCH_FLAGS,
  players: { type: 'string', value: 'N', about: 'Number of seats (default: one per bot, if the game allows)' },
  ...LIMIT_FLAGS,
  workers: { type: 'string', value: 'N', about: 'Number of worker threads (default: one per core; 0 for none)' },
  out: { type: 'string', value: 'report.html', about: 'Also write an HTML report' },
} as const satisfies Flags;

const DEFAULT_LIMIT: Limit = { iterations: 100 };

/** Command that plays many matches between bots and summarizes the results. */
export const sim = defineCommand({
  name: 'sim',
  topic: 'play',
  summary: 'Play many matches between bots and summarize the results',
  about: `With --iterations (the default, 100) the results are reproducible with any number of threads.\nWith --budget-ms they depend on the speed of the machine.\n${GAME_FLAGS_ABOUT}`,
  operands: { usage: '<game>', min: 1, max: 1 },
  flags: FLAGS,
  further: gameFlags,
  examples: [
    'tessera sim gomoku --bots mcts,random --matches 1000 --seed 7',
    'tessera sim gomoku --bots mcts,random --matches 200 --out report.html',
    'tessera sim gomoku --bots mcts,mcts --budget-ms 50 --json',
    'tessera sim gomoku --bots mcts,random --matches 20 --columns 5 --rows 5',
  ],

  async run({ operands: [id], flags, further }, terminal) {
    const entry = gameNamed(id);
    const series = seriesFrom(entry, flags, further, terminal.io.cwd);
    const result = await played(entry, series, flags.workers, terminal);
    if (flags.out !== undefined) {
      const page = reportPage(result, { ...series, command: commandOf(entry, series) });
      writeText(flags.out, terminal.io.cwd, page);
      terminal.note(`Report written to ${flags.out}`);
    }
    // The seats are only for text and report; they are not part of the documented JSON.
    const { seats: _seats, ...document } = result;
    return { exit: EXIT.fine, text: simText(result, terminal), document };
  },
});

function seriesFrom(
  { game, bots: shipped }: CatalogEntry,
  flags: ParsedArguments<typeof FLAGS>['flags'],
  further: ParsedArguments<typeof FLAGS>['further'],
  cwd: string,
): Series & { options: object } {
  const known = Object.keys(botsOf(game, shipped));
  const bots = list('bots', flags.bots ?? 'mcts,random');
  for (const name of bots) {
    if (!known.includes(name)) throw unknownName('unknown-bot', `bot of ${game.id} called`, name, known);
  }
  const seats = wholeNumber('players', flags.players, game.seats);
  return {
    options: optionsOf(game, flags.options, cwd, further),
    bots,
    matches: wholeNumber('matches', flags.matches, { min: 1 }) ?? 100,
    seed: flags.seed ?? '1',
    budget: limitFrom(flags) ?? DEFAULT_LIMIT,
    ...(seats !== undefined && { seats }),
  };
}

async function played(
  entry: CatalogEntry,
  series: Series,
  threads: string | undefined,
  { io }: Terminal,
): Promise<SeriesReport> {
  const workers = wholeNumber('workers', threads, { max: 256 });
  const onProgress = progressBar(io.stderr);
  const playable = { ...entry, find };
  if (workers === 0) return playSeries(playable, series, { now: () => performance.now(), onProgress });
  return arena({
    ...series,
    entry: catalogUrl,
    game: entry.game.id,
    playable,
    onProgress,
    ...(workers !== undefined && { workers }),
  });
}

/** Returns the command that repeats the series. */
function commandOf({ game }: CatalogEntry, { bots, matches, seed, seats, budget, options }: Series): string {
  return commandLine([
    ...['tessera', 'sim', game.id, '--bots', bots.join(','), '--matches', String(matches), '--seed', seed],
    ...(seats === undefined ? [] : ['--players', String(seats)]),
    ...limitArguments(budget),
    ...['--options', JSON.stringify(options)],
  ]);
}
