import type { Game } from '@tessera/kernel';
import type { EditingOptions } from './editing.ts';
import type { GameTexts } from './law.ts';
import { type Failure, LawRun } from './lawRun.ts';
import { LAWS } from './laws.ts';
import { optionsOf } from './options.ts';
import { type Hearings, playTrial } from './randomMatch.ts';

/** How much to play, and with which parameters. */
export interface ConformanceSettings {
  /** Total number of random actions; default: 10,000. */
  readonly actions?: number;
  readonly seed?: string;
  /** Player counts to use in turn; default: all that the game allows. */
  readonly seats?: readonly number[];
  /** Options to use in turn; default: the game's defaults. */
  readonly optionSets?: readonly unknown[];
  /** A match is stopped after this many actions. */
  readonly limit?: number;
  /** Approximate number of positions checked. */
  readonly samples?: number;
  /** For the law `edited`: how states of the game may be edited. */
  readonly editing?: EditingOptions;
  /** For the laws `words` and `refusals`: the texts of the game in every language. */
  readonly texts?: GameTexts;
  /** The games of its sub-matches, which are played at random too. */
  readonly opened?: readonly Game[];
}

/** The result of one law. */
export interface LawReport {
  readonly law: string;
  /** The law in one sentence. */
  readonly says: string;
  readonly ok: boolean;
  /** Number of checks; zero if the law does not apply to the game. */
  readonly checked: number;
  /** The first few failures. */
  readonly failures: readonly Failure[];
}

/** The result of a conformance run. */
export interface ConformanceReport {
  readonly game: string;
  readonly ok: boolean;
  readonly laws: readonly LawReport[];
  readonly actions: number;
  /** How the matches ended: by the rules, stopped at the limit or at the end of the run, or aborted after a failure. */
  readonly matches: { readonly over: number; readonly cut: number; readonly broken: number };
}

/** One match in this many is reviewed as a whole: loaded from its file, forked, set up again. */
const REVIEWED = 3;

/** Plays a game at random and checks all laws. The same settings give the same report. */
export function conformance(game: Game, settings: ConformanceSettings = {}): ConformanceReport {
  const { actions = 10_000, seed = 'conformance', limit = 2_000, samples = 400 } = settings;
  const tables = settings.seats ?? range(game.seats.min, game.seats.max);
  const optionSets = (settings.optionSets ?? [{}]).map((options) => optionsOf(game, options));
  const every = Math.max(1, Math.floor(actions / samples));
  const runs = lawRuns();
  const others = new Map<string, object[]>();
  const matches = { over: 0, cut: 0, broken: 0 };
  let played = 0;
  // A match without actions counts as one action, so that a broken setup cannot loop forever.
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
    const trial = playTrial(setting, runs, care);
    matches[trial.end]++;
    played += trial.actions;
    spent += Math.max(1, trial.actions);
  }
  const laws = [...runs].map(reportOf);
  return { game: game.id, ok: laws.every(({ ok }) => ok), laws, actions: played, matches };
}

function lawRuns(): Hearings {
  const runs = LAWS.map((law) => new LawRun(law));
  return {
    [Symbol.iterator]: () => runs.values(),
    named: (name) => runs.find(({ law }) => law.name === name) as LawRun,
  };
}

function reportOf({ law, checked, failures }: LawRun): LawReport {
  return { law: law.name, says: law.says, ok: failures.length === 0, checked, failures };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
