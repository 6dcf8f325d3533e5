import { randomBytes } from 'node:crypto';
import type { CatalogEntry } from '@tessera/catalog';
import { hashText, Match, type MatchFile, type SubMatchRequest } from '@tessera/kernel';
import { defineCommand, EXIT, type Flags, type ParsedArguments, UsageError } from '@tessera/terminal';
import { LIMIT_FLAGS, limitFrom, opponentNamed, thinkerOf } from '../bots.ts';
import type { Narration } from '../chronicle.ts';
import { gameFormatterFor, LANGUAGE_FLAG, seatsText, terminalTranslate } from '../language.ts';
import { GAME_FLAGS_ABOUT, gameFlags, gameNamed, MATCH_FLAGS, optionsOf } from '../matchFlags.ts';
import { seatHolders } from '../play/seats.ts';
import { session } from '../play/session.ts';
import { readSavedMatch } from '../savedMatch.ts';

const FLAGS = {
  ...MATCH_FLAGS,
  seats: { type: 'string', value: 'who,...', about: 'Player of each seat: human, human:<name> or bot:<name>' },
  bots: { type: 'string', value: 'name,...', about: 'Bots on the last seats, people on the others' },
  ...LIMIT_FLAGS,
  ...LANGUAGE_FLAG,
  save: { type: 'string', value: 'file', about: 'Write the match to this file after every action' },
  load: { type: 'string', value: 'file', about: 'Continue a saved match' },
} as const satisfies Flags;

type PlayFlags = ParsedArguments<typeof FLAGS>['flags'];
type Further = ParsedArguments<typeof FLAGS>['further'];

/** Command that plays a match in the terminal. */
export const play = defineCommand({
  name: 'play',
  topic: 'play',
  summary: 'Play in the terminal: with people at one screen, against bots, or both',
  about: `Choose a bot by its name (tessera games lists them) or by a level: easy, normal, hard, expert.\nInput may be piped; the match stops at the end of the input.\n${GAME_FLAGS_ABOUT}`,
  operands: { usage: '<game>', min: 0, max: 1 },
  flags: FLAGS,
  further: gameFlags,
  examples: [
    'tessera play gomoku',
    'tessera play gomoku --bots hard',
    `tessera play gomoku --seats human:Ada,bot:mcts --options '{"columns": 15, "rows": 15, "inARow": 5}'`,
    'tessera play gomoku --bots mcts --save match.json',
    'tessera play --load match.json',
  ],

  async run({ operands: [id], flags, further }, terminal) {
    const { cwd } = terminal.io;
    const opened =
      flags.load === undefined ? newMatch(id, flags, further, cwd) : savedMatch(id, flags, further, flags.load, cwd);
    const { entry, match, practice, takenIn } = opened;
    const limit = limitFrom(flags);
    const sitting = (at: CatalogEntry, other: Match) => ({
      match: other,
      formatter: gameFormatterFor(other, flags.language),
      t: terminalTranslate(flags.language),
      thinkers: other.header.seats.map(({ kind, name }) =>
        kind === 'bot' ? thinkerOf(opponentNamed(at, name, limit), other.header.commitment) : undefined,
      ),
    });
    const sat = sitting(entry, match);
    const saveTo = flags.save ?? flags.load;
    terminal.print(terminal.paint.dim(introduction(opened, sat, saveTo)));
    const open = (opening: SubMatchRequest, by: Match) => sitting(gameNamed(opening.game), openedMatch(opening, by));
    const ending = await session({ ...sat, terminal, saveTo, practice, takenIn, open });
    return { exit: EXIT.fine, text: '', document: ending };
  },
});

interface Opened {
  readonly entry: CatalogEntry;
  readonly match: Match;
  /** Whether the saved match is practice. */
  readonly practice?: boolean | undefined;
  /** Sub-matches of the saved match. */
  readonly takenIn?: readonly MatchFile[] | undefined;
  /** Random seed when none was given. */
  readonly picked?: string;
}

function newMatch(id: string | undefined, flags: PlayFlags, further: Further, cwd: string): Opened {
  if (id === undefined) throw new UsageError('bad-operands', 'Which game? tessera play <game>');
  const entry = gameNamed(id);
  const options = optionsOf(entry.game, flags.options, cwd, further);
  const seats = seatHolders(entry.game, flags);
  if (flags.seed !== undefined) return { entry, match: Match.create(entry.game, { options, seats, seed: flags.seed }) };
  const picked = randomBytes(16).toString('hex');
  return { entry, match: Match.create(entry.game, { options, seats, seed: picked }), picked };
}

function savedMatch(id: string | undefined, flags: PlayFlags, further: Further, path: string, cwd: string): Opened {
  const set = (['options', 'seed', 'seats', 'bots'] as const).filter((name) => flags[name] !== undefined);
  for (const name of [...set, ...Object.keys(further)]) {
    throw new UsageError('bad-option', `--${name} is settled in the saved match: leave it out.`);
  }
  const { text, file } = readSavedMatch(path, cwd);
  const { header, practice, opened: takenIn } = file;
  const entry = gameNamed(id ?? header.game);
  return { entry, match: Match.load(entry.game, text), practice, takenIn };
}

/** Creates a sub-match with the same players. Its seed derives from that of the match. */
function openedMatch({ game: id, options, seats }: SubMatchRequest, { header, secrets, seq }: Match): Match {
  const { game } = gameNamed(id);
  const holders = seats.map((seat) => header.seats[seat] ?? { kind: 'human' as const, name: `Player ${seat + 1}` });
  return Match.create(game, { options, seats: holders, seed: hashText(`${secrets.seed} opened at ${seq}`) });
}

function introduction(
  { picked, practice }: Opened,
  { match, formatter, t }: Narration,
  saveTo: string | undefined,
): string {
  const { game, version } = match.header;
  return [
    t('intro', { game, version, seats: seatsText(match, formatter, t) }),
    ...(picked === undefined ? [] : [t('sameDice', { seed: picked })]),
    ...(practice ? [t('practice')] : []),
    ...(saveTo === undefined ? [] : [t('savedAlways', { file: saveTo })]),
  ].join('\n');
}
