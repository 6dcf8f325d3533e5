import { type CatalogEntry, find } from '@tessera/catalog';
import { type Game, groupTeams, type Match, type Reason, type Viewer } from '@tessera/kernel';
import { type Flags, UsageError } from '@tessera/terminal';
import {
  createTranslator,
  DEFAULT_LANGUAGE,
  type GameFormatter,
  type KeyOf,
  languageIds,
  TextTable,
  type TranslateFn,
} from '@tessera/text';
import { outline } from './outline.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';

/** The registered languages for the help of a flag: `en (default), de`. */
export const KNOWN_LANGUAGES: string = languageIds()
  .map((id) => (id === DEFAULT_LANGUAGE ? `${id} (default)` : id))
  .join(', ');

/** Language of the match and of the texts around it. Help and errors of the commands are English. */
export const LANGUAGE_FLAG = {
  language: {
    type: 'string',
    value: 'code',
    about: `Language of the match: ${KNOWN_LANGUAGES}`,
  },
} as const satisfies Flags;

/** Formats a text of the terminal around a match. */
export type TranslateTerminal = TranslateFn<KeyOf<typeof en>>;

/** Texts of the terminal around a match. */
export const terminalTexts: TextTable<object> = new TextTable<object>('terminal', { en, de });

/** Returns the texts of a language; English when the terminal has none in it, which is reported. */
export function terminalTranslate(language = 'en'): TranslateTerminal {
  return createTranslator<KeyOf<typeof en>>(language, terminalTexts.in(language), en).t;
}

/** Returns a formatter for a match, with the names of players and bots. */
export function gameFormatterFor(match: Match, language = 'en'): GameFormatter {
  const entry = find(match.game.id);
  if (!entry) throw new UsageError('unknown-game', `There is no game ${match.game.id} here.`);
  if (!languagesOf(entry).includes(language)) {
    const known = languagesOf(entry).join(', ');
    throw new UsageError('bad-option', `${match.game.id} does not speak "${language}"; it speaks ${known}.`);
  }
  return entry.formatter(language, { names: match.header.seats.map(({ name }) => name), teams: match.teams });
}

/** Returns the names at the table, `Ada, Bo`; players of a team under its name. */
export function seatsText({ header: { seats }, teams }: Match, formatter: GameFormatter, t: TranslateTerminal): string {
  const nameOf = (seat: number) => seats[seat]?.name ?? '';
  if (!teams) return seats.map((_, seat) => nameOf(seat)).join(', ');
  return groupTeams(teams)
    .map(({ team, seats: mates }) => `${formatter.teamName(team)} (${mates.map(nameOf).join(', ')})`)
    .reduce((one, other) => t('against', { one, other }));
}

function languagesOf({ manifest }: CatalogEntry): readonly string[] {
  return Object.keys(manifest.texts);
}

/** Returns the board of a view, in the texts of the game or as an outline. */
export function boardText(formatter: GameFormatter, game: Game, view: object, viewer: Viewer): string {
  return formatter.board(view, viewer) ?? outline(view, game.shape);
}

/** Formats reasons as a nested numbered list, with values in the texts of the game. */
export function reasonsText(formatter: GameFormatter, reasons: readonly Reason[]): string {
  return numbered(reasons.map(formatter.reason), '');
}

function numbered(reasons: readonly ReturnType<GameFormatter['reason']>[], prefix: string): string {
  return reasons
    .flatMap(({ label, value, reasons: under }, i) => {
      const number = `${prefix}${i + 1}.`;
      const line = `${number} ${label}${value === undefined ? '' : `: ${value}`}`;
      return under && under.length > 0 ? [line, numbered(under, `  ${number}`)] : [line];
    })
    .join('\n');
}
