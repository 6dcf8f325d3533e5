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
import { type Case, type CaseFile, type CaseStep, type Given, readCaseFile } from './caseFile.ts';
import { TestkitError, type TestkitErrorCode, thrown } from './errors.ts';
import { mismatches } from './expectation.ts';
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

/**
 * Runs every case of a file. A file that cannot be read is one failed case, so that it does not hide the others; so are
 * all its cases of a game that is not there.
 */
export function runCases(games: Game | readonly Game[], text: string, file: string): CaseResult[] {
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
    if (game) return [resultOf(file, one, verdict(game, cases, one))];
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
function verdict(game: Game, file: CaseFile, one: Case): string | undefined {
  try {
    const parsed = game.options.safeParse(one.given?.options ?? file.given?.options ?? {});
    // Options that do not fit are complained of when the match is made.
    const options = parsed.success ? parsed.data : {};
    const shared = withoutTerms(file.given ?? {}, game, options);
    const failures = runCase(game, shared, withoutTerms(one, game, options));
    return failures.length > 0 ? failures.join('; ') : undefined;
  } catch (error) {
    // Rules that throw, options that do not fit: whatever it is, this case does not hold.
    return thrown(error);
  }
}

function runCase(game: Game, shared: Given, { given = {}, when, then }: Case): string[] {
  const { options, seats = game.seats.min, seed = 'case', setup } = { ...shared, ...given };
  const match = Match.create(game, {
    options: options ?? {},
    seats,
    seed,
    mode: 'companion',
    dice: 'fast',
    ...(setup && { setup }),
  });
  const steps = [
    ...before('given of the file', shared),
    ...before('given', given),
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
    const failures = stepFailures(match, step, result, refusable);
    if (failures.length > 0) return failures.map((why) => `${place}: ${why}`);
  }
  const refusal = result && !result.ok ? result.refusal : undefined;
  return mismatches(then, { match, events, refusal }).map((why) => `then: ${why}`);
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
function stepFailures(match: Match, { then }: CaseStep, result: Applied | Refused, refusable: boolean): string[] {
  if (!result.ok && !refusable && then?.refused === undefined) {
    const { refusal } = result;
    return [`refused with "${refusal.code}": ${canonical(refusal.params)}`];
  }
  const events = result.ok ? result.events : [];
  return then ? mismatches(then, { match, events, refusal: result.ok ? undefined : result.refusal }) : [];
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
