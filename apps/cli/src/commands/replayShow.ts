import { hashValue, Match, operationSeat } from '@tessera/kernel';
import type { GameManifest } from '@tessera/manifest';
import { columns, defineCommand, EXIT, UsageError, unknownName, wholeNumber } from '@tessera/terminal';
import type { GameFormatter } from '@tessera/text';
import { deedLines, eventsVisibleTo, isOpenTo, type Narration, type Reader, setupLines } from '../chronicle.ts';
import { boardText, gameFormatterFor, LANGUAGE_FLAG, seatsText, terminalTranslate } from '../language.ts';
import { gameNamed } from '../matchFlags.ts';
import { readSavedMatch } from '../savedMatch.ts';

/** Command that prints a saved match, or its board at one position. */
export const replayShow = defineCommand({
  name: 'replay show',
  topic: 'files',
  summary: 'Print a saved match action by action, or its board at one position',
  about: 'Shows all secrets unless --viewer names a viewer.',
  operands: { usage: '<file>', min: 1, max: 1 },
  flags: {
    at: { type: 'string', value: 'N', about: 'Print the board after N actions instead of the actions' },
    format: { type: 'string', value: 'name', about: 'Print the state as JSON in another format of the game' },
    viewer: {
      type: 'string',
      value: 'seat|spectator|all',
      about: 'Show what this viewer sees: a seat from 0, or all (default)',
    },
    ...LANGUAGE_FLAG,
  },
  examples: [
    'tessera replay show match.json',
    'tessera replay show match.json --at 5 --viewer 0',
    'tessera replay show war.json --format spec',
  ],

  async run({ operands: [path = ''], flags }, { io, tableWidth }) {
    const { text, file } = readSavedMatch(path, io.cwd);
    const { game, manifest } = gameNamed(file.header.game);
    const match = Match.load(game, text);
    const reader = readerFrom(flags.viewer, match.seats);
    const formatter = gameFormatterFor(match, flags.language);
    const at = wholeNumber('at', flags.at, { max: match.seq });
    if (flags.format !== undefined) {
      const document = await exported(manifest, flags.format, match, at, reader);
      return { exit: EXIT.fine, text: JSON.stringify(document, undefined, 2), document };
    }
    if (at === undefined) {
      const t = terminalTranslate(flags.language);
      return {
        exit: EXIT.fine,
        text: story({ match, formatter, t }, reader, tableWidth),
        document: storyDocument(match, reader),
      };
    }
    const board = boardAt(match, formatter, at, reader);
    return { exit: EXIT.fine, text: board.text, document: { game: game.id, at, viewer: reader, view: board.view } };
  },
});

function readerFrom(text: string | undefined, seats: number): Reader {
  if (text === undefined || text === 'all') return 'all';
  if (text === 'spectator') return text;
  if (/^\d+$/.test(text) && Number(text) < seats) return Number(text);
  throw new UsageError('bad-option', `--viewer is a seat from 0 to ${seats - 1}, spectator or all; got "${text}".`);
}

/** Returns the state after `at` deeds, by default the last one, in a format of the game. */
async function exported(
  manifest: GameManifest,
  name: string,
  match: Match,
  at: number | undefined,
  reader: Reader,
): Promise<object> {
  const formats = (await manifest.formats?.()) ?? {};
  const format = Object.hasOwn(formats, name) ? formats[name] : undefined;
  if (format === undefined) throw unknownName('bad-option', 'format', name, Object.keys(formats));
  const state = match.stateAt(at ?? match.seq);
  const { mode, seats, commitment } = match.header;
  if (reader !== 'all') return format.write(match.game.view(state, reader), { gameId: commitment, mode, seats });
  return format.write(state, { gameId: commitment, mode, seats, deeds: match.deeds.slice(0, at) });
}

function story(narration: Narration, reader: Reader, width: number): string {
  const { match, formatter, t } = narration;
  const { header, outcome } = match;
  const rows = [
    [t('heading.game'), `${header.game} ${header.version}`],
    [t('heading.options'), JSON.stringify(header.options)],
    [t('heading.seats'), header.seats.map(({ name, kind }, seat) => `${seat} ${name} (${kind})`).join(', ')],
    ...(match.teams ? [[t('heading.teams'), seatsText(match, formatter, t)] as [string, string]] : []),
    [t('heading.referee'), `${header.mode}, ${header.dice} dice`],
    [t('heading.commitment'), header.commitment],
  ];
  const title = columns(rows, [], width);
  const deeds = match.deeds.flatMap((_deed, i) => deedLines(narration, i, reader));
  const end = outcome ? formatter.outcome(outcome) : t('notOver', { count: match.seq });
  return [title, '', ...setupLines(narration, reader), ...deeds, '', end].join('\n');
}

function storyDocument(match: Match, reader: Reader): object {
  const { header, deeds, outcome } = match;
  return {
    header,
    setup: eventsVisibleTo(match.setupEvents, reader),
    deeds: deeds.map((deed, i) => {
      if ('reseed' in deed) return { reseed: deed.reseed, events: [] };
      const what = !isOpenTo(match, i, reader) ? {} : 'seat' in deed ? { action: deed.action } : { edit: deed.edit };
      return { seat: operationSeat(deed), ...what, events: eventsVisibleTo(match.events(i), reader) };
    }),
    outcome: outcome ?? null,
    hash: hashValue(match.state),
  };
}

function boardAt(
  match: Match,
  formatter: GameFormatter,
  at: number,
  reader: Reader,
): { readonly text: string; readonly view: object } {
  const state = match.stateAt(at);
  const viewer = reader === 'all' ? 'spectator' : reader;
  // The host sees the state itself, which may contain more than any view.
  const view = reader === 'all' ? state : match.game.view(state, viewer);
  return { text: boardText(formatter, match.game, view, viewer), view };
}
