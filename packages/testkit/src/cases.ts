import {
  type Applied,
  applyPatches,
  canonical,
  type Game,
  type LoggedEvent,
  Match,
  type Patch,
  type Refused,
} from '@tessera/kernel';
import { type Case, type CaseFile, type CaseStep, type Given, readCaseFile, readSharedGiven } from './caseFile.ts';
import { TestkitError, type TestkitErrorCode, thrown } from './errors.ts';
import { type Functions, type Moment, mismatches } from './expectation.ts';
import { pathTo } from './place.ts';
import { withoutTerms } from './terms.ts';

/** Whether a case holds, and if not, why not: the place, what was expected and what was found. */
export interface CaseResult {
  readonly file: string;
  readonly name: string;
  readonly rule?: string;
  readonly ok: boolean;
  readonly why?: string;
  /** Set where the file could not be run: what is wrong with it. */
  readonly code?: TestkitErrorCode;
}

/** What cases need besides the rules. */
export interface CaseMeans {
  /** What a game exports besides its rules: cases may call it. */
  functions?(game: string): Functions;
  /** The text of a file that cases start from, named from where they stand. */
  read?(path: string): string;
}

/**
 * Runs every case of a file. A file that cannot be read is one failed case, so that it does not hide the others; so are
 * all its cases of a game that is not there.
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

/** A game by its id; the only one there is need not be named. */
function gameNamed(known: readonly Game[], id: string | undefined): Game | undefined {
  return id === undefined && known.length === 1 ? known[0] : known.find((game) => game.id === id);
}

/** Why one case does not hold, or nothing. */
function verdict(game: Game, file: CaseFile, one: Case, means: CaseMeans): string | undefined {
  try {
    const givens = [...startsOf(file.given, means), ...startsOf(one.given, means)];
    const options = optionsOf(game, Object.assign({}, ...givens.map((given) => given.options ?? {})));
    const parsed = game.options.safeParse(options);
    // Options that do not fit are complained of when the match is made.
    const known = parsed.success ? parsed.data : {};
    const starts = givens.map((given) => withoutTerms(given, game, known));
    const failures = runCase(
      game,
      { ...Object.assign({}, ...starts), options },
      starts,
      withoutTerms(one, game, known),
      {
        functions: means.functions?.(game.id) ?? {},
      },
    );
    return failures.length > 0 ? failures.join('; ') : undefined;
  } catch (error) {
    // Rules that throw, options that do not fit: whatever it is, this case does not hold.
    return thrown(error);
  }
}

/** What a given starts from, first one first: the files that it names, then itself. */
function startsOf(given: Given | undefined, means: CaseMeans, depth = 0): readonly Given[] {
  if (given === undefined) return [];
  const { from, ...own } = given;
  if (from === undefined) return [own];
  if (!means.read) throw new TestkitError('bad-case-file', 'given.from', `There is no way to read ${from} here`);
  if (depth > DEEPEST) throw new TestkitError('bad-case-file', 'given.from', `${from} goes round in a circle`);
  return [...startsOf(readSharedGiven(means.read(from)), means, depth + 1), own];
}

const DEEPEST = 8;

/** An option that the game takes as a text of JSON may be written as the object it stands for. */
function optionsOf(game: Game, options: object): object {
  const parsed = game.options.safeParse(options);
  if (parsed.success) return options;
  const given = new Map<PropertyKey, unknown>(Object.entries(options));
  const texts = parsed.error.issues.flatMap(({ code, path: [name = ''] }) => {
    const value = given.get(name);
    return code === 'invalid_type' && typeof value === 'object' ? [[name, JSON.stringify(value)]] : [];
  });
  return { ...options, ...Object.fromEntries(texts) };
}

function runCase(
  game: Game,
  start: Given,
  starts: readonly Given[],
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
  // With nothing done, the events are those of the setup.
  const events: LoggedEvent[] = when.length === 0 ? [...match.setupEvents] : [];
  let result: Applied | Refused | undefined;
  for (const [i, { step, place }] of steps.entries()) {
    const refusable = i === steps.length - 1 && then.refused !== undefined;
    try {
      result = take(match, step);
    } catch (error) {
      return [`${place}: ${thrown(error)}`];
    }
    if (result.ok && i >= begun) events.push(...result.events);
    const failures = stepFailures({ match, functions }, step, result, refusable);
    if (failures.length > 0) return failures.map((why) => `${place}: ${why}`);
  }
  const refusal = result && !result.ok ? result.refusal : undefined;
  return mismatches(then, { match, events, refusal, functions }).map((why) => `then: ${why}`);
}

/** The steps that lead to the position of a case. */
function before(whose: string, { edits, play = [] }: Given): { step: CaseStep; place: string }[] {
  return [
    ...(edits ? [{ step: { seat: 0, edit: edits }, place: `${whose}.edits` }] : []),
    ...play.map((step, i) => ({ step, place: `${whose}.play.${i}` })),
  ];
}

function take(match: Match, { seat, action, edit, dice }: CaseStep): Applied | Refused {
  return edit ? match.edit(seat, patchesFor(match.state, edit)) : match.apply(seat, action, dice);
}

/** What went wrong in one step; `refusable`: the end of the case expects a refusal of it. */
function stepFailures(
  at: Pick<Moment, 'match' | 'functions'>,
  { then }: CaseStep,
  result: Applied | Refused,
  refusable: boolean,
): string[] {
  if (!result.ok && !refusable && then?.refused === undefined) {
    const { refusal } = result;
    return [`refused with "${refusal.code}": ${canonical(refusal.params)}`];
  }
  const events = result.ok ? result.events : [];
  return then ? mismatches(then, { ...at, events, refusal: result.ok ? undefined : result.refusal }) : [];
}

/** Edits as patches; each is read against what the edits before it have made. */
function patchesFor(state: object, edits: NonNullable<CaseStep['edit']>): Patch[] {
  let edited = state;
  return edits.map((edit) => {
    const [place, value] = edit;
    const path = pathTo(edited, place);
    const patch: Patch = edit.length === 1 ? [path] : [path, value];
    edited = applyPatches(edited, [patch]);
    return patch;
  });
}
