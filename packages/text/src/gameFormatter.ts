import type { Params, Translator } from '@tessera/i18n';
import {
  type GameEvent,
  groupTeams,
  type Json,
  type Message,
  type Outcome,
  type Reason,
  type Result,
  type Viewer,
} from '@tessera/kernel';
import { commonParamFormatters } from './commonTexts.ts';
import type { FormatAudience, FormatContext, GameMessageFormat, ParamFormatter } from './messageFormat.ts';

/** A formatted reason. */
export interface FormattedReason {
  readonly label: string;
  readonly value?: string;
  readonly reasons?: readonly FormattedReason[];
}

/** Formats the messages of a game for an audience. */
export interface GameFormatter extends FormatContext {
  action(action: object): string;
  event(event: GameEvent): string;
  refusal(refusal: Message): string;
  /** Formats why a match ended. */
  ending(why: string): string;
  /** Formats how far a match has advanced. */
  progress(progress: Message): string;
  /** Formats the winners and the reason. */
  outcome(outcome: Outcome): string;
  /** Formats a question: the prompt of the rules, or the kind of the decision. */
  ask(kind: string, prompt?: Message): { readonly title: string; readonly hint: string };
  reason(reason: Reason): FormattedReason;
  /** Formats the board as plain text, if the game supports it. */
  board(view: object, viewer: Viewer): string | undefined;
  /** Returns a formatter for another audience or view. */
  for(listener: FormatAudience): GameFormatter;
  /** Formats a text of the game with raw parameters of the rules. */
  format(key: string, params: Readonly<Record<string, Json | undefined>>): string;
}

/** Creates a formatter. `speech` must list the game's bundle before the common one. */
export function createGameFormatter(
  words: GameMessageFormat,
  translator: Translator,
  listener: FormatAudience = {},
): GameFormatter {
  const { language, t, has } = translator;
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const figures = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const context: FormatContext = {
    ...listener,
    language,
    t,
    has,
    seatName: (seat) => listener.names?.[seat] ?? t('seat.number', { number: seat + 1 }),
    teamName: (team) => (has(`team.${team}`) ? t(`team.${team}`) : team),
    list: (parts) => list.format(parts),
    number: (value) => figures.format(value),
  };

  const formatText: GameFormatter['format'] = (key, params) => {
    const worded: Record<string, Params[string]> = {};
    // In a common text, a parameter name of the game may mean something else.
    const own = translator.isOwn(key) ? words.params : {};
    for (const [name, value] of Object.entries(params)) {
      if (value === undefined) continue;
      const wording: ParamFormatter | undefined = own[name] ?? commonParamFormatters[name];
      worded[name] = wording ? wording(value, context, params) : plain(value, context);
    }
    return t(key, worded);
  };

  /** Formats a message of a section; without a text, its fields are listed. */
  const message = (section: string, { code, params = {} }: Message) => {
    const key = `${section}.${code}`;
    return has(key) ? formatText(key, params) : fieldsText(code, params);
  };

  const reason = (reasonGiven: Reason): FormattedReason => {
    const { code, value, reasons } = reasonGiven;
    const wording = words.values?.[code];
    return {
      label: message('reason', reasonGiven),
      ...(value !== undefined && { value: String(wording ? wording(value, context, {}) : plainText(value, context)) }),
      ...(reasons && { reasons: reasons.map(reason) }),
    };
  };

  return {
    ...context,
    format: formatText,
    reason,
    action(action) {
      // A game with a single kind of action may omit the type.
      const { type = 'act', ...fields } = action as { readonly type?: string };
      const saying = words.actions?.[type];
      const said = saying && listener.view ? saying(action as never, listener.view) : { code: type, params: fields };
      return message('action', said);
    },
    event(event) {
      const { type, ...fields } = event;
      const saying = words.events?.[type];
      return message('event', saying ? saying(event as never, listener.view) : { code: type, params: defined(fields) });
    },
    refusal: (refusal) => message('refusal', refusal),
    ending: (why) => message('ending', { code: why }),
    progress: (progress) => message('progress', progress),
    outcome: (outcome) => outcomeText(outcome, context, (why) => message('ending', { code: why })),
    ask(kind, prompt = { code: kind }) {
      const { code, params = {} } = prompt;
      const at = (part: string) => (has(`ask.${code}.${part}`) ? formatText(`ask.${code}.${part}`, params) : '');
      return { title: at('title') || code, hint: at('hint') };
    },
    for: (other) => createGameFormatter(words, translator, { ...listener, ...other }),
    board: (view, viewer) => words.board?.(view, viewer, { ...context, view }),
  };
}

function outcomeText(
  { results, scores, why }: Outcome,
  context: FormatContext,
  ending: (why: string) => string,
): string {
  const { t, seatName } = context;
  const first = results[0];
  const together = results.length > 1 && first !== undefined && results.every((result) => result === first);
  const ends = { win: 'outcome.allWin', draw: 'outcome.allDraw', loss: 'outcome.allLose' } as const;
  const seats = results.map((result, seat) =>
    t(`outcome.${result}`, { name: seatName(seat), score: scores?.[seat] ?? 'none' }),
  );
  const sides = context.teams ? teamsText(results, context) : seats;
  const who = together && !scores ? t(ends[first]) : `${sides.join(', ')}.`;
  return why === undefined ? who : `${who} ${ending(why)}`;
}

/** Formats the result of each team with its members. */
function teamsText(results: readonly Result[], { teams = [], t, seatName, teamName, list }: FormatContext): string[] {
  return groupTeams(teams).map(({ team, seats: [first = 0, ...mates] }) =>
    t(`outcome.team.${results[first] ?? 'draw'}`, {
      team: teamName(team),
      names: list([first, ...mates].map(seatName)),
    }),
  );
}

/** Keeps integers as numbers, so that a text can select a plural. */
function plain(value: Json, context: FormatContext): string | number {
  return typeof value === 'number' && Number.isInteger(value) ? value : plainText(value, context);
}

function plainText(value: Json, context: FormatContext): string {
  if (typeof value === 'number') return context.number(value);
  if (Array.isArray(value)) return context.list(value.map((part) => plainText(part, context)));
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Formats a message without a text by listing its fields. */
function fieldsText(code: string, params: Readonly<Record<string, Json | undefined>>): string {
  const parts = Object.entries(params).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  return parts.length === 0 ? code : `${code} (${parts.join(', ')})`;
}

function defined(fields: Readonly<Record<string, Json | undefined>>): Readonly<Record<string, Json>> {
  const kept: Record<string, Json> = {};
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) kept[name] = value;
  return kept;
}
