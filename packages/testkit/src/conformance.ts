import type { Game } from '@tessera/kernel';
import type { Editing } from './editing.ts';
import { type Failure, Hearing } from './hearing.ts';
import type { GameTexts } from './law.ts';
import { LAWS } from './laws.ts';
import { optionsOf } from './options.ts';
import { type Hearings, playTrial } from './trial.ts';

/** How much to play, and with what. */
export interface ConformanceSettings {
  /** Random actions in all; 10,000 unless told otherwise. */
  readonly actions?: number;
  readonly seed?: string;
  /** Table sizes to play with, in turn; all that the game allows unless told otherwise. */
  readonly seats?: readonly number[];
  /** Options to play with, in turn; the defaults unless told otherwise. */
  readonly optionSets?: readonly unknown[];
  /** A match is cut after this many actions. */
  readonly limit?: number;
  /** About how many positions the laws look at. */
  readonly samples?: number;
  /** For the law of edited states: what to know about the game when its states are changed by hand. */
  readonly editing?: Editing;
  /** For the laws of words and refusals: what the game says, in every language. */
  readonly texts?: GameTexts;
  /** For a game that opens matches: the games of these. They are played at random too. */
  readonly opened?: readonly Game[];
}

/** What was found out about one law. */
export interface LawReport {
  readonly law: string;
  /** The law in one sentence. */
  readonly says: string;
  readonly ok: boolean;
  /** How many single checks were made; none where a game has nothing that the law is about. */
  readonly checked: number;
  /** The first few. */
  readonly failures: readonly Failure[];
}

/** Whether a game keeps the laws. */
export interface ConformanceReport {
  readonly game: string;
  readonly ok: boolean;
  readonly laws: readonly LawReport[];
  readonly actions: number;
  /** How the matches ended: by themselves, cut at the limit (or by the end of the run), or given up after a failure. */
  readonly matches: { readonly over: number; readonly cut: number; readonly broken: number };
}

/** One match in so many is gone over again as a whole: opened from its file, forked, set up anew. */
const REVIEWED = 3;

/** Plays a game at random and asks of it everything that a game must keep. The same settings give the same report. */
export function conformance(game: Game, settings: ConformanceSettings = {}): ConformanceReport {
  const { actions = 10_000, seed = 'conformance', limit = 2_000, samples = 400 } = settings;
  const tables = settings.seats ?? range(game.seats.min, game.seats.max);
  const optionSets = (settings.optionSets ?? [{}]).map((options) => optionsOf(game, options));
  const every = Math.max(1, Math.floor(actions / samples));
  const hearings = hearingsOf();
  const others = new Map<string, object[]>();
  const matches = { over: 0, cut: 0, broken: 0 };
  let played = 0;
  // A match without a single action counts as one, so that a broken setup comes to an end.
  for (let spent = 0, n = 0; spent < actions; n++) {
    const set = n % optionSets.length;
    const seats = tables[Math.floor(n / optionSets.length) % tables.length] ?? game.seats.min;
    const table = `${set} ${seats}`;
    if (!others.has(table)) others.set(table, []);
    const setting = {
      game,
      options: optionSets[set] ?? {},
      seats,
      seed: `${seed}-${n}`,
      editing: settings.editing ?? {},
      texts: settings.texts,
      opened: (id: string) => settings.opened?.find((other) => other.id === id),
      others: others.get(table)!,
    };
    const care = { every, limit: Math.min(limit, actions - spent), review: n % REVIEWED === 0 };
    const trial = playTrial(setting, hearings, care);
    matches[trial.end]++;
    played += trial.actions;
    spent += Math.max(1, trial.actions);
  }
  const laws = [...hearings].map(reportOf);
  return { game: game.id, ok: laws.every(({ ok }) => ok), laws, actions: played, matches };
}

function hearingsOf(): Hearings {
  const hearings = LAWS.map((law) => new Hearing(law));
  return {
    [Symbol.iterator]: () => hearings.values(),
    named: (name) => hearings.find(({ law }) => law.name === name) as Hearing,
  };
}

function reportOf({ law, checked, failures }: Hearing): LawReport {
  return { law: law.name, says: law.says, ok: failures.length === 0, checked, failures };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
