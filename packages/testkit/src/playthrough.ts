import {
  type Chance,
  canonical,
  fastChance,
  type Game,
  type GameEvent,
  hashValue,
  type LoggedEvent,
  Match,
  type Seat,
} from '@tessera/kernel';
import { thrownReason } from './errors.ts';
import { optionsOf } from './options.ts';
import { decidingSeats, viewersOf } from './seats.ts';

/** The parameters of a playthrough. */
export interface PlaythroughSettings {
  readonly options?: unknown;
  /** Default: the minimum that the game allows. */
  readonly seats?: number;
  readonly seed?: string;
  /** The match is stopped after this many actions. */
  readonly limit?: number;
  /** Chooses among the legal actions from the seat's view, for games in which random play does not get far. */
  readonly choose?: Chooser;
}

interface ChooserQuestion {
  readonly view: unknown;
  readonly seat: Seat;
  readonly legal: readonly unknown[];
  readonly chance: Chance;
}

type Chooser = (question: ChooserQuestion) => unknown;

/** Whether a playthrough still replays as recorded, or its first differing line. */
export type PlaythroughCheck =
  | { readonly ok: true; readonly actions: number }
  | {
      readonly ok: false;
      /** Counted from 1. */
      readonly line: number;
      /** The line in the file. */
      readonly expected: string;
      /** The line under the current rules. */
      readonly found: string;
    };

const TITLE = 'tessera playthrough 1';
const SHORT = 12;

/**
 * Plays a match, at random by default, and returns it as a readable text with one line per action, to be committed
 * beside the rules.
 */
export function record(game: Game, settings: PlaythroughSettings = {}): string {
  const { options = {}, seats = game.seats.min, seed = 'playthrough', limit = 500, choose } = settings;
  const dice = fastChance(`${seed} choices`);
  const head = { options: optionsOf(game, options), seats, seed };
  const lines = playthrough(game, head, (match) => {
    const deciding = decidingSeats(game, match.state);
    if (match.seq >= limit || deciding.length === 0) return undefined;
    const seat = dice.pick(deciding);
    const legal = game.legal(match.state, seat);
    if (choose === undefined) return { seat, action: dice.pick(legal) };
    return { seat, action: choose({ view: game.view(match.state, seat), seat, legal, chance: dice }) };
  });
  return `${[...lines].join('\n')}\n`;
}

/** Replays the actions of a playthrough and compares line by line. Random choices are not repeated. */
export function checkPlaythrough(game: Game, text: string): PlaythroughCheck {
  const written = text.trimEnd().split(/\r?\n/);
  const head = readHead(written);
  if ('ok' in head) return head;
  const moves = written.flatMap(readMove);
  let line = 0;
  for (const found of guarded(playthrough(game, head, (match) => moves[match.seq]))) {
    const expected = written[line++] ?? 'the end of the file';
    if (expected !== found) return { ok: false, line, expected, found };
  }
  const rest = written[line];
  if (rest !== undefined) return { ok: false, line: line + 1, expected: rest, found: 'the end of the match' };
  return { ok: true, actions: moves.length };
}

interface Head {
  readonly options: unknown;
  readonly seats: number;
  readonly seed: string;
}

interface NextMove {
  readonly seat: Seat;
  readonly action: unknown;
}

/** Yields the lines of a match lazily, so that a comparison stops at the first difference. */
function* playthrough(game: Game, head: Head, next: (match: Match) => NextMove | undefined): Generator<string> {
  const { options, seats, seed } = head;
  yield TITLE;
  yield `game ${game.id} ${game.version}`;
  yield `options ${canonical(options)}`;
  yield `seats ${seats}`;
  yield `seed ${seed}`;
  yield '';
  const match = Match.create(game, { options, seats, seed, dice: 'fast' });
  yield `0 setup | state ${short(match)}`;
  yield* match.setupEvents.map(eventLine);
  for (let move = next(match); move; move = next(match)) if (!(yield* actionLines(match, move))) break;
  yield match.outcome ? `over ${canonical(match.outcome)}` : `cut after ${match.seq} actions`;
  yield `state ${hashValue(match.state)}`;
  yield `chain ${match.link}`;
}

/** Yields the lines of one action; returns whether it was applied. */
function* actionLines(match: Match, { seat, action }: NextMove): Generator<string, boolean> {
  const what = `${match.seq + 1} seat ${seat} ${canonical(action)} | legal ${match.legal(seat).length}`;
  const result = match.apply(seat, action);
  if (!result.ok) {
    yield `${what} | refused: ${result.refusal.code} ${canonical(result.refusal.params)}`;
    return false;
  }
  const changes = viewersOf(match.seats).map((viewer) => match.patches(viewer).length);
  yield `${what} | state ${short(match)} | patches ${changes.join(' ')}`;
  yield* result.events.map(eventLine);
  return true;
}

function eventLine({ event, to, others }: LoggedEvent): string {
  const audience = to ? ` to ${to.join(' ')}${others ? `, others ${eventText(others)}` : ''}` : '';
  return `  ${eventText(event)}${audience}`;
}

function eventText({ type, ...fields }: GameEvent): string {
  return `${type} ${canonical(fields)}`;
}

function short(match: Match): string {
  return hashValue(match.state).slice(0, SHORT);
}

/** Yields the lines and, if an error ends them, the error as the last line. */
function* guarded(lines: Iterable<string>): Generator<string> {
  try {
    yield* lines;
  } catch (error) {
    yield thrownReason(error);
  }
}

function readHead(lines: readonly string[]): Head | Extract<PlaythroughCheck, { ok: false }> {
  const forms = [/^tessera playthrough 1$/, /^game \S+ \S+$/, /^options (\{.*\})$/, /^seats (\d+)$/, /^seed (.+)$/];
  const values: string[] = [];
  for (const [i, form] of forms.entries()) {
    const expected = lines[i] ?? 'the end of the file';
    const read = form.exec(expected);
    if (!read) return { ok: false, line: i + 1, expected, found: `a line like ${form.source}` };
    if (read[1] !== undefined) values.push(read[1]);
  }
  const [options = '{}', seats = '', seed = ''] = values;
  return { options: jsonOf(options), seats: Number(seats), seed };
}

function readMove(line: string): NextMove[] {
  const read = /^\d+ seat (\d+) (.*) \| legal \d+ \| /.exec(line);
  return read ? [{ seat: Number(read[1]), action: jsonOf(read[2] ?? '') }] : [];
}

/** Invalid JSON is passed on as text: the rules refuse it, and the comparison reports that. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
