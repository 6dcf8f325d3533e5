import { type AppliedResult, canonical, type Game, type LoggedEvent, Match, type RefusedResult } from '@tessera/kernel';
import { TestkitError, type TestkitErrorCode, thrownReason } from '../errors.ts';
import { type Case, type CaseFile, type CaseStart, type CaseStep, readCaseFile, readSharedGiven } from './caseFile.ts';
import { expandCaseTokens } from './caseTokens.ts';
import { type Functions, type Moment, mismatches } from './expectation.ts';
import { optionsOf } from './optionsOf.ts';
import { patchesFor } from './place.ts';

/** The result of a case; if it fails, the reason with place, expected and actual value. */
export interface CaseResult {
  readonly file: string;
  readonly name: string;
  readonly rule?: string;
  readonly ok: boolean;
  readonly why?: string;
  /** Set when the file could not be run: the problem with it. */
  readonly code?: TestkitErrorCode;
}

/** The dependencies of cases besides the rules. */
export interface CaseMeans {
  /** Returns the functions of a game that cases may call. */
  functions?(game: string): Functions;
  /** Reads a shared starting position, by its path relative to the case file. */
  read?(path: string): string;
}

/**
 * Runs every case of a file. An unreadable file, or one of an unknown game, is one failed case, so that it does not
 * hide the others.
 */
export function runCases(
  games: Game | readonly Game[],
  text: string,
  file: string,
  means: CaseMeans = {},
): CaseResult[] {
  let cases: CaseFile;
  try {
    cases = readCaseFile(text);
  } catch (error) {
    if (!(error instanceof TestkitError)) throw error;
    return [unrun(file, error.code, error.message)];
  }
  const known: readonly Game[] = 'id' in games ? [games] : games;
  const unknown = new Set<string | undefined>();
  return cases.cases.flatMap((one) => {
    const id = one.game ?? cases.game;
    const game = gameNamed(known, id);
    if (game) return [resultOf(file, one, verdict(game, cases, one, means))];
    if (unknown.has(id)) return [];
    unknown.add(id);
    const ids = known.map((other) => other.id).join(', ');
    return [unrun(file, 'unknown-game', `The cases are of ${id ?? 'no game'}, but the games are ${ids}`)];
  });
}

function unrun(file: string, code: TestkitErrorCode, why: string): CaseResult {
  return { file, name: 'the file itself', ok: false, why, code };
}

function resultOf(file: string, { name, rule }: Case, why: string | undefined): CaseResult {
  return {
    file,
    name,
    ...(rule !== undefined && { rule }),
    ok: why === undefined,
    ...(why !== undefined && { why }),
  };
}

/** Returns a game by its id; with a single game the id may be omitted. */
function gameNamed(known: readonly Game[], id: string | undefined): Game | undefined {
  return id === undefined && known.length === 1 ? known[0] : known.find((game) => game.id === id);
}

/** Returns the reason why a case fails, if it does. */
function verdict(game: Game, file: CaseFile, one: Case, means: CaseMeans): string | undefined {
  try {
    const givens = [...startsOf(file.given, means), ...startsOf(one.given, means)];
    const options = optionsOf(game, Object.assign({}, ...givens.map((given) => given.options ?? {})));
    const parsed = game.options.safeParse(options);
    // Invalid options are reported when the match is created.
    const known = parsed.success ? parsed.data : {};
    const starts = givens.map((given) => expandCaseTokens(given, game, known));
    const failures = runCase(
      game,
      { ...Object.assign({}, ...starts), options },
      starts,
      expandCaseTokens(one, game, known),
      {
        functions: means.functions?.(game.id) ?? {},
      },
    );
    return failures.length > 0 ? failures.join('; ') : undefined;
  } catch (error) {
    // Any error, such as a throwing rule or invalid options, fails this case only.
    return thrownReason(error);
  }
}

/** Returns the starting positions of a `given` in order: the files it refers to, then itself. */
function startsOf(given: CaseStart | undefined, means: CaseMeans, depth = 0): readonly CaseStart[] {
  if (given === undefined) return [];
  const { from, ...own } = given;
  if (from === undefined) return [own];
  if (!means.read) throw new TestkitError('bad-case-file', 'given.from', `There is no way to read ${from} here`);
  if (depth > DEEPEST) throw new TestkitError('bad-case-file', 'given.from', `${from} goes round in a circle`);
  return [...startsOf(readSharedGiven(means.read(from)), means, depth + 1), own];
}

const DEEPEST = 8;

function runCase(
  game: Game,
  start: CaseStart,
  starts: readonly CaseStart[],
  { when, then }: Case,
  { functions }: { readonly functions: Functions },
): string[] {
  const { options, seats = game.seats.min, seed = 'case', setup } = start;
  const match = Match.create(game, {
    options: options ?? {},
    seats,
    seed,
    mode: 'companion',
    dice: 'fast',
    ...(setup && { setup }),
  });
  const steps = [
    ...starts.flatMap((given, i) => before(i === starts.length - 1 ? 'given' : 'given of the file', given)),
    ...when.map((step, i) => ({ step, place: `when.${i}` })),
  ];
  const begun = steps.length - when.length;
  // Without steps, the events are those of the setup.
  const events: LoggedEvent[] = when.length === 0 ? [...match.setupEvents] : [];
  let result: AppliedResult | RefusedResult | undefined;
  for (const [i, { step, place }] of steps.entries()) {
    const refusable = i === steps.length - 1 && then.refused !== undefined;
    try {
      result = take(match, step);
    } catch (error) {
      return [`${place}: ${thrownReason(error)}`];
    }
    if (result.ok && i >= begun) events.push(...result.events);
    const failures = stepFailures({ match, functions }, step, result, refusable);
    if (failures.length > 0) return failures.map((why) => `${place}: ${why}`);
  }
  const refusal = result && !result.ok ? result.refusal : undefined;
  return mismatches(then, { match, events, refusal, functions }).map((why) => `then: ${why}`);
}

/** Returns the steps that lead to the starting position of a case. */
function before(whose: string, { edits, play = [] }: CaseStart): { step: CaseStep; place: string }[] {
  return [
    ...(edits ? [{ step: { seat: 0, edit: edits }, place: `${whose}.edits` }] : []),
    ...play.map((step, i) => ({ step, place: `${whose}.play.${i}` })),
  ];
}

function take(match: Match, { seat, action, edit, dice }: CaseStep): AppliedResult | RefusedResult {
  return edit ? match.edit(seat, patchesFor(match.state, edit)) : match.apply(seat, action, dice);
}

/** Returns the failures of one step; `refusable`: the end of the case expects it to be refused. */
function stepFailures(
  at: Pick<Moment, 'match' | 'functions'>,
  { then }: CaseStep,
  result: AppliedResult | RefusedResult,
  refusable: boolean,
): string[] {
  if (!result.ok && !refusable && then?.refused === undefined) {
    const { refusal } = result;
    return [`refused with "${refusal.code}": ${canonical(refusal.params)}`];
  }
  const events = result.ok ? result.events : [];
  return then ? mismatches(then, { ...at, events, refusal: result.ok ? undefined : result.refusal }) : [];
}
